import { setTimeout as sleep } from 'node:timers/promises';
import { ConditionFailed, WriteConflict } from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';

const MIN_PAUSE_MS = 16;
const MAX_PAUSE_MS = 1000;
/** Time that the last attempt may take. */
const LAST_TRY_MS = 300;

export interface Racer {
  random16(): Uint8Array;
  /** milliseconds until an answer comes too late */
  leftMs(): number;
}

interface Options {
  /** so many lost races are followed by a try at once */
  triesAtOnce?: number;
}

/**
 * Reads, decides and writes by `attempt`, anew while somebody else writes in between.
 * @throws AppError UNAVAILABLE with these words where others write until the end
 */
export async function untilWritten<T>(
  racer: Racer,
  words: string,
  attempt: () => Promise<T>,
  { triesAtOnce = 0 }: Options = {},
): Promise<T> {
  for (let losses = 1; ; losses++) {
    const started = performance.now();
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ConditionFailed || error instanceof WriteConflict)) throw error;
    }
    if (losses > triesAtOnce) await pauseAfter(losses, performance.now() - started, racer, words);
  }
}

/**
 * Waits after a lost race, at random so that racers part, and longer after each loss. The measure is what the lost try
 * took: where a try takes long, because the machine is busy with all of them, they have to stand further apart. The pause
 * before the last try ends while there is still time for it.
 * @throws AppError UNAVAILABLE with these words once there is none
 */
async function pauseAfter(losses: number, lostMs: number, racer: Racer, words: string): Promise<void> {
  const left = racer.leftMs() - Math.max(LAST_TRY_MS, lostMs);
  if (left <= 0) throw new AppError('UNAVAILABLE', words, { retryAfterSeconds: 1 });
  const random = Buffer.from(racer.random16()).readUInt32BE() / 2 ** 32;
  await sleep(random * Math.min(left, MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, lostMs) * 2 ** losses));
}
