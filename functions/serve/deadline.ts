import { clock } from '#functions/outside/clock.ts';
import { AppError } from '#shared/lib/errors.ts';
import { DEFAULT_TIMEOUT_MS, type Route } from '#shared/lib/route.ts';

/** We answer this long before the client gives up. */
export const HEAD_START_MS = 1_500;

/**
 * The answer of `work`, or a 503 after `ms`, so that a slow dependency is answered before the client gives up
 * (reliability G21). `work` continues as if its answer had been lost on the way.
 */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('UNAVAILABLE', 'This took too long. Please try again.', { retryAfterSeconds: 1 })),
      Math.max(0, ms),
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** How long a call took, and what share of its limit (infra/lib/near-timeout.ts). */
export const timing = ({ timeoutMs = DEFAULT_TIMEOUT_MS }: Route, started: number) => {
  const ms = clock.now() - started;
  return { ms, percentOfLimit: Math.round((100 * ms) / timeoutMs) };
};
