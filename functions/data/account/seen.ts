/** Caches sign-out times in this process, so that an account read a moment ago is not read again. */

interface Seen {
  signedOutBefore: number;
  /** when the account was read */
  at: number;
}

/** How long a cached token may outlive its session in one process: half of the minute that R4 allows. */
export const SEEN_MS = 30_000;
const MAX_SEEN = 5_000;

const seen = new Map<string, Seen>();

/** Records what was read or written. A read that began before a sign-out never undoes it. */
export function noteSeen(sub: string, signedOutBefore: number, now: number): void {
  const before = seen.get(sub)?.signedOutBefore ?? 0;
  seen.delete(sub); // moves the entry to the end: the map is ordered by last use
  seen.set(sub, { signedOutBefore: Math.max(signedOutBefore, before), at: now });
  if (seen.size > MAX_SEEN) seen.delete(seen.keys().next().value as string);
}

/** Whether a token of this sign-in was valid a moment ago; undefined when nothing is cached. */
export function wasAlive({ sub, authTime }: { sub: string; authTime: number }, now: number): boolean | undefined {
  const known = seen.get(sub);
  if (known && authTime < known.signedOutBefore) return false;
  return known && Math.abs(now - known.at) < SEEN_MS ? true : undefined;
}
