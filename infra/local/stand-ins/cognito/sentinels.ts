import { setTimeout as delay } from 'node:timers/promises';
import { InternalErrorException, TooManyRequestsException } from './errors.ts';

const SLOW_MS = 5_000;

/**
 * An address that begins with `cognito-500`, `cognito-429` or `cognito-slow` gets the answers of a failing, overloaded
 * or slow user pool, so that the screens for it can be seen by hand. No account can be created under the first two.
 */
export async function actOnSentinel(body: unknown): Promise<void> {
  const address = addressIn(body);
  if (address.startsWith('cognito-500')) throw new InternalErrorException();
  if (address.startsWith('cognito-429')) throw new TooManyRequestsException();
  if (address.startsWith('cognito-slow')) await delay(SLOW_MS);
}

/** Sign-up, resend and reset have the address at the top level, sign-in among its parameters. */
function addressIn(body: unknown): string {
  const { Username, AuthParameters } = (body ?? {}) as { Username?: unknown; AuthParameters?: { USERNAME?: unknown } };
  const address = Username ?? AuthParameters?.USERNAME;
  return typeof address === 'string' ? address.toLowerCase() : '';
}
