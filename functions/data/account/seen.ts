/** A cache of sign-out times in this process: an account that was read a moment ago is not read again. */

interface Seen {
  signedOutBefore: number;
  /** when it was read */
  at: number;
}

/** How long a token may outlive its session in a process that has cached it: half of the minute that R4 allows. */
export const SEEN_MS = 30_000;
const MAX_SEEN = 5_000;

const seen = new Map<string, Seen>();

/** Notes what was read or written; a sign-out is never taken back by a read that began before it. */
export function noteSeen(sub: string, signedOutBefore: number, now: number): void {
  const before = seen.get(sub)?.signedOutBefore ?? 0;
  seen.delete(sub); // the map's order is by the last look
  seen.set(sub, { signedOutBefore: Math.max(signedOutBefore, before), at: now });
  if (seen.size > MAX_SEEN) seen.delete(seen.keys().next().value as string);
}

/** Whether a token of this sign-in was valid a moment ago; undefined where nothing is cached. */
export function wasAlive({ sub, authTime }: { sub: string; authTime: number }, now: number): boolean | undefined {
  const known = seen.get(sub);
  if (known && authTime < known.signedOutBefore) return false;
  return known && Math.abs(now - known.at) < SEEN_MS ? true : undefined;
}
