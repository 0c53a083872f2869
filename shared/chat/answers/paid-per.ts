/** A year's pay per hour, day, week or month. */
import { usd } from '#shared/lib/format.ts';
import { timesAYear } from '#shared/lib/working-year.ts';
import type { State } from '#shared/occupations/places.ts';
import { medianIn } from '../figures/occupation-figures.ts';
import type { Period } from '../question/aspects.ts';
import { known, list, type OccupationTable, occupationName, placeName } from './occupation.ts';

const yearSaid: Record<Period, string> = {
  hour: 'at 2,080 hours a year, as the publisher counts',
  day: 'at 2,080 hours a year, as the publisher counts, and 8 hours a day',
  week: 'at 52 weeks a year',
  month: 'at 12 months a year',
};
/** "an hour" */
export const aPeriod = (per: Period): string => `${per === 'hour' ? 'an' : 'a'} ${per}`;
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function shareOf(yearly: number, per: Period): string {
  const part = yearly / timesAYear[per];
  return per === 'hour' ? cents.format(part) : usd(Math.round(part));
}

/** The yearly median per hour, day, week or month; empty if none is published. */
export function paidPerSaid(
  { facts, states }: OccupationTable,
  index: number,
  per: Period,
  places: readonly State[],
): string[] {
  const shared = (median: number): string => shareOf(median, per);
  const median = facts.wageP50[index]!;
  if (!known(median)) return [];
  const there = places.flatMap((place) => {
    const own = medianIn(states(index), place);
    return own === null ? [] : [`${shared(own)} in ${placeName(place)}`];
  });
  const each = list.format([`${shared(median)} ${aPeriod(per)} in the United States`, ...there]);
  return [`${occupationName(facts, index)}: that median is about ${each}, ${yearSaid[per]}.`];
}
