import { random16 } from '#functions/outside/random.ts';
import type { Actor } from './change.ts';

const MAX_MS = 8_000;

/**
 * The system as the one who changes an account: for a payment, a daily run or an administrator. Nobody is signed in, so a
 * sign-out of the owner does not forbid it.
 */
export const systemActor = (sub: string, now: number): Actor => {
  const until = performance.now() + MAX_MS;
  return {
    user: { sub, authTime: Number.MAX_SAFE_INTEGER },
    now,
    random16,
    leftMs: () => until - performance.now(),
  };
};
