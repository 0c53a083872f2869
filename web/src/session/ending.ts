import { delay } from '#shared/lib/delay.ts';

/** A session that has ended on this device and is being ended on the server. */
let underWay: Promise<unknown> = Promise.resolve();

/** How long a slow network may delay the next sign-in. */
const TIMEOUT_MS = 3_000;

export function endsWith(revoked: Promise<unknown>): void {
  underWay = revoked.catch(() => undefined);
}

/** Waits for the last session to end: a sign-in before that would be ended with it. */
export const lastSessionEnded = (): Promise<unknown> => Promise.race([underWay, delay(TIMEOUT_MS)]);
