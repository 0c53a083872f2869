/**
 * Pay outside the United States: the ILO publishes pay by occupation group, from which an occupation's is estimated.
 */
import { usd } from '#shared/lib/format.ts';
import { sourceName, sources } from '#shared/occupations/sources.ts';
import type { Comparison } from './contract.ts';
import { countryName } from './country-name.ts';
import { type Range, within } from './pay-range.ts';
import { type CountryPay, groupText, overGroups } from './pay-table.ts';

const MONTHS = 12;
/** Significant digits of an estimate. */
const DIGITS = 3;

export const estimateRule =
  'What ILO publishes for the occupation group in the country, times twelve months, adjusted by how the occupation ' +
  'compares with that group in the United States: its median (or the pay that a tenth earn less than, or more than) ' +
  `divided by the group’s mean, both from ${sources.oews.release}.`;

interface Occupation {
  /** in the United States */
  wages: Range;
  groups: string;
  /** yearly mean pay of its groups in the United States */
  groupMeans: readonly number[];
}

/** Nothing is shown for a country that does not publish one of the occupation's groups. */
export function abroad({ wages, groups, groupMeans }: Occupation, country: CountryPay): Comparison[] {
  const month = overGroups(groups, country.means);
  if (month === null) return [];
  const year = month * MONTHS;
  const perDollar = year / overGroups(groups, groupMeans)!;
  const local = within(wages, (wage) => wage * perDollar);
  const dollars = within(local, (pay) => (country.usd === null ? null : rounded(pay * country.usd))) as Range;
  const { minUSD, medianUSD, maxUSD } = inUsd(dollars);
  return [
    {
      country: countryName(country.code),
      code: country.code,
      currency: country.currency,
      formatted: { ...within(local, (pay) => money(pay, country.currency)), minUSD, medianUSD, maxUSD },
      usd: dollars.median === null ? null : { ...dollars, median: dollars.median },
      purchasing_power: local.median && country.ppp ? usd(rounded(local.median * country.ppp)) : null,
      group: { name: groupText(groups), measure: country.measure, formatted: money(year, country.currency) },
      year: country.year,
      provenance: {
        kind: 'estimate',
        source: `${sourceName(sources.earnings)}; ${sources.oews.release}`,
        date: String(country.year),
        note: noteOf(country),
      },
    },
  ];
}

function inUsd(dollars: Range) {
  const { min: minUSD, median: medianUSD, max: maxUSD } = within(dollars, usd);
  return { minUSD, medianUSD, maxUSD };
}

const taxes = { before: 'before tax', after: 'after tax' };

/** What the publisher says about its figures, and what it leaves open. */
function noteOf({ measure, tax, scope, usd: rate, usdBy }: CountryPay): string {
  const notes = [
    `ILO: monthly ${measure}`,
    tax ? taxes[tax] : 'ILO does not say whether before or after tax',
    ...scope,
    ...(rate === null ? ['no exchange rate for that year'] : []),
    ...(rate !== null && usdBy === 'exchange' ? [`US dollars at the rate of ${sources.exchange.publisher}`] : []),
  ];
  return `${notes.join('; ')}.`;
}

const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

/** Creating a formatter is slower than using it, so there is one per currency. */
const formats = new Map<string, Intl.NumberFormat>();

function money(value: number, currency: string): string {
  const known = formats.get(currency);
  const format = known ?? new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  if (!known) formats.set(currency, format);
  return format.format(rounded(value));
}
