import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOUR_MS, MINUTE_MS } from '#shared/lib/time.ts';
import { schedules as inTheCloud } from '../schedules.ts';
import { runWithRights } from './rights.ts';
import { root } from './settings.ts';

/** Scheduled jobs. AWS runs them by EventBridge; here a timer does, or POST /tick/{name} at once. */
export interface Schedule {
  everyMs: number;
  /** what it did, for whoever ticked it; `remainingMs` is the time it has, as a Lambda is told */
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

/** Runs one. A run that fails is reported, and the next one comes all the same. */
export async function runNow(name: string, schedules: Schedules): Promise<void> {
  await schedules[name]!.run().catch((error) => console.error(`waymark: schedule ${name} failed: ${error}`));
}

/** Starts the timers. */
export function startTimers(schedules: Schedules): () => void {
  const timers = Object.entries(schedules).map(([name, { everyMs }]) =>
    setInterval(() => runNow(name, schedules), everyMs).unref(),
  );
  return () => timers.forEach(clearInterval);
}
