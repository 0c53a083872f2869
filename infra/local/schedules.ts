import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOUR_MS, MINUTE_MS } from '#shared/lib/time.ts';
import { schedules as inTheCloud } from '../schedules.ts';
import { runWithRights } from './rights.ts';
import { root } from './settings.ts';

/** Scheduled jobs. In AWS EventBridge runs them; here a timer does, or POST /tick/{name} immediately. */
export interface Schedule {
  everyMs: number;
  /** returns a report of the run; `remainingMs` is its time limit, as a Lambda's context gives it */
  run(remainingMs?: number): Promise<Record<string, unknown>>;
}

export type Schedules = Record<string, Schedule>;

/** The functions that EventBridge starts in the cloud (infra/schedules.ts), run in this process. */
export const scheduledFunctions = (): Schedules =>
  Object.fromEntries(
    Object.entries(inTheCloud).map(([name, { file, everyHours, timeoutMinutes, needs }]) => [
      name,
      {
        everyMs: everyHours * HOUR_MS,
        run: async (remainingMs = timeoutMinutes * MINUTE_MS) => {
          const { handler } = await import(pathToFileURL(join(root, file)).href);
          const end = performance.now() + remainingMs;
          return runWithRights(name, needs, () =>
            handler({}, { getRemainingTimeInMillis: () => end - performance.now() }),
          );
        },
      },
    ]),
  );

/** Runs one schedule. A failed run is reported and does not prevent the next one. */
export async function runNow(name: string, schedules: Schedules): Promise<void> {
  await schedules[name]!.run().catch((error) => console.error(`waymark: schedule ${name} failed: ${error}`));
}

/** Starts the timers; returns the function that stops them. */
export function startTimers(schedules: Schedules): () => void {
  const timers = Object.entries(schedules).map(([name, { everyMs }]) =>
    setInterval(() => runNow(name, schedules), everyMs).unref(),
  );
  return () => timers.forEach(clearInterval);
}
