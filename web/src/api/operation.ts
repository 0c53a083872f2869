import type { Query } from '@tanstack/react-query';
import type { api } from '#shared/api.ts';
import { queryClient } from './query-client.ts';

type Api = typeof api;

/** A route by its name in the table, or what else is asked as a query: Cognito's confirmation of an address. */
export type Operation = { [Domain in keyof Api]: keyof Api[Domain] }[keyof Api] | 'ConfirmSignUp';

/** Under which the answer of an operation is kept: all of them, or the one for this input. Costs no code of the route. */
export const queryKey = (operation: Operation, input?: object): readonly unknown[] =>
  input === undefined ? [operation] : [operation, input];

/**
 * What an operation has answered is out of date, whatever the input was: screens that show it ask again. So do those that
 * wait for their first answer, which may be of before the change: react-query alone would take that one.
 */
export function invalidate(operation: Operation): Promise<void> {
  const filters = { queryKey: queryKey(operation) };
  const isFirst = ({ state }: Query) => state.data === undefined;
  void queryClient.cancelQueries({ ...filters, type: 'active', predicate: isFirst }, { silent: true });
  return queryClient.invalidateQueries(filters);
}
