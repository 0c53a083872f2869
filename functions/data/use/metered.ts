/** Makes a route metered: passed to `serve` beside the handler of a route with a quota. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '#functions/data/account/change.ts';
import type { Idempotency } from '#functions/data/idempotency/record.ts';
import type { Log } from '#functions/outside/log.ts';
import { AppError } from '#shared/lib/errors.ts';
import { HOUR_MS } from '#shared/lib/time.ts';
import { toGateAnswer } from '#shared/plans/gate-answer.ts';
import type { Denial, Quota } from '#shared/plans/metered-route.ts';
import { type Begun, beginUse, commitUse, releaseUse, type Use } from './use.ts';

const POLL_MS = 150;

export interface MeteredCall<In, Out> {
  quota: Quota<In, Out>;
  input: In;
  context: Actor & { log: Log; idempotency: Idempotency | undefined };
  /** Runs the handler; its output has passed the route's schema. */
  produce(): Promise<Out>;
  /** Whether the caller is still waiting for an answer. */
  isWaiting(): boolean;
}

/**
 * Runs one call of a metered route as one use of its feature. Any failure, ours or the caller's, returns the unit.
 * @throws AppError of the handler; CONFLICT while an equal call is running
 */
export async function metered<In, Out>(call: MeteredCall<In, Out>): Promise<Out | Denial> {
  const { quota, input, context } = call;
  const { feature, window } = quota;
  const use: Use = {
    feature,
    idempotency: context.idempotency,
    window: window && { ms: window.hours * HOUR_MS, repeats: window.repeats ?? Number.MAX_SAFE_INTEGER },
  };
  const begun = await begin(call, use);
  if ('answer' in begun) return begun.answer as Out;
  if ('denied' in begun) return toGateAnswer(begun.denied) as Denial;
  const { id } = begun;
  try {
    const output = await call.produce();
    const committed = await commitUse(context, use, id, { unit: quota.unit?.(input, output), output });
    return 'denied' in committed ? (toGateAnswer(committed.denied) as Denial) : committed.output;
  } catch (error) {
    // a unit that cannot be released now is released when its reservation expires
    await releaseUse(context, use, id).catch((fault) => context.log.error('not-released', fault));
    throw error;
  }
}

/** Waits while an equal call is running: its answer serves this call too. */
async function begin<In, Out>({ quota, input, context, isWaiting }: MeteredCall<In, Out>, use: Use) {
  const unitKey = quota.window?.key(input);
  for (;;) {
    const begun: Begun = await beginUse(context, use, unitKey);
    if (!('running' in begun)) return begun;
    if (!isWaiting())
      throw new AppError('CONFLICT', 'The same request is still being worked on.', { retryAfterSeconds: 2 });
    await sleep(POLL_MS);
  }
}
