/**
 * The careless flag on real answer sheets: whom it flags among real people, and how many careless sheets it catches.
 * The constants of care.data.ts are estimated on the odd half of the sheets and evaluated on the even half.
 */
import type { Answers } from '#shared/assessment/answers.ts';
import { careOf } from '#shared/matching/care/careless.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { type Random, randomOf } from '#test/support/population/population.ts';
import { items18, type Respondent, sheetOf } from './respondents.ts';

const SEED = 20_261_123;

const ages: [name: string, to: number][] = [
  ['people aged 13 to 17', 17],
  ['people aged 18 to 24', 24],
  ['people aged 25 to 34', 34],
  ['people aged 35 to 49', 49],
  ['people aged 50 and above', Number.POSITIVE_INFINITY],
];

/** The groups a person belongs to; the flag must not hit any of them more often than others. */
function groupsOf({ sex, age, interests }: Respondent): string[] {
  const ratings = Object.values(interests).flatMap((own) => own.flatMap((rating) => rating ?? []));
  const ends = ratings.filter((rating) => rating === 1 || rating === 5).length / ratings.length;
  const band = age === undefined ? [] : [ages.find(([, to]) => age <= to)![0]];
  return [
    ...(sex ? [sex === 'Female' ? 'women' : 'men'] : []),
    ...band,
    ...(ends > 0.5 ? ['people who use mostly 1 and 5'] : []),
    ...(ends < 0.25 ? ['people who use mostly 2 to 4'] : []),
  ];
}

const clipped = (value: number) => Math.min(5, Math.max(1, Math.round(value)));

/** Ways to fill in a sheet without reading it; `own` are a person's ratings in item order. */
const hands: Record<string, (own: number[], random: Random) => number[]> = {
  'at random': (own, { uniform }) => own.map(() => 1 + Math.floor(5 * uniform())),
  'at random around the middle': (own, { normal }) => own.map(() => clipped(3 + 1.2 * normal())),
  'at random close to the middle': (own, { normal }) => own.map(() => clipped(3 + 0.8 * normal())),
  'at random 1 or 5': (own, { uniform }) => own.map(() => (uniform() < 0.5 ? 1 : 5)),
  'a real sheet, its ratings shuffled': (own, { uniform }) =>
    own
      .map((rating) => ({ rating, lot: uniform() }))
      .sort((a, b) => a.lot - b.lot)
      .map(({ rating }) => rating),
  'one rating throughout': (own, { uniform }) => {
    const rating = 1 + Math.floor(5 * uniform());
    return own.map(() => rating);
  },
};

const answeredBy = (sheet: Answers, hand: (own: number[]) => number[]): Answers => {
  const filled = (ratings: Record<string, number>) => {
    const given = hand(Object.values(ratings));
    return Object.fromEntries(Object.keys(ratings).map((id, place) => [id, given[place]!]));
  };
  return {
    ...sheet,
    core: { ...sheet.core, interests: filled(sheet.core.interests), personality: filled(sheet.core.personality) },
  };
};

/**
 * Whether each was flagged, 0 or 1: real sheets by group and under 'everybody', and the same sheets filled in
 * carelessly.
 */
export function careOnPeople(facts: Facts, respondents: Respondent[]) {
  const columns = columnsOf(facts);
  const flagged = (sheet: Answers) => (careOf(columns, items18.bank, sheet).flagged ? 1 : 0);
  const people = new Map<string, number[]>();
  const sheets = respondents.map((respondent) => sheetOf(respondent, items18, true));
  respondents.forEach((respondent, place) => {
    const flag = flagged(sheets[place]!);
    for (const group of ['everybody', ...groupsOf(respondent)]) {
      if (!people.has(group)) people.set(group, []);
      people.get(group)!.push(flag);
    }
  });
  return {
    people,
    hands: Object.entries(hands).map(([name, hand]) => {
      const random = randomOf(SEED);
      return { name, flags: sheets.map((sheet) => flagged(answeredBy(sheet, (own) => hand(own, random)))) };
    }),
  };
}
