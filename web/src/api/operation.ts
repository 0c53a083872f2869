import type { api } from '#shared/api.ts';
import { queryClient } from './query-client.ts';

type Api = typeof api;

/** A route by its name in the table, or what else is asked as a query: Cognito's confirmation of an address. */
export type Operation = { [Domain in keyof Api]: keyof Api[Domain] }[keyof Api] | 'ConfirmSignUp';

/** Under which the answer of an operation is kept: all of them, or the one for this input. Costs no code of the route. */
export const queryKey = (operation: Operation, input?: object): readonly unknown[] =>
  input === undefined ? [operation] : [operation, input];

/** What an operation has answered is out of date, whatever the input was: screens that show it ask again. */
export const invalidate = (operation: Operation): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKey(operation) });
