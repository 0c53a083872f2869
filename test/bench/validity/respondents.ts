/**
 * Real people, for calibration and reports: anonymous answers to 48 interest items (1-5), the ten items of the
 * personality inventory TIPI (1-7) and a field of study. The file is not part of the product; docs/validity.md has its
 * source.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import { type InterestCode, type ItemBank, interestCodes, type Trait, traits } from '#shared/assessment/item-bank.ts';
import { evenTriage, type Random } from '#test/support/population/population.ts';
import { readingA } from '#test/support/population/readings.ts';

export interface Respondent {
  /** eight ratings 1-5 by type, undefined where skipped */
  interests: Record<InterestCode, (number | undefined)[]>;
  /** two ratings 1-5 by trait, the reversed item second and not inverted; undefined where skipped */
  personality: Record<Trait, (number | undefined)[]>;
  field: string;
  sex: string;
  age: number | undefined;
  /** the engine's constants are estimated on the odd rows (from 1) only, and evaluated on the even ones */
  half: 'odd' | 'even';
}

/** The three of eight items closest in content to ours, chosen before any scoring; counted from 1. */
const nearestItems: Record<InterestCode, number[]> = {
  R: [4, 8, 6],
  I: [4, 7, 3],
  A: [5, 3, 6],
  S: [7, 5, 8],
  E: [1, 7, 5],
  C: [5, 4, 1],
};
const allItems = [1, 2, 3, 4, 5, 6, 7, 8];

/** Each trait's two TIPI items, the one that is not reversed first (the fourth item measures neuroticism). */
const tipiItems: Record<Trait, [number, number]> = {
  extraversion: [1, 6],
  agreeableness: [7, 2],
  conscientiousness: [3, 8],
  neuroticism: [4, 9],
  openness: [5, 10],
};

const ratingOf = (text: string | undefined) => (Number(text) >= 1 ? Number(text) : undefined);
const onFive = (rating: number | undefined) => (rating ? Math.round(1 + ((rating - 1) * 4) / 6) : undefined);

/** @param folder the publishers' files, including `responses/riasec48_tipi_major.csv` */
export function readRespondents(folder: string): Respondent[] {
  const file = readFileSync(join(folder, 'responses/riasec48_tipi_major.csv'));
  const rows: Record<string, string>[] = parse(file, { columns: true });
  return rows
    .map(
      (row, index): Respondent => ({
        interests: Object.fromEntries(
          interestCodes.map((code) => [code, allItems.map((item) => ratingOf(row[`${code}${item}`]))]),
        ) as Respondent['interests'],
        personality: Object.fromEntries(
          traits.map((trait) => [trait, tipiItems[trait].map((item) => onFive(ratingOf(row[`TIPI${item}`])))]),
        ) as Respondent['personality'],
        field: row.major!,
        sex: row.gender!,
        age: Number(row.age) || undefined,
        half: index % 2 === 0 ? 'odd' : 'even',
      }),
    )
    .filter(({ field }) => field !== '');
}

/** The items of a comparison, and the bank with which the engine reads them. */
export interface Items {
  of: Record<InterestCode, number[]>;
  bank: ItemBank;
}
const itemId = (code: InterestCode, item: number) => `${code}${item}`;
const itemsOf = (of: Record<InterestCode, number[]>): Items => ({
  of,
  bank: {
    ...goldStandard,
    core: {
      ...goldStandard.core,
      interests: interestCodes.flatMap((code) => {
        const like = goldStandard.core.interests.find((item) => item.code === code)!;
        return of[code].map((item) => ({ ...like, id: itemId(code, item), text: '' }));
      }),
    },
  },
});
export const items18 = itemsOf(nearestItems);
export const items48 = itemsOf(Object.fromEntries(interestCodes.map((code) => [code, allItems])) as Items['of']);

/** Three random items per scale, to see that a result does not hold only for the closest ones. */
export const anyItems = ({ uniform }: Random): Items =>
  itemsOf(
    Object.fromEntries(
      interestCodes.map((code) => [
        code,
        allItems
          .map((item) => ({ item, lot: uniform() }))
          .sort((a, b) => a.lot - b.lot)
          .slice(0, 3)
          .map(({ item }) => item),
      ]),
    ) as Items['of'],
  );

const answered = (ratings: [string, number | undefined][]): Record<string, number> =>
  Object.fromEntries(ratings.filter((rating): rating is [string, number] => rating[1] !== undefined));

const interestsOf = ({ interests }: Respondent, { of }: Items) =>
  answered(
    interestCodes.flatMap((code) =>
      of[code].map((item): [string, number | undefined] => [itemId(code, item), interests[code][item - 1]]),
    ),
  );

/** Mean rating by type R I A S E C; NaN where all of a type were skipped. */
export function scaleMeans(respondent: Respondent, items: Items): number[] {
  const ratings = interestsOf(respondent, items);
  return interestCodes.map((code) => {
    const own = items.of[code].flatMap((item) => ratings[itemId(code, item)] ?? []);
    return own.reduce((sum, rating) => sum + rating, 0) / own.length;
  });
}

/** The ten TIPI ratings as answers to our ten statements. */
const personalityOf = ({ personality }: Respondent) =>
  answered(goldStandard.core.personality.map(({ id, trait, reverse }) => [id, personality[trait][reverse ? 1 : 0]]));

/**
 * The respondent's answers as the engine gets them: interests and, if `withPersonality`, personality; no others exist.
 */
export const sheetOf = (respondent: Respondent, items: Items, withPersonality: boolean): Answers => ({
  triage: evenTriage(readingA.bank),
  core: {
    interests: interestsOf(respondent, items),
    values: [],
    personality: withPersonality ? personalityOf(respondent) : {},
  },
  deepDive: { skills: {}, preferences: {}, constraints: {} },
});
