import { setTimeout as sleep } from 'node:timers/promises';
import { ConditionFailed, WriteConflict } from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';

const MIN_PAUSE_MS = 16;
const MAX_PAUSE_MS = 1000;
/** Time reserved for the last attempt. */
const LAST_TRY_MS = 300;

export interface Racer {
  random16(): Uint8Array;
  /** milliseconds until an answer comes too late */
  leftMs(): number;
}

interface Options {
  /** after this many lost races the next attempt follows at once */
  triesAtOnce?: number;
}

/**
 * Reads, decides and writes by `attempt`, repeating while another writer comes first.
 * @throws AppError UNAVAILABLE with these words while the row stays contended
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
 * Pauses after a lost race, for a random time so that competitors spread out, and longer after each loss. It scales
 * with the time the lost attempt took: on a busy machine competitors must spread further. The pause before the last
 * attempt leaves time for it.
 * @throws AppError UNAVAILABLE with these words when no time is left
 */
async function pauseAfter(losses: number, lostMs: number, racer: Racer, words: string): Promise<void> {
  const left = racer.leftMs() - Math.max(LAST_TRY_MS, lostMs);
  if (left <= 0) throw new AppError('UNAVAILABLE', words, { retryAfterSeconds: 1 });
  const random = Buffer.from(racer.random16()).readUInt32BE() / 2 ** 32;
  await sleep(random * Math.min(left, MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, lostMs) * 2 ** losses));
}
