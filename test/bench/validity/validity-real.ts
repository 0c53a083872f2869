/** The tables of docs/validity.md that use real answer sheets. */
import type { Facts } from '#shared/occupations/facts.ts';
import { randomOf } from '#test/support/population/population.ts';
import { careOnPeople } from './care-on-people.ts';
import { fieldsOfStudy, occupationsByField } from './fields-of-study.ts';
import {
  allSkillsThree,
  aucOf,
  compareOnFields,
  completer,
  measureCoverage,
  measureSpread,
  measureWhatIf,
} from './measure-respondents.ts';
import { anyItems, items18, items48, type Respondent, readRespondents } from './respondents.ts';
import { estimate, mean } from './statistics.ts';
import type { Cell, Table } from './validity-table.ts';

const SEED = 20_261_122;
/** Sheets per row where each is ranked many times. */
const FEW = 500;

export const titles = {
  auc: 'Real people: own field of study above others',
  byField: 'Real people: engine less correlation, by field of study',
  flags: 'Real people flagged as careless',
  hands: 'Their sheets filled in by careless hands, flagged',
  coverage: 'Which occupations stand in the tens',
  whatIf: 'How much a priority moves',
  spread: 'What decides among the hundred best',
} as const;

/** Everybody first, rating styles last. */
const order = (group: string) => (group === 'everybody' ? 0 : group.includes('mostly') ? 2 : 1);

