/** A scheduled job over more items than one run can visit. It handles the cursor, the deadline and failures. */
import { finishPass, openPass, storeCursor } from '#functions/data/job/pass.ts';
import { clock } from '#functions/outside/clock.ts';
import type { Log } from '#functions/outside/log.ts';
import { random16 } from '#functions/outside/random.ts';
import { newId } from '#shared/lib/ids.ts';
import { HOUR_MS } from '#shared/lib/time.ts';
import { scheduled } from './scheduled.ts';

interface JobContext {
  /** Milliseconds since the epoch, at this visit. */
  now: number;
  log: Log;
}

interface Job<Item> {
  /** as in infra/schedules.ts */
  name: string;
  /** A page of items after the cursor (null: from the start). Empty: the pass is finished. */
  page(after: string | null): Promise<Item[]>;
  cursorOf(item: Item): string;
  /** what the log says about an item that failed */
  named(item: Item): Record<string, string>;
  /** Handles one item. Items may be visited again after a crash. */
  visit(item: Item, context: JobContext): Promise<void>;
}

export interface Run {
  /** items visited in this run */
  visited: number;
  /** whether the pass is complete; otherwise the next run continues it */
  finished: boolean;
}

/**
 * A schedule fires more often than passes begin, so that a pass of many runs continues without a pause.
 * `passEveryHours` is the time between the beginnings of two passes; without it one begins at once.
 */
export interface Rest {
  passEveryHours?: number;
}

/** Items visited concurrently. */
const AT_ONCE = 5;
/** No visit starts later than this before the timeout, so that running ones can finish. */
const MARGIN_MS = 30_000;

/**
 * A function started by EventBridge. It begins a pass over all items, or continues where the last run stopped, and
 * stops in time. A failed item does not stop the others, but the run then fails as a whole and raises an alarm.
 */
export const job = <Item>({ name, page, cursorOf, named, visit }: Job<Item>) =>
  scheduled(name, async ({ event, leftMs, log }): Promise<Run> => {
    const isLate = () => leftMs() <= MARGIN_MS;
    const restMs = ((event as Rest | undefined)?.passEveryHours ?? 0) * HOUR_MS;
    const pass = await openPass(name, newId(random16(), clock.now()), clock.now(), restMs);
    if (!pass) return { visited: 0, finished: true };
    let { cursor } = pass;
    let [visited, failed, finished] = [0, 0, false];

    /** Visits items in order until time runs out; returns how many. */
    const visitAll = async (items: Item[]): Promise<number> => {
      let begun = 0;
      const work = async () => {
        while (begun < items.length && !isLate()) {
          const item = items[begun++]!;
          try {
            await visit(item, { now: clock.now(), log });
          } catch (error) {
            failed += 1;
            log.error('visit-failed', error, named(item));
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return begun;
    };

    while (!finished && !isLate()) {
      const items = await page(cursor);
      const done = await visitAll(items);
      visited += done;
      if (items.length === 0) {
        await finishPass(name, pass, clock.now());
        finished = true;
      } else if (done > 0) {
        cursor = cursorOf(items[done - 1]!);
        finished = !(await storeCursor(name, pass, cursor));
      }
    }
    log.info('run', { visited, failed, finished, passStartedAt: new Date(pass.startedAt).toISOString() });
    if (failed > 0) throw new Error(`${failed} of ${visited} visits failed`);
    return { visited, finished };
  });
