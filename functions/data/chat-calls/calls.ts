/** Rate limit of the chat, by address or by signed-in person (D-45, reliability G19). */

import { createHash } from 'node:crypto';
import { expiryAttribute } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { getItem, type Key, putItem, wasWritten } from '#functions/outside/table.ts';
import { MAX_CALLS, MAX_CALLS_A_DAY, WINDOW_MINUTES } from '#shared/chat/limits.ts';
import { DAY_MS, MINUTE_MS } from '#shared/lib/time.ts';

const WINDOW_MS = WINDOW_MINUTES * MINUTE_MS;
/** Concurrent calls of one client; a client with more is told to wait. */
const MAX_TRIES = 5;

export type Client = { sub: string } | { address: string };

/** The address itself is not stored, only its digest, for two days at most. */
const keyOf = (client: Client): Key =>
  'sub' in client
    ? { pk: userPartition(client.sub), sk: 'CHAT' }
    : { pk: `CHAT#${createHash('sha256').update(client.address).digest('hex')}`, sk: 'CHAT' };

/**
 * Counts a call if the limit allows it. @returns null if it does, else the milliseconds to wait. The times of the last
 * calls are kept, so that the limit holds for every ten minutes, wherever they begin.
 */
export async function countCall(client: Client, now: number): Promise<number | null> {
  const key = keyOf(client);
  const today = Math.floor(now / DAY_MS);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = await getItem(key, { consistent: true });
    // a call that began later may have been written first; entries of a clock that ran far ahead are dropped
    const calls = ((row?.calls as number[] | undefined) ?? []).filter((at) => Math.abs(at - now) < WINDOW_MS);
    const counted = row?.day === today ? Number(row.counted) : 0;
    if (counted >= MAX_CALLS_A_DAY) return (today + 1) * DAY_MS - now;
    if (calls.length >= MAX_CALLS) return calls[0]! + WINDOW_MS - now;
    const version = Number(row?.version ?? 0);
    const next = {
      calls: [...calls, now].sort((a, b) => a - b),
      day: today,
      counted: counted + 1,
      version: version + 1,
    };
    const write = putItem(
      { ...key, ...expiryAttribute((today + 2) * DAY_MS), ...next },
      { expression: 'attribute_not_exists(pk) OR version = :version', values: { ':version': version } },
    );
    // false: another call of this client was written in between
    if (await wasWritten(write)) return null;
  }
  return 1_000;
}
