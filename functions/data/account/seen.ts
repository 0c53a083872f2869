/** What this process has read of sign-outs: whoever was looked at a moment ago needs no read of their own. */

interface Seen {
  signedOutBefore: number;
  /** when it was read */
  at: number;
}

/** So long a token may outlive its session in a process that has just looked: half of the minute that R4 allows. */
export const SEEN_MS = 30_000;
const MOST = 5_000;

const seen = new Map<string, Seen>();

/** Notes what was read or written; a sign-out is never taken back by a read that began before it. */
export function noteSeen(sub: string, signedOutBefore: number, now: number): void {
  const before = seen.get(sub)?.signedOutBefore ?? 0;
  seen.delete(sub); // the map's order is by the last look
  seen.set(sub, { signedOutBefore: Math.max(signedOutBefore, before), at: now });
  if (seen.size > MOST) seen.delete(seen.keys().next().value as string);
}

/** Whether a token of this sign-in was alive a moment ago; undefined where nobody has looked. */
export function wasAlive({ sub, authTime }: { sub: string; authTime: number }, now: number): boolean | undefined {
  const known = seen.get(sub);
  if (known && authTime < known.signedOutBefore) return false;
  return known && Math.abs(now - known.at) < SEEN_MS ? true : undefined;
}
