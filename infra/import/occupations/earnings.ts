import type { Row } from '#shared/lib/rows.ts';
import type { CountryPay } from '#shared/salaries/pay-table.ts';
import type { Folder } from '../folder.ts';
import { describe, type Scope } from './earnings-scope.ts';
import { type ExchangeRates, readExchangeRates } from './exchange-rates.ts';

/** ISCO-08 major groups 1 to 9; the table has no occupations of the armed forces. */
const GROUPS = 9;
/** Figures this many years older than the newest are too old to use. */
const MAX_YEARS = 10;

const byOccupation = 'ilo/ilo-earnings-by-occupation.csv';
const byCurrency = 'ilo/ilo-earnings-by-currency.csv';
const columns = [
  'ref_area.label',
  'sex.label',
  'classif1.label',
  'time',
  'obs_value',
  'obs_status.label',
  'note_indicator.label',
  'note_source.label',
];
const amount = { min: 1, max: 1e10, unit: 'currency units a month' };

/** The note names the euro; the size of the value, and its PPP, are those of pounds. */
const misnamed: Record<string, string> = { GBR: 'GBP' };

/** One country's latest earnings, as ILO publishes them. */
interface Published extends Scope {
  year: number;
  iso3: string;
  currency: string;
  means: (number | null)[];
}

/**
 * Mean monthly earnings by country and ISCO-08 major group. A country with neither a conversion to US dollars nor a
 * purchasing power of the same year is left out: it cannot be compared.
 */
export function readEarnings(folder: Folder): CountryPay[] {
  const nations = readNations(folder);
  const rates = readExchangeRates(folder);
  const totals = readTotals(folder);
  const published = readGroups(folder);
  const newest = Math.max(...[...published.values()].map(({ year }) => year));
  return [...published]
    .filter(([, { year }]) => year > newest - MAX_YEARS)
    .map(([area, { iso3, scope, ...country }]) => {
      const { code, currency } = nations.get(iso3)!;
      const inEuros = country.currency === 'EUR' && currency !== 'EUR' ? ['published in euros'] : [];
      return { code, ...country, scope: [...scope, ...inEuros], ...conversion(country, totals.get(area), rates) };
    })
    .filter(({ usd, ppp, means }) => (usd !== null || ppp !== null) && tellsGroupsApart(means))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

/**
 * Whether the data separates occupation groups: where professionals earn no more than machine operators or helpers, the
 * sample is too small for this use.
 */
function tellsGroupsApart(means: Published['means']): boolean {
  const [professionals, operators, elementary] = [2, 8, 9].map((group) => means[group - 1] ?? 0);
  return elementary! > 0 && professionals! > Math.max(operators!, elementary!);
}

function readGroups(folder: Folder): Map<string, Published> {
  const countries = new Map<string, Published>();
  for (const row of folder.text(byOccupation, ',', { columns, atLeast: 7000 })) {
    const group = /^Occupation \(ISCO-08\): ([1-9])\. /.exec(row.text('classif1.label'))?.[1];
    if (row.text('sex.label') !== 'Total' || !group) continue;
    const country = countries.get(row.text('ref_area.label')) ?? countryOf(row);
    if (country.year !== yearOf(row)) row.refuse(`${yearOf(row)} beside ${country.year} of the same country`);
    const value = row.numberOr('obs_value', amount, ['']);
    const unreliable = row.oneOf('obs_status.label', ['', 'Break in series', 'Unreliable']) === 'Unreliable';
    country.means[Number(group) - 1] = Number.isNaN(value) || unreliable ? null : value;
    countries.set(row.text('ref_area.label'), country);
  }
  return countries;
}

function countryOf(row: Row): Published {
  const named = /Currency: ([A-Z]{3}) - .*?\(([A-Z]{3})\)/.exec(row.text('note_indicator.label'));
  const [, iso3, currency] = named ?? row.refuse('the note names no country and currency');
  return {
    year: yearOf(row),
    iso3: iso3!,
    currency: misnamed[iso3!] ?? currency!,
    means: new Array<number | null>(GROUPS).fill(null),
    ...describe(row),
  };
}

const yearOf = (row: Row): number => row.figure('time', { min: 1950, max: 2100, unit: 'years' });

/** The mean of all employees in local currency, US dollars and PPP dollars, from which ILO's own rates follow. */
type Totals = { year: number } & Partial<Record<'lcu' | 'usd' | 'ppp', number>>;

const measures = {
  'Currency: Local currency': 'lcu',
  'Currency: U.S. dollars': 'usd',
  'Currency: 2021 PPP $': 'ppp',
} as const;

function readTotals(folder: Folder): Map<string, Totals> {
  const totals = new Map<string, Totals>();
  for (const row of folder.text(byCurrency, ',', { columns, atLeast: 1400 })) {
    if (row.text('sex.label') !== 'Total') continue;
    const area = row.text('ref_area.label');
    const measure = measures[row.oneOf('classif1.label', Object.keys(measures) as (keyof typeof measures)[])];
    const value = row.numberOr('obs_value', amount, ['']);
    const known = totals.get(area) ?? { year: yearOf(row) };
    if (known.year === yearOf(row) && !Number.isNaN(value)) totals.set(area, { ...known, [measure]: value });
  }
  return totals;
}

/** Conversion rates from the currency to US dollars and PPP dollars, in the year of the earnings. */
function conversion(
  { currency, year }: { currency: string; year: number },
  totals: Totals | undefined,
  rates: ExchangeRates,
) {
  const of = (measure: 'usd' | 'ppp') =>
    totals?.year === year && totals.lcu && totals[measure] ? rounded(totals[measure] / totals.lcu) : null;
  const ilo = currency === 'USD' ? 1 : of('usd');
  const fed = rates.get(`${currency} ${year}`);
  return {
    usd: ilo ?? (fed ? rounded(fed) : null),
    usdBy: ilo === null && fed ? ('exchange' as const) : ('earnings' as const),
    ppp: of('ppp'),
  };
}

/** Six significant digits, the precision with which the rates are published. */
const rounded = (rate: number): number => Number(rate.toPrecision(6));

/** ISO 3166-1 and ISO 4217: a country's three-letter code → its two-letter code and its currency. */
function readNations(folder: Folder): Map<string, { code: string; currency: string }> {
  const columns = ['ISO3166-1-Alpha-3', 'ISO3166-1-Alpha-2', 'ISO4217-currency_alphabetic_code'] as const;
  const rows = folder.text('currency_ppp/country-codes.csv', ',', { columns, atLeast: 240 });
  const [three, two, money] = columns;
  return new Map(rows.map((row) => [row.text(three), { code: row.text(two), currency: row.text(money) }]));
}
