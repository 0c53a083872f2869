/** Entry point of a function started by EventBridge: one run, which fails as a whole. */
import { randomUUID } from 'node:crypto';
import type { Context as LambdaContext } from 'aws-lambda';
import { clock } from '#functions/outside/clock.ts';
import { type Log, logFor } from '#functions/outside/log.ts';

export interface ScheduledRun {
  /** The schedule's own input, besides the time. */
  event: unknown;
  /** Milliseconds since the epoch, at the start. */
  now: number;
  /** Milliseconds until the timeout. */
  leftMs(): number;
  log: Log;
}

/** @param name as in infra/schedules.ts */
export const scheduled =
  <Done>(name: string, work: (run: ScheduledRun) => Promise<Done>) =>
  async (event?: unknown, lambda?: Pick<LambdaContext, 'getRemainingTimeInMillis'>): Promise<Done> => {
    const log = logFor({ correlationId: randomUUID(), route: `schedule ${name}` });
    const leftMs = () => lambda?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY;
    try {
      return await work({ event, now: clock.now(), leftMs, log });
    } catch (error) {
      log.error('run-failed', error);
      throw error;
    }
  };
