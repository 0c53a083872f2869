import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import {
  type Background,
  educationKeys,
  MAX_PAY,
  saidOf,
  studyKeys,
  wishKeys,
  yearKeys,
} from '#shared/assessment/background.ts';
import { compactStage, expandStage } from '#shared/assessment/compact.ts';
import { countryCodes } from '#shared/assessment/countries.data.ts';
import { fieldCodes } from '#shared/assessment/field-codes.data.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import fc from '#test/support/harness/chance.ts';

type Rows = { id: string }[];
const some = <T>(rows: Rows, value: fc.Arbitrary<T>) =>
  fc
    .tuple(fc.subarray(rows), fc.array(value, { minLength: rows.length, maxLength: rows.length }))
    .map(([chosen, values]) => Object.fromEntries(chosen.map((row, position) => [row.id, values[position]!])));
const rating = fc.integer({ min: 1, max: 5 });
const completedAt = fc.option(
  fc.integer({ min: 1_600_000_000_000, max: 2_500_000_000_000 }).map((ms) => new Date(ms).toISOString()),
  { nil: undefined },
);
const choices = (questions: (typeof bank)['deepDive']['constraints']) =>
  fc
    .tuple(
      ...questions.map(({ options, multiple }) => {
        const ids = options.map((option) => option.id);
        const answer: fc.Arbitrary<string | string[]> = multiple ? fc.shuffledSubarray(ids) : fc.constantFrom(...ids);
        return fc.option(answer, { nil: undefined });
      }),
    )
    .map((values) =>
      Object.fromEntries(
        questions.flatMap(({ id }, position) => (values[position] === undefined ? [] : [[id, values[position]]])),
      ),
    );

const triage = fc.record({
  scenarios: some(bank.triage.scenarios, fc.constantFrom('a' as const, 'b' as const)),
  priorities: some(bank.triage.priorities, fc.integer({ min: 0, max: 100 })),
  completedAt,
}) as fc.Arbitrary<Answers['triage']>;
const core = fc.record({
  interests: some(bank.core.interests, rating),
  values: fc.shuffledSubarray(
    bank.core.values.map((value) => value.id),
    { maxLength: 5 },
  ),
  personality: some(bank.core.personality, rating),
  completedAt,
}) as fc.Arbitrary<Answers['core']>;
const code = fc.constantFrom('29-1141.00', '41-2031.00', '15-1252.00', '11-9199.02', '47-2111.00');
const said = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const background = fc
  .record({
    occupation: said(code),
    years: said(fc.constantFrom(...yearKeys)),
    education: said(fc.constantFrom(...educationKeys)),
    field: said(fc.constantFrom(...fieldCodes)),
    licences: said(fc.uniqueArray(code, { minLength: 1 })),
    pay: said(fc.integer({ min: 0, max: MAX_PAY })),
    country: said(fc.constantFrom(...countryCodes)),
    state: said(fc.constantFrom('CA', 'NY')),
    studying: said(fc.constantFrom(...studyKeys)),
    wish: said(fc.constantFrom(...wishKeys)),
  })
  .map((answers) => saidOf(answers as Background));
const deepDive = fc.record({
  skills: some(bank.deepDive.skills, rating),
  preferences: choices(bank.deepDive.preferences),
  constraints: choices(bank.deepDive.constraints),
  background,
  uploadedFile: fc.option(
    fc.option(fc.record({ name: fc.string({ maxLength: 255 }), size: fc.nat() }), { nil: null }),
    { nil: undefined },
  ),
  completedAt,
}) as fc.Arbitrary<Answers['deepDive']>;

/** undefined and absent are the same on the wire */
const wire = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('compact answers', () => {
  it('give back exactly what was answered, in every stage (ARA-58, ARA-59, ARA-60)', () => {
    fc.assert(
      fc.property(triage, core, deepDive, (one, two, three) => {
        expect(wire(expandStage(bank, 'triage', compactStage(bank, 'triage', one)))).toEqual(wire(one));
        expect(wire(expandStage(bank, 'core', compactStage(bank, 'core', two)))).toEqual(wire(two));
        expect(wire(expandStage(bank, 'deepDive', compactStage(bank, 'deepDive', three)))).toEqual(wire(three));
      }),
      { numRuns: 500 },
    );
  });

  it('read what was stored before anybody was asked where they stand (D-88)', () => {
    const answers: Answers['deepDive'] = {
      skills: {},
      preferences: {},
      constraints: {},
      uploadedFile: { name: 'a,b|c.pdf', size: 7 },
      completedAt: '2026-11-20T09:00:00.000Z',
    };
    const text = compactStage(bank, 'deepDive', answers);
    expect(text).toBe(
      `${'-'.repeat(15)}|-.-.-|-.-.-|${Date.parse('2026-11-20T09:00:00.000Z').toString(36)}|7|a,b|c.pdf`,
    );
    expect(expandStage(bank, 'deepDive', text)).toEqual(answers);
    expect(compactStage(bank, 'deepDive', { ...answers, background: { licences: [] } })).toBe(text);
  });

  it('read a background that was stored before anybody was asked what they would like to do next', () => {
    const answers: Answers['deepDive'] = { skills: {}, preferences: {}, constraints: {} };
    const text = `${compactStage(bank, 'deepDive', answers)},41-2031.00,3_5,,,,,US,OH,bachelor`;
    expect(expandStage(bank, 'deepDive', text)).toEqual({
      ...answers,
      background: { occupation: '41-2031.00', years: '3_5', country: 'US', state: 'OH', studying: 'bachelor' },
    });
  });

  it('point into lists that may grow but not change their order: stored answers depend on it', () => {
    const ids = (rows: Rows) => rows.map((row) => row.id);
    expect(ids(bank.deepDive.constraints[0]!.options)).toMatchInlineSnapshot(`
      [
        "New York, NY",
        "San Francisco, CA",
        "Los Angeles, CA",
        "Seattle, WA",
        "Austin, TX",
        "Boston, MA",
        "Chicago, IL",
        "Denver, CO",
        "Atlanta, GA",
        "Dallas, TX",
        "Houston, TX",
        "Washington, DC",
        "Miami, FL",
        "Phoenix, AZ",
        "Philadelphia, PA",
        "Minneapolis, MN",
        "London, England",
        "Dublin, Ireland",
        "Amsterdam, Netherlands",
        "Berlin, Germany",
        "Munich, Germany",
        "Paris, France",
        "Madrid, Spain",
        "Lisbon, Portugal",
        "Milan, Italy",
        "Zurich, Switzerland",
        "Stockholm, Sweden",
        "Warsaw, Poland",
        "Remote (US)",
        "Remote (Europe)",
        "Remote (Global)",
        "Other",
      ]
    `);
    expect(
      [...bank.deepDive.preferences, ...bank.deepDive.constraints.slice(1)].map(({ id, options }) =>
        [id, ...ids(options)].join(' '),
      ),
    ).toMatchInlineSnapshot(`
      [
        "remote_work fully_remote hybrid mostly_office fully_office",
        "team_size individual small_team medium_team large_team",
        "client_interaction none occasional regular extensive",
        "study_hours 0-2 3-5 6-10 11-15 16+",
        "upskilling_budget 0 1-50 51-150 151-300 300+",
      ]
    `);
    expect(ids(bank.triage.priorities)).toMatchInlineSnapshot(`
      [
        "salary_purpose",
        "stability_growth",
        "flexibility_structure",
      ]
    `);
  });
});
