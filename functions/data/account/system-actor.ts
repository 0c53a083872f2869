import { random16 } from '#functions/outside/random.ts';
import type { Actor } from './change.ts';

const MAX_MS = 8_000;

/**
 * The system as the author of a change: a payment, a scheduled job or an administrator. It has no session, so the
 * owner's sign-out does not block it.
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
