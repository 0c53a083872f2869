import { Refusal } from '#shared/lib/refusal.ts';
import { lastDay } from './postings.ts';
import { nationFile, statesFile } from './read-postings.ts';
import { dayAfter, type MarketSeries, newest } from './series.ts';

/**
 * Published data never goes backward: no series ends earlier than before, none disappears, and none ends in the future,
 * which would make everything after it look older.
 * @param now milliseconds since the epoch
 * @throws Refusal
 */
export function refuseOlder(series: MarketSeries, before: MarketSeries, now: number): void {
  const tomorrow = dayAfter(new Date(now).toISOString().slice(0, 10), 1);
  const check = (file: string, end: string | undefined, endBefore: string) => {
    if (end === undefined) throw new Refusal(file, null, `is missing, and was there until ${endBefore}`);
    if (end < endBefore) throw new Refusal(file, null, `ends with ${end}, and ${endBefore} is known: an old file?`);
    if (end > tomorrow) throw new Refusal(file, null, `ends with ${end}, which is to come`);
  };
  check(nationFile, lastDay(series), lastDay(before));
  check(statesFile, series.states.until, before.states.until);
  for (const [id, earlier] of Object.entries(before.labor))
    check(id, series.labor[id] && newest(series.labor[id])?.month, newest(earlier)?.month ?? '');
}
