import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { embeddedPay } from '#test/support/facts/embedded-pay.ts';
import { available, publishers } from './publishers.ts';

type Joined = Record<string, string>;
const { countries, unitedStates } = embeddedPay();
const of = (code: string) => countries.find((country) => country.code === code)!;

describe.skipIf(!available)('earnings by country', () => {
  it('are those of the team’s own reading of the same files, month by month and group by group', () => {
    const rows: Joined[] = parse(readFileSync(join(publishers, 'derived/country_wages_ilo.csv')), { columns: true });
    const names = new Intl.DisplayNames('en', { type: 'region' });
    const compared = rows.flatMap((row) => {
      const country = countries.find(({ code }) => names.of(code) === row['ref_area.label']);
      if (!country) return [];
      const theirs = Array.from({ length: 9 }, (_, group) => Number(row[String(group + 1)] || Number.NaN));
      const wrong = country.means.flatMap((mean, group) =>
        mean === null || mean === theirs[group] ? [] : [group + 1],
      );
      return [{ country: country.code, wrong, year: country.year === Number(row.time_isco) }];
    });
    expect(compared.length).toBeGreaterThan(90);
    expect(compared.filter(({ wrong, year }) => wrong.length > 0 || !year)).toEqual([]);
  });

  it('are in the currency that their size says, where the note names another', () => {
    expect([of('GB').currency, of('SE').currency, of('CH').currency, of('US').currency]).toEqual([
      'GBP',
      'EUR',
      'EUR',
      'USD',
    ]);
    expect(of('SE').scope).toEqual(['published in euros']);
  });

  it('have US dollars of the same year: of ILO, else of the Federal Reserve, else none', () => {
    expect([of('DE').usdBy, of('DE').usd]).toEqual(['earnings', 1.05305]);
    expect([of('GB').usdBy, of('GB').usd]).toEqual(['exchange', 1.31852]);
    expect(of('CO').usd).toBeNull();
    expect(of('EC').usd).toBe(1);
  });

  it('leave out what is too old, incomparable, or too small a sample to tell groups apart', () => {
    expect(['AE', 'ZW', 'SD', 'TO', 'NG'].map(of)).toEqual(new Array(5).fill(undefined));
    expect(Math.min(...countries.map(({ year }) => year))).toBe(2016);
  });
});

it('the groups of the United States stand in the order one expects, in dollars a year', () => {
  const [managers, professionals, technicians, , , , , , elementary] = unitedStates as [
    number,
    number,
    number,
    ...number[],
  ];
  expect(managers).toBeGreaterThan(professionals);
  expect(professionals).toBeGreaterThan(technicians);
  expect(technicians).toBeGreaterThan(elementary!);
  expect(elementary).toBeGreaterThan(25_000);
});