/** @param folder the publishers' files, including `responses` and `crosswalks` */
export function realTables(facts: Facts, folder: string, progress: (what: string) => void): Table[] {
  progress('reading the answer sheets');
  const everybody = readRespondents(folder);
  const byField = occupationsByField(facts, folder);
  const half = (name: 'odd' | 'even') => everybody.filter((own) => own.half === name);
  const comparisons = (
    [
      ['18 items', 'even', items18],
      ['18 items', 'odd', items18],
      ['48 items', 'even', items48],
      ['48 items', 'odd', items48],
      ['18 items and personality', 'even', items18, undefined, true],
      ['18 items and every skill rated 3', 'even', items18, allSkillsThree],
    ] as const
  ).map(([name, side, items, complete, personality]) => {
    progress(`${name}, ${side} half`);
    const people = compareOnFields(facts, byField, half(side), { items, complete, withPersonality: personality });
    return { name: `${name}, ${side} half`, ...aucOf(people, randomOf(SEED)) };
  });
  const others: [string, (own: Respondent) => boolean][] = [
    ['women', ({ sex }) => sex === 'Female'],
    ['men', ({ sex }) => sex === 'Male'],
    ['people under 25', ({ age = 0 }) => age > 0 && age < 25],
    ['people of 25 and above', ({ age = 0 }) => age >= 25],
  ];
  progress('other people, other items');
  const even18 = compareOnFields(facts, byField, half('even'), { items: items18 });
  const groups = others.map(([name, belongs]) => {
    const people = even18.filter(({ respondent }) => respondent && belongs(respondent));
    return { name: `18 items, even half: ${name}`, ...aucOf(people, randomOf(SEED)) };
  });
  const lots = randomOf(SEED);
  const third = half('even').filter((_, index) => index % 3 === 0);
  const otherItems = Array.from({ length: 10 }, () =>
    aucOf(compareOnFields(facts, byField, third, { items: anyItems(lots) }), randomOf(SEED)),
  );
  const overItems = (figure: (auc: ReturnType<typeof aucOf>) => number): Cell => {
    const values = otherItems.map(figure);
    return { value: mean(values), low: Math.min(...values), high: Math.max(...values) };
  };
  const ofName = (name: string) => comparisons.find((own) => own.name === name)!.byField;
  progress('careless flags');
  const care = careOnPeople(facts, half('even'));
  progress('coverage of the occupations');
  const complete = completer(facts, byField, randomOf(SEED));
  const { bank } = items18;
  const coverage = measureCoverage(facts, bank, everybody.values().map(complete));
  progress('what if');
  const few = everybody.filter((_, index) => index % Math.floor(everybody.length / FEW) === 0).map(complete);
  const moves = measureWhatIf(facts, bank, few);
  const spread = measureSpread(facts, bank, few);
  return [
    {
      title: titles.auc,
      about:
        'Balanced within-person AUC over 13 fields of study: how often the occupations of the own field score higher than those of another one, each field counting alike; chance is .5. Beside it the plain method, both sides standardised scale by scale and correlated, on the same answers. Constants of the engine are estimated on the odd half of the sheets; the even half judges. The intervals are those of 1,000 bootstrap draws of people within fields; the last column is the range of the difference when one field of study after the other is left out. Goal: +.005 on the even half, and at least equal on other fields of study. Limited by six scales, by fields chosen for more reasons than interest, and by a crosswalk that links a field to work which few of its graduates do.',
      columns: [
        ['people', 'number'],
        ['engine', 'auc'],
        ['correlation', 'auc'],
        ['difference', 'auc'],
        ['without any one field', 'auc'],
      ],
      rows: [
        ...[...comparisons, ...groups].map(({ name, people, engine, correlation, difference, withoutOne }) => ({
          name,
          cells: [{ value: people }, engine, correlation, difference, withoutOne],
        })),
        {
          name: 'three items a scale by lot, ten times, a third of the even half: mean and range',
          cells: [
            { value: third.length },
            overItems(({ engine }) => engine.value),
            overItems(({ correlation }) => correlation.value),
            overItems(({ difference }) => difference.value),
            undefined,
          ],
        },
      ],
    },
    {
      title: titles.byField,
      about:
        'The even half. One field more or less moves the mean by a hundredth, so other fields would give another difference.',
      columns: [
        ['18 items', 'auc'],
        ['48 items', 'auc'],
      ],
      rows: fieldsOfStudy.map((name) => ({
        name,
        cells: ['18 items, even half', '48 items, even half'].map((comparison) => ({
          value: ofName(comparison).find(({ field }) => field === name)!.difference,
        })),
      })),
    },
    {
      title: titles.flags,
      about:
        'Interests (18 items) and personality of every sheet of the even half, nothing added; what the flag knows of people is estimated on the odd half. All but a few of these people answered with care. Education is not in the file. Goal: at most 5 % of all, at most 10 % of any group of sex, age or style. Limited by people under 18, whose answers hang together less.',
      columns: [
        ['people', 'number'],
        ['flagged', 'percent'],
      ],
      rows: [...care.people]
        .sort(([a], [b]) => order(a) - order(b) || a.localeCompare(b))
        .map(([name, own]) => ({ name, cells: [{ value: own.length }, estimate(own)] })),
    },
    {
      title: titles.hands,
      about:
        'The same sheets, every rating replaced. The flag does not ask how far ratings spread, so that it can ask people of every style; a hand that rates like one person and in no order is the hardest to see. Limited by 28 ratings, and by half of the weight being left to people who share none of the norms.',
      columns: [['flagged', 'percent']],
      rows: care.hands.map(({ name, flags }) => ({ name, cells: [estimate(flags)] })),
    },
    {
      title: titles.coverage,
      about: `Every sheet made whole: skills and values of a realistic person at home in the own field of study, priorities and constraints by lot. Most frequent by the final score: ${coverage.final.mostFrequent}; by fit: ${coverage.fit.mostFrequent}. Goal by the final score: no occupation in more than 10 % of the tens, at most 15 % of the places for twenty, at least 800 of the ${coverage.final.complete} occupations with complete profiles in some ten. Limited by who answered: 13 fields of study, two of five people in psychology.`,
      columns: [
        ['the most frequent, of the tens', 'percent'],
        ['the twenty most frequent, of the places', 'percent'],
        ['occupations in some ten', 'number'],
        ['of those with complete profiles', 'number'],
      ],
      rows: Object.entries({ 'by the final score': coverage.final, 'by fit': coverage.fit }).map(([name, own]) => ({
        name,
        cells: [own.most, own.twenty, own.appear, own.completeAppear].map((value) => ({ value })),
      })),
    },
    {
      title: titles.whatIf,
      about: `The same sheets, ${few.length} of them: how many of the ten change when a priority goes from one end to the other. Goal: at least three for most people. Limited by fit: occupations that do not fit come into no ten.`,
      columns: [
        ['of ten change', 'points'],
        ['three or more change', 'percent'],
      ],
      rows: moves.map(({ label, changes }) => ({
        name: label,
        cells: [estimate(changes), estimate(changes.map((moved) => (moved >= 3 ? 1 : 0)))],
      })),
    },
    {
      title: titles.spread,
      about:
        'The same sheets, priorities in the middle: deviation of what each part adds to the final score among the hundred best by fit, in points. Goal: fit has at least the spread of the others.',
      columns: [
        ['fit', 'points'],
        ['opportunity', 'points'],
        ['feasibility', 'points'],
      ],
      rows: [{ name: 'weighted spread', cells: [spread.fit, spread.opportunity, spread.feasibility].map(estimate) }],
    },
  ];
}
