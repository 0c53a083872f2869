import { describe, expect, it } from 'vitest';
import { comparisonsOf, insightsOf } from '#shared/salaries/comparison.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { embeddedPay } from '#test/support/facts/embedded-pay.ts';
import {
  countriesFor,
  countryFinding,
  countryRows,
  homeRows,
  stateFinding,
  stateRows,
  statesFor,
} from '#web/features/result/salaries/pay-rows.ts';
import type { Comparisons } from '#web/features/result/salaries/salary-query.ts';

const facts = embeddedFacts();
const comparisons = comparisonsOf(facts, embeddedPay(), facts.codes.indexOf('29-1141.00'));
const state = (postal: string, name: string, medianUSD: number | null) => ({
  state: postal,
  name,
  medianUSD,
  formatted: { median: null },
  employment: null,
});
const nurses = {
  comparisons,
  insights: insightsOf(comparisons),
  states: [state('AL', 'Alabama', 75_000), state('CA', 'California', 140_000), state('GU', 'Guam', null)],
} as unknown as Comparisons;
const nobody = { country: undefined, state: undefined, pay: undefined };
const berliner = { country: 'DE', state: undefined, pay: 50_000 };
const alabaman = { country: 'US', state: 'AL', pay: undefined };

describe('the bars of a salary comparison', () => {
  it('begin with the person’s own country, then the United States, then who pays most', () => {
    const rows = countryRows(countriesFor(nurses, berliner, ''), berliner);
    expect(rows.slice(0, 3).map(({ key, own, estimated }) => [key, own, estimated])).toEqual([
      ['DE', true, true],
      ['US', false, false],
      ['LU', false, true],
    ]);
    expect(rows).toHaveLength(10);
    expect(rows[0]!.text).toMatch(/^€66,800 · \$70,300 · 2022$/);
    expect(rows[1]!.text).toBe('$97,550 · 2025');
  });

  it('leave out of the drawing what has no US dollars, and nothing out of the list', () => {
    const colombians = countriesFor(nurses, { ...nobody, country: 'CO' }, '');
    expect(colombians).toHaveLength(comparisons.length);
    expect(colombians[0]!.code).toBe('CO');
    expect(countryRows(colombians, nobody)[0]!.key).toBe('US');
  });

  it.each([
    ['brazil', ['BR']],
    ['TURKIYE', ['TR']],
    [' united ', ['US', 'GB']],
    ['Atlantis', []],
  ])('find "%s" without its accents and capitals', (text, codes) => {
    expect(countriesFor(nurses, nobody, text).map(({ code }) => code)).toEqual(codes);
  });

  it('put the own state first and one without a figure last, and do not draw that one', () => {
    const states = statesFor(nurses, alabaman, '');
    expect(states.map(({ state: postal }) => postal)).toEqual(['AL', 'CA', 'GU']);
    expect(stateRows(states, alabaman).map(({ key, own }) => [key, own])).toEqual([
      ['AL', true],
      ['CA', false],
    ]);
  });
});

describe('the first figures', () => {
  const namesOf = (home: Parameters<typeof homeRows>[1]) => homeRows(nurses, home).map(({ name }) => name);

  it('are of the own country and state, and what the person earns, in the own money', () => {
    expect(homeRows(nurses, berliner)).toEqual([
      { name: 'Germany, median, estimate', figure: '€66,800' },
      { name: 'What you earn now', figure: '$50,000' },
    ]);
    expect(namesOf(alabaman)).toEqual(['Alabama, median', 'United States, median']);
  });

  it('are of the United States where no country was named, and of none that has no figures', () => {
    expect(namesOf(nobody)).toEqual(['United States, median']);
    expect(namesOf({ ...nobody, country: 'VA' })).toEqual([]);
  });
});

describe('the finding', () => {
  it('sets the own pay against the medians', () => {
    const medians = comparisons.flatMap(({ usd }) => (usd ? [usd.median] : []));
    const above = medians.filter((median) => median > 50_000).length;
    expect(countryFinding(nurses, berliner)).toBe(
      `Half earn more than your $50,000 in ${above} of ${comparisons.length} countries; ${comparisons.length - medians.length} have no rate to US dollars`,
    );
  });

  it('names who pays most and least where no pay was said', () => {
    expect(countryFinding(nurses, nobody)).toMatch(
      /^Of \d+ countries Luxembourg pays most, [A-Z][a-z]+ least; \d+ have no rate to US dollars$/,
    );
  });

  it('says so where there is nothing to compare', () => {
    const none = { ...nurses, insights: insightsOf([]), states: [] };
    expect(countryFinding(none, nobody)).toBe('No median is published to compare');
    expect(stateFinding(none, nobody)).toBe('No state has a median published');
  });

  it('sets the own state against the nation, else names the best-paying one', () => {
    expect(stateFinding(nurses, alabaman)).toBe('Alabama: half earn more than $75,000, below the nation’s $97,550');
    expect(stateFinding(nurses, nobody)).toBe('California pays most: half earn more than $140,000');
  });
});
