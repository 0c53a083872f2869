import { isThrottlingError } from '@smithy/core/retry';

type SdkError = Parameters<typeof isThrottlingError>[0];

/** Whether a service of AWS was not reached, failed or had no room: what else it refuses is a bug of ours. */
export function isOutage(error: unknown): boolean {
  const status = (error as SdkError).$metadata?.httpStatusCode;
  return status === undefined || status >= 500 || isThrottlingError(error as SdkError);
}
