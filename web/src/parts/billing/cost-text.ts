import { ApiError } from '#web/api/api-error.ts';

/**
 * What a failed use has cost, as a sentence. Only an answer of the function itself proves that it cost nothing: after a
 * lost or late answer (502 to 504), the use may have been counted.
 */
export const costText = (error: unknown): string =>
  error instanceof ApiError && error.status >= 400 && error.status <= 500
    ? 'Nothing was counted.'
    : 'Trying again is the same use: it is counted at most once.';
