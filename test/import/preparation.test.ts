import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { enoughForHalf } from '#infra/import/occupations/preparation.ts';
import { educationBases, educationLevels, type Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import {
  apprenticeKinds,
  entryExperiences,
  licenceBases,
  licenceNeeds,
  usualTrainings,
} from '#shared/occupations/preparation.ts';
import { type Award, awardOf, pricedAwards, yearPrice } from '#shared/occupations/schooling.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { available, publishers } from './publishers.ts';

const facts = embeddedFacts();
const at = (code: string) => indexOfCode(facts, code)!;
const rowsOf = (name: string): Record<string, string>[] =>
  parse(readFileSync(join(publishers, 'feasibility', `${name}.csv`)), { columns: true });
const number = (text = '') => (text === '' ? Number.NaN : Number(text));
/** The team's file writes "none" for BLS's "None". */
const closest = (list: readonly string[], word: string | undefined) =>
  list.findIndex((one) => one.toLowerCase() === word?.toLowerCase());
const share = (value: number, percent: number, suppressed = false) => ({ value, percent, suppressed });

const said = (code: string) => ({
  education: educationLevels[facts.education[at(code)]!],
  basis: educationBases[facts.educationBasis[at(code)]!],
  entry: educationLevels[facts.entryEducation[at(code)]!],
  licence: licenceNeeds[facts.licenceNeed[at(code)]!],
  licenceBasis: licenceBases[facts.licenceBasis[at(code)]!],
  linked: facts.licenceStates[at(code)],
  apprenticeship: apprenticeKinds[facts.apprenticeKind[at(code)]!],
  hours: [facts.apprenticeHours[at(code)], facts.apprenticeHoursMost[at(code)]],
});

describe('what half of the respondents call enough', () => {
  it('is the level at which the shares reach a half, in the order of the levels', () => {
    expect(enoughForHalf([share(1, 30), share(3, 25), share(2, 20), share(5, 25)])).toBe(2);
    expect(enoughForHalf([share(1, 50), share(2, 50)])).toBe(1);
  });

  it('is not known only where every share is suppressed', () => {
    expect(enoughForHalf([share(4, 58, true), share(5, 42)])).toBe(4);
    expect(enoughForHalf([share(4, 58, true), share(5, 42, true)])).toBeNaN();
  });
});

describe('the step into an occupation in the embedded table', () => {
  it('registered nurses usually need a licence, by the share of jobs', () => {
    expect(said('29-1141.00')).toMatchObject({
      education: "Bachelor's degree",
      licence: 'usually',
      licenceBasis: 'share of jobs that require one, BLS 2020',
      linked: 49,
    });
  });

  it('engineers can get a licence in 47 or 48 jurisdictions and do not usually need it', () => {
    expect(said('17-2112.00')).toMatchObject({ licence: 'depends on state or role', linked: 47 });
    expect(said('17-2141.00')).toMatchObject({ licence: 'rarely', linked: 48 });
  });

  it('electricians learn 8,000 hours on the job', () => {
    expect(said('47-2111.00')).toMatchObject({ apprenticeship: 'published', hours: [8000, 8000], licence: 'often' });
    expect(usualTrainings[facts.usualTraining[at('47-2111.00')]!]).toBe('Apprenticeship');
    expect(said('47-2152.00')).toMatchObject({ apprenticeship: 'default', hours: [6000, 10_000] });
    expect(said('15-1252.00')).toMatchObject({
      apprenticeship: 'approved, term not found',
      hours: [Number.NaN, Number.NaN],
    });
  });

  it('speech-language pathology assistants study two years, as those say who are; BLS speaks of a wider group', () => {
    expect(said('31-9099.01')).toMatchObject({
      education: "Associate's degree",
      basis: 'O*NET respondents',
      entry: 'High school diploma or equivalent',
    });
  });

  it('every index names something, and a need has a basis', () => {
    const within = (column: Uint8Array, list: readonly unknown[]) => column.every((index) => index < list.length);
    expect(within(facts.education, educationLevels)).toBe(true);
    expect(within(facts.entryEducation, educationLevels)).toBe(true);
    expect(within(facts.educationBasis, educationBases)).toBe(true);
    expect(within(facts.licenceNeed, licenceNeeds)).toBe(true);
    expect(within(facts.licenceBasis, licenceBases)).toBe(true);
    expect(within(facts.apprenticeKind, apprenticeKinds)).toBe(true);
    expect(within(facts.usualTraining, usualTrainings)).toBe(true);
    expect(within(facts.entryExperience, entryExperiences)).toBe(true);
    expect(facts.codes.filter((_, i) => (facts.licenceNeed[i] === 0) !== (facts.licenceBasis[i] === 0))).toEqual([]);
    expect(facts.codes.filter((_, i) => facts.apprenticeHours[i]! > facts.apprenticeHoursMost[i]!)).toEqual([]);
  });
});

describe('what a year of school costs', () => {
  it('is the price for residents of the state, else of the United States, and says which', () => {
    expect(yearPrice(facts.schooling, 'bachelor', 'WY')).toEqual({
      low: expect.any(Number),
      median: expect.any(Number),
      high: expect.any(Number),
      books: 1200,
      charged: 'public, in state',
      place: 'WY',
    });
    expect(yearPrice(facts.schooling, 'bachelor')).toMatchObject({
      low: 7941,
      median: 10_353,
      high: 12_688,
      place: 'US',
    });
    expect(yearPrice(facts.schooling, 'law', 'NY')).toMatchObject({ median: 28_488, place: 'US' });
    expect(yearPrice(facts.schooling, 'associate', 'FL')).toMatchObject({ median: 4221, books: 1400, place: 'US' });
    expect(yearPrice(facts.schooling, 'podiatry')).toMatchObject({ median: 42_070, charged: 'private nonprofit' });
    expect(yearPrice(facts.schooling, 'master', 'toString').place).toBe('US');
  });

  it('a certificate and an associate’s degree share the price of a year and not the years', () => {
    expect(yearPrice(facts.schooling, 'certificate', 'OH')).toEqual(yearPrice(facts.schooling, 'associate', 'OH'));
    expect(facts.schooling.years.certificate.nominal).toEqual([0.25, 1, 2]);
    expect(facts.schooling.years.associate.nominal).toEqual([2, 2, 4]);
  });

  it('every award has a price that rises with its quartiles, and years', () => {
    for (const award of pricedAwards)
      for (const [low, median, high] of Object.values(facts.schooling.prices[award].places))
        expect([low, median, high]).toEqual([low, median, high].toSorted((a, b) => a - b));
    for (const award of ['certificate', 'associate', ...pricedAwards.slice(1)] as Award[]) {
      const { nominal } = facts.schooling.years[award];
      expect(nominal).toEqual(nominal.toSorted((a, b) => a - b));
    }
  });

  it('a doctoral occupation takes the award of its profession', () => {
    const doctoral = educationLevels.indexOf('Doctoral or professional degree');
    expect(
      ['23-1011.00', '29-1216.00', '29-1021.00', '29-1051.00', '29-1131.00', '19-2012.00'].map((code) =>
        awardOf(code, doctoral),
      ),
    ).toEqual(['law', 'medicine', 'dentistry', 'pharmacy', 'veterinary', 'doctoral research']);
    expect(educationLevels.map((_, level) => awardOf('15-1252.00', level))).toEqual([
      null,
      null,
      'certificate',
      'certificate',
      'associate',
      'bachelor',
      'master',
      'doctoral research',
    ]);
  });
});

describe.skipIf(!available)('against the team’s own joins', () => {
  const columns: [string, keyof Facts, (row: Record<string, string>) => number][] = [
    ['preparation_time', 'experienceMonths', (row) => number(row.onet_experience_months_median)],
    [
      'preparation_time',
      'trainingMonths',
      (row) => number(row.onet_plant_training_months_median) + number(row.onet_ojt_months_median),
    ],
    [
      'preparation_time',
      'entryEducation',
      (row) => educationLevels.indexOf(row.bls_entry_education as (typeof educationLevels)[number]),
    ],
    ['preparation_time', 'entryExperience', (row) => closest(entryExperiences, row.bls_entry_experience)],
    ['preparation_time', 'usualTraining', (row) => closest(usualTrainings, row.bls_ojt)],
    ['licences', 'licenceStates', (row) => number(row.jurisdictions_with_licence)],
  ];
  it.each(columns)('%s: %s is the same in all 923 rows', (name, column, expected) => {
    const rows = rowsOf(name);
    expect(rows.map(({ onet }) => onet)).toEqual(facts.codes);
    const ours = facts[column] as Float64Array;
    expect(
      rows.flatMap((row, i) => (Object.is(ours[i], expected(row)) ? [] : [[row.onet, ours[i], expected(row)]])),
    ).toEqual([]);
  });

  it('terms of apprenticeships are those of the file, and no occupation has one more', () => {
    const ours = facts.codes.flatMap((code, i) => {
      const hours = [facts.apprenticeHours[i]!, facts.apprenticeHoursMost[i]!];
      return hours.some(Number.isNaN) ? [] : [[code, ...hours]];
    });
    const theirs = rowsOf('apprenticeships').filter(({ term_hours_min }) => term_hours_min !== '');
    expect(ours).toEqual(theirs.map((row) => [row.onet, number(row.term_hours_min), number(row.term_hours_max)]));
  });

  it('prices are those of public institutions for residents of the state, in every state that has some', () => {
    const own = (level: string) =>
      rowsOf('tuition')
        .filter((row) => row.award_level === level && row.control === 'public' && row.residency === 'in state')
        .map((row): [string, number[]] => [row.geography!, [row.p25_usd, row.median_usd, row.p75_usd].map(number)]);
    const { prices } = facts.schooling;
    expect(prices['certificate or associate'].places).toEqual(Object.fromEntries(own("certificate or associate's")));
    expect(prices.bachelor.places).toEqual(Object.fromEntries(own("bachelor's")));
    expect(prices.master.places).toEqual(Object.fromEntries(own("master's")));
    expect(Object.keys(prices.bachelor.places)).toHaveLength(52);
  });

  it('where the levels differ from the median of O*NET’s own twelve, it is by the order of certificate and college', () => {
    const level: Record<string, number> = {
      'less than high school': 0,
      'high school': 1,
      'some college': 2,
      'postsecondary certificate': 3,
      "associate's": 4,
      "bachelor's": 5,
      'post-baccalaureate certificate': 5,
      "master's": 6,
      "post-master's certificate": 6,
      'first professional': 7,
      doctorate: 7,
      'post-doctoral': 7,
    };
    const differing = rowsOf('preparation_time').flatMap((row, i) => {
      const theirs = level[row.onet_education_median!];
      const ours = facts.education[i]!;
      return facts.educationBasis[i] !== 0 || theirs === ours ? [] : [[theirs, ours].sort().join()];
    });
    expect(new Set(differing)).toEqual(new Set(['2,3']));
  });

  it('the licences and apprenticeships known are as many as were joined, and reviewed by hand since', () => {
    const count = (column: Uint8Array, list: readonly string[], word: string) =>
      column.filter((index) => list[index] === word).length;
    const needs = licenceNeeds.map((need) => count(facts.licenceNeed, licenceNeeds, need));
    expect(needs).toEqual([314, 308, 37, 78, 63, 29, 94]);
    expect(apprenticeKinds.map((kind) => count(facts.apprenticeKind, apprenticeKinds, kind))).toEqual([
      655, 212, 11, 21, 5, 19,
    ]);
  });
});
