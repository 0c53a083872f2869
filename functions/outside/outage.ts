/** Decides whether an AWS service is unavailable, and how that is answered. */
import { isThrottlingError, isTransientError } from '@smithy/core/retry';
import { AppError } from '#shared/lib/errors.ts';

type SdkError = Parameters<typeof isThrottlingError>[0] & { code?: string };

/** Our own timeout, and an answer that is not JSON: the SDK treats neither as transient. */
const broken = new Set(['AbortError', 'SyntaxError']);

/** Whether an AWS service was unreachable, failed or throttled. Any other refusal is a bug of ours. */
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

/** In an error's code or message: no connection was made, so the service has done nothing. */
export const unreached = /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b/;

/** @param what the start of the sentence people see, such as "Your files cannot be reached" */
export const unavailable = (what: string, retryAfterSeconds = 2): AppError =>
  new AppError('UNAVAILABLE', `${what} right now. Please try again in a moment.`, { retryAfterSeconds });
