/** The tables of docs/validity.md about Reading B and about people who answer both readings. */
import { bands as scoreBands } from '#shared/lib/bands.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import type { PopulationName } from '#test/support/population/populations.ts';
import { readingB } from '#test/support/population/readings.ts';
import { hands, measureCare, measureEngine, measureRandomHands } from './measure.ts';
import { type Agreement, measureAgreement } from './measure-readings.ts';
import { estimate, mean } from './statistics.ts';
import type { Cell, Table } from './validity-table.ts';

const SEED = 20_251_115;
/** "Good match" and above on the result page. */
const GOOD = scoreBands.result[1];
const FEW = 30;

const names: Partial<Record<PopulationName, string>> = {
  'as assumed': 'eight skills, of which most belong to offices: they cannot tell trades, care and arts apart',
  'heavier noise': 'more of every answer is chance',
  'low congruence': 'people differ more from others of their occupation than occupations differ',
  'response styles': 'a habit of rating everything high, low or at the ends hides the profile',
  'skills known worse': 'as in Reading A, with fewer skills to lose',
  'real interests': 'scales that go together tell less than independent ones',
  realistic: 'all of it: real interests, low congruence, skills known worse',
};

const people = (count: number): Cell => ({ value: count });

function foundTable(facts: Facts, size: number, progress: (what: string) => void): Table {
  return {
    title: 'Reading B: people at home in an occupation',
    about:
      'The populations of Reading A answer the items of Reading B: 24 interests (five of them opposites), five of eight values, ten statements, eight skills. By fit, then by the score that people see with priorities and constraints by lot.',
    columns: [
      ['people', 'number'],
      ['first', 'percent'],
      ['in the ten', 'percent'],
      ['in the first 50', 'percent'],
      ['field in the first three', 'percent'],
      ['stays of the ten, stated', 'percent'],
      ['stays of the ten, in fact', 'percent'],
      ['within the range stated', 'percent'],
    ],
    rows: (['fit', 'final'] as const).flatMap((by) =>
      (Object.keys(names) as PopulationName[]).map((population) => {
        progress(`Reading B: ${population}, by ${by}`);
        const sample = { population, reading: readingB, people: size, seed: SEED };
        const { first, top10, top50, field3, stated, overlap, within } = measureEngine(facts, by, sample);
        return {
          name: `${population}, by ${by === 'fit' ? 'fit' : 'the final score'}`,
          cells: [people(size), ...[first, top10, top50, field3, stated, overlap, within].map(estimate)],
          limit: by === 'fit' ? (names[population] ?? '') : '',
        };
      }),
    ),
  };
}

function handsTable(facts: Facts, size: number): Table {
  const share = (flags: number[]) => [estimate(flags)];
  const random = measureRandomHands(facts, size, SEED + 1, readingB);
  return {
    title: 'Reading B: careless hands',
    about: `${size} people a row. The norms of the flag are those of Reading A; opposites are turned round before they are used.`,
    columns: [['share', 'percent']],
    rows: [
      {
        name: 'random hands whose first is below "Good match"',
        cells: share(random.map((score) => (score < GOOD ? 1 : 0))),
      },
      ...(['at random', 'one rating throughout', 'at random around the middle'] as const).map((name) => ({
        name: `flagged, hand: ${name}`,
        cells: share(measureCare(facts, { reading: readingB, people: size, seed: SEED + 6 }, hands[name])),
      })),
      ...(['as assumed', 'response styles', 'realistic'] as const).map((population) => ({
        name: `flagged, careful: ${population}`,
        cells: share(measureCare(facts, { population, reading: readingB, people: size, seed: SEED + 4 })),
      })),
    ],
  };
}

const agreementCells = ({ fields, first, correlation, ten }: Agreement): Cell[] => [
  estimate(fields),
  estimate(first),
  { value: mean(correlation) },
  estimate(ten),
];

const pairs = { both: 'Reading A and Reading B', 'A twice': 'Reading A twice', 'B twice': 'Reading B twice' } as const;

function agreementTable(facts: Facts, size: number, progress: (what: string) => void): Table {
  return {
    title: 'The same people answer both readings',
    about:
      'By fit. What two results of one person have in common: one of each reading, and as the most that can be hoped for, two of the same. Two readings agree as far as their items allow when "A and B" lies near the lower of the two lines below it.',
    columns: [
      ['people', 'number'],
      ['of the first three fields, in both', 'percent'],
      ['first field among the three of the other', 'percent'],
      ['correlation of all fields', 'percent'],
      ['of the ten, in both', 'percent'],
    ],
    rows: ([FEW, size] as const).flatMap((count) =>
      (['as assumed', 'realistic'] as const).flatMap((population) => {
        progress(`both readings: ${count}, ${population}`);
        const measured = measureAgreement(facts, { population, people: count, seed: SEED });
        return (Object.keys(pairs) as (keyof typeof pairs)[]).map((pair) => ({
          name: `${pairs[pair]}: ${population}, ${count} people`,
          cells: [people(count), ...agreementCells(measured[pair])],
          limit: pair === 'both' ? 'the skills: two of eight are asked in both' : '',
        }));
      }),
    ),
  };
}

/** @param size people per row */
export const readingTables = (facts: Facts, size: number, progress: (what: string) => void): Table[] => [
  foundTable(facts, size, progress),
  agreementTable(facts, size, progress),
  handsTable(facts, size),
];
