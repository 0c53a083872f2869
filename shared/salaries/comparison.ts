/** An occupation's pay by country (D-93): OEWS for the United States, an estimate by one rule elsewhere. */
import { usd } from '#shared/lib/format.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { provenanceOf } from '#shared/occupations/sources.ts';
import { abroad } from './abroad.ts';
import type { Comparison } from './contract.ts';
import { countryName } from './country-name.ts';
import { type Range, wageRange, within } from './pay-range.ts';
import type { PayTable } from './pay-table.ts';

/** The United States first, then others by median in descending order; those without US dollars last. */
export function comparisonsOf(facts: Facts, table: PayTable, index: number): Comparison[] {
  const wages = wageRange(facts, index);
  const occupation = {
    wages,
    groups: table.groups[index]!,
    groupMeans: table.unitedStates,
  };
  const others = table.countries.filter(({ code }) => code !== 'US').flatMap((country) => abroad(occupation, country));
  const medianOf = (one: Comparison) => one.usd?.median ?? 0;
  return [
    unitedStates(wages),
    ...others.sort((a, b) => medianOf(b) - medianOf(a) || a.country.localeCompare(b.country)),
  ];
}

function unitedStates(wages: Range): Comparison {
  const { min, median, max } = within(wages, usd);
  const provenance = provenanceOf('oews', 'Published for the occupation; before tax.');
  return {
    country: countryName('US'),
    code: 'US',
    currency: 'USD',
    formatted: { min, median, max, minUSD: min, medianUSD: median, maxUSD: max },
    usd: wages.median === null ? null : { ...wages, median: wages.median },
    purchasing_power: median,
    group: null,
    year: Number(provenance.date.slice(0, 4)),
    provenance,
  };
}

/** Highest and lowest pay and the mean of the medians, in US dollars, over all countries that have them. */
export function insightsOf(comparisons: readonly Comparison[]) {
  const byPay = comparisons.filter((one) => one.usd !== null).sort((a, b) => b.usd!.median - a.usd!.median);
  const sum = byPay.reduce((total, one) => total + one.usd!.median, 0);
  const extreme = (one: Comparison | undefined) =>
    one ? { country: one.country, formatted: { medianUSD: one.formatted.medianUSD! } } : null;
  return {
    highestPaying: extreme(byPay[0]),
    lowestPaying: extreme(byPay.at(-1)),
    averageMedian: byPay.length === 0 ? null : Math.round(sum / byPay.length),
  };
}
