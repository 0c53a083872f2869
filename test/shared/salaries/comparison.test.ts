import { describe, expect, it } from 'vitest';
import { comparisonsOf, insightsOf } from '#shared/salaries/comparison.ts';
import { openPay } from '#shared/salaries/pay-table.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { embeddedPay } from '#test/support/facts/embedded-pay.ts';

const facts = embeddedFacts();
const table = embeddedPay();
const indexOf = (code: string) => facts.codes.indexOf(code);
const compare = (code: string) => comparisonsOf(facts, table, indexOf(code));
const all = facts.codes.map((code, index) => ({ code, comparisons: comparisonsOf(facts, table, index) }));
const dollars = (text: string | null) => (text === null ? null : Number(text.replace(/[^\d.]/g, '')));

describe('pay by country (D-93)', () => {
  it('shows what OEWS publishes for the United States, first, and as an observation', () => {
    const [first] = compare('15-1252.00');
    expect(first).toEqual({
      country: 'United States',
      code: 'US',
      currency: 'USD',
      formatted: {
        min: '$82,460',
        median: '$135,980',
        max: '$214,670',
        minUSD: '$82,460',
        medianUSD: '$135,980',
        maxUSD: '$214,670',
      },
      usd: { min: 82_460, median: 135_980, max: 214_670 },
      purchasing_power: '$135,980',
      group: null,
      year: 2025,
      provenance: {
        kind: 'observed',
        source: 'U.S. Bureau of Labor Statistics, OEWS May 2025',
        date: '2025-05',
        note: 'Published for the occupation; before tax.',
      },
    });
  });

  it('estimates another country by the stated rule, in its currency, in dollars and by what it buys', () => {
    const germany = compare('15-1252.00').find(({ code }) => code === 'DE')!;
    const { means, usd, ppp } = table.countries.find(({ code }) => code === 'DE')!;
    const group = means[1]! * 12;
    const standing = 135_980 / table.unitedStates[1]!;
    expect(germany).toMatchObject({
      country: 'Germany',
      currency: 'EUR',
      year: 2022,
      group: { name: 'professionals', measure: 'mean' },
      provenance: {
        kind: 'estimate',
        date: '2022',
        note: expect.stringContaining('ILO does not say whether before or after tax'),
      },
    });
    expect(dollars(germany.formatted.median)).toBe(Number((group * standing).toPrecision(3)));
    expect(germany.usd!.median).toBe(Number((group * standing * usd!).toPrecision(3)));
    expect(dollars(germany.purchasing_power)).toBe(Number((group * standing * ppp!).toPrecision(3)));
    expect(dollars(germany.group!.formatted)).toBe(Number(group.toPrecision(3)));
  });

  it('labels every figure that is not of the United States an estimate, of all 923 occupations', () => {
    const wrong = all.flatMap(({ code, comparisons }) =>
      comparisons
        .filter((one) => (one.provenance.kind === 'observed') !== (one.code === 'US'))
        .map((one) => `${code} ${one.country}`),
    );
    expect(wrong).toEqual([]);
  });

  it('rises from least to most in every country, and has no figure that is none', () => {
    const wrong = all.flatMap(({ code, comparisons }) =>
      comparisons.flatMap(({ country, usd, formatted }) => {
        const figures = usd ? [usd.min, usd.median, usd.max].filter((value) => value !== null) : [];
        const rises = figures.every((value, i) => value > 0 && (i === 0 || value >= figures[i - 1]!));
        const spoken = !/NaN|undefined|null|Infinity/.test(JSON.stringify(Object.values(formatted).filter(Boolean)));
        return rises && spoken ? [] : [`${code} ${country}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('reaches more than a hundred countries for every occupation', () => {
    const counts = all.map(({ comparisons }) => comparisons.length);
    expect(Math.min(...counts)).toBeGreaterThan(100);
  });

  it('has the group’s mean and no estimate where the United States publishes no annual wage', () => {
    const [home, abroad] = compare('27-2011.00');
    expect(home).toMatchObject({ usd: null, formatted: { min: null, median: null, max: null, medianUSD: null } });
    expect(abroad).toMatchObject({ usd: null, formatted: { median: null, medianUSD: null }, purchasing_power: null });
    expect(abroad!.group!.formatted).toMatch(/\d/);
    expect(insightsOf(compare('27-2011.00'))).toEqual({ highestPaying: null, lowestPaying: null, averageMedian: null });
  });

  it('counts an occupation of several groups to each as often as the crosswalk does', () => {
    const index = indexOf('11-1021.00'); // six unit groups of managers, one of service and sales workers
    expect(table.groups[index]).toBe('1111115');
    const austria = comparisonsOf(facts, table, index).find(({ code }) => code === 'AT')!;
    const [managers, , , , sales] = table.countries.find(({ code }) => code === 'AT')!.means;
    expect(dollars(austria.group!.formatted)).toBe(Number((12 * ((6 * managers! + sales!) / 7)).toPrecision(3)));
    expect(austria.group!.name).toBe('managers; service and sales workers');
  });

  it('says in which currency the figures are where that is not the country’s own, and who gives the dollars', () => {
    const nurses = compare('29-1141.00');
    const of = (code: string) => nurses.find((one) => one.code === code)!;
    expect(of('SE')).toMatchObject({ currency: 'EUR', provenance: { note: expect.stringContaining('in euros') } });
    expect(of('GB')).toMatchObject({
      currency: 'GBP',
      provenance: { note: expect.stringContaining('Federal Reserve') },
    });
    expect(of('CO')).toMatchObject({
      currency: 'COP',
      usd: null,
      formatted: { medianUSD: null, median: expect.stringMatching(/^COP/) },
      provenance: { note: expect.stringContaining('no exchange rate for that year') },
    });
  });

  it('names who pays most and least, and the mean of the medians', () => {
    const nurses = compare('29-1141.00');
    const medians = nurses.flatMap(({ usd }) => (usd ? [usd.median] : []));
    const { highestPaying, lowestPaying, averageMedian } = insightsOf(nurses);
    expect(dollars(highestPaying!.formatted.medianUSD)).toBe(Math.max(...medians));
    expect(dollars(lowestPaying!.formatted.medianUSD)).toBe(Math.min(...medians));
    expect(averageMedian).toBe(Math.round(medians.reduce((sum, one) => sum + one, 0) / medians.length));
  });

  it('refuses a table of other occupations', () => {
    const text = JSON.stringify({ countries: [], unitedStates: new Array(9).fill(1), groups: '1 2 3' });
    expect(() => openPay(text, 923)).toThrow('pay of 3 occupations does not belong to a table of 923');
  });
});
