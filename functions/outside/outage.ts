/** The one rule for "a service of AWS is out", and the one answer to it. */
import { isThrottlingError, isTransientError } from '@smithy/core/retry';
import { AppError } from '#shared/lib/errors.ts';

type SdkError = Parameters<typeof isThrottlingError>[0] & { code?: string };

/** Our own limit of time, and an answer that is no JSON: the SDK counts neither as transient. */
const broken = new Set(['AbortError', 'SyntaxError']);

/** Whether a service of AWS was not reached, failed or had no room. Whatever else it refuses is a bug of ours. */
export function isOutage(error: unknown): boolean {
  const { name, code = '', $metadata } = error as SdkError;
  return (
    ($metadata?.httpStatusCode ?? 0) >= 500 ||
    isThrottlingError(error as SdkError) ||
    isTransientError(error as SdkError) ||
    broken.has(name) ||
    code.startsWith('HPE_') // Node could not parse the answer as HTTP
  );
}

/** In the code or the message of an error: there was no connection, so the service has done nothing. */
export const unreached = /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b/;

/** @param what the beginning of the sentence for the person, such as "Your files cannot be reached" */
export const unavailable = (what: string, retryAfterSeconds = 2): AppError =>
  new AppError('UNAVAILABLE', `${what} right now. Please try again in a moment.`, { retryAfterSeconds });
