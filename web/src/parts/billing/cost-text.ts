import { ApiError } from '#web/api/api-error.ts';

/**
 * What a failed use of a feature has cost, as a sentence. Only what the function itself has answered says that it was
 * nothing: where an answer was lost or came too late (502 to 504), its use may have been counted.
 */
export const costText = (error: unknown): string =>
  error instanceof ApiError && error.status >= 400 && error.status <= 500
    ? 'Nothing was counted.'
    : 'Trying again is the same use: it is counted at most once.';
