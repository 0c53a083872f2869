/** A session that has ended on this device, on its way to its end at the server. */
let underWay: Promise<unknown> = Promise.resolve();

/** How long a slow network may hold the next sign-in up. */
const PATIENCE_MS = 3_000;

export function endsWith(revoked: Promise<unknown>): void {
  underWay = revoked.catch(() => undefined);
}

/** Whoever signs in before the last session has ended would be signed out with it. */
export const lastSessionEnded = (): Promise<unknown> =>
  Promise.race([underWay, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
