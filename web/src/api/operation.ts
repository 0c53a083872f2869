import type { Query } from '@tanstack/react-query';
import type { api } from '#shared/api.ts';
import { queryClient } from './query-client.ts';

type Api = typeof api;

/** A route's name in the table, or another call made as a query: Cognito's confirmation of an address. */
export type Operation = { [Domain in keyof Api]: keyof Api[Domain] }[keyof Api] | 'ConfirmSignUp';

/** The query key of an operation, for all inputs or for one. Importing it loads no route code. */
export const queryKey = (operation: Operation, input?: object): readonly unknown[] =>
  input === undefined ? [operation] : [operation, input];

/**
 * Marks an operation's answers as outdated for every input, so that screens showing them refetch. Screens still waiting
 * for their first answer refetch too, because it may predate the change; react-query alone would accept it.
 */
export function invalidate(operation: Operation): Promise<void> {
  const filters = { queryKey: queryKey(operation) };
  const isFirst = ({ state }: Query) => state.data === undefined;
  void queryClient.cancelQueries({ ...filters, type: 'active', predicate: isFirst }, { silent: true });
  return queryClient.invalidateQueries(filters);
}
