/** How a reservation ended, kept for a day: a repeated commit gets the same answer, and nothing ends twice. */
import { expiryAttribute, isExpired } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { getItem, type Item, type Key } from '#functions/outside/table.ts';
import { DAY_MS } from '#shared/lib/time.ts';

export type Ending = 'commit' | 'release';

const RECORD_MS = DAY_MS;

const keyOf = (sub: string, id: string): Key => ({ pk: userPartition(sub), sk: `RESERVATION#${id}` });

/** Written in the same transaction as the end itself. */
export const endedReservation = (sub: string, id: string, ending: Ending, now: number): Item & Key => ({
  ...keyOf(sub, id),
  ending,
  ...expiryAttribute(now + RECORD_MS),
});

/** Null for an unknown id, and for a reservation that has not ended or ended more than a day ago. */
export async function endingOf(sub: string, id: string, now: number): Promise<Ending | null> {
  const item = await getItem(keyOf(sub, id), { consistent: true });
  return item && !isExpired(item, now) ? (item.ending as Ending) : null;
}
