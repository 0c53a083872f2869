/**
 * Do people rank the occupations of their own field of study above those of other fields? Field of study → CIP 2020 →
 * SOC 2018 occupations by the NCES crosswalk; postsecondary teachers are linked to every field and left out. A person's
 * figure is the share of other fields that score lower than their own, ties half; it is averaged within each field
 * first, so that large fields do not decide ("balanced AUC", chance is .5).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Facts } from '#shared/occupations/facts.ts';
import { correlation, deviation, mean } from './statistics.ts';

/** CIP 2020 code or prefix of each field that respondents name. */
const cipOf: Record<string, string> = {
  psychology: '42',
  business: '52.02',
  nursing: '51.38',
  biology: '26',
  english: '23',
  education: '13',
  accounting: '52.03',
  'computer science': '11.07',
  history: '54',
  engineering: '14',
  economics: '45.06',
  'civil engineering': '14.08',
  law: '22',
};
export const fieldsOfStudy = Object.keys(cipOf);

const socOf = (facts: Facts) => Map.groupBy(facts.codes.keys(), (index) => facts.codes[index]!.slice(0, 7));

/** By field of study: facts indexes of its occupations, grouped by SOC code. */
export function occupationsByField(facts: Facts, folder: string): number[][][] {
  const file = readFileSync(join(folder, 'crosswalks/CIP2020_SOC2018_Crosswalk.csv'));
  const links: Record<string, string>[] = parse(file, { columns: true, bom: true });
  const bySoc = socOf(facts);
  return fieldsOfStudy.map((field) => {
    const linked = links
      .filter(
        ({ CIP2020Code, SOC2018Code }) => CIP2020Code!.startsWith(cipOf[field]!) && !SOC2018Code!.startsWith('25-1'),
      )
      .map(({ SOC2018Code }) => SOC2018Code!);
    return [...new Set(linked)].flatMap((soc) => (bySoc.has(soc) ? [bySoc.get(soc)!] : []));
  });
}

/** A field's score: the mean over its SOC codes of the mean over their occupations. */
export const fieldScoresOf = (scores: ArrayLike<number>, byField: number[][][]): number[] =>
  byField.map((socs) => mean(socs.map((indexes) => mean(indexes.map((index) => scores[index]!)))));

/** The share of other fields that score lower than their own; ties count half. */
export function shareBelow(scores: number[], own: number): number {
  let lower = -0.5; // their own field ties with itself
  for (const score of scores) lower += score < scores[own]! ? 1 : score === scores[own] ? 0.5 : 0;
  return lower / (scores.length - 1);
}

/**
 * The plain alternative to the engine: both sides standardized scale by scale, then correlated over the six scales.
 * @param people everybody's mean ratings R I A S E C
 * @returns by person, by field
 */
export function standardisedCorrelations(people: number[][], facts: Facts, byField: number[][][]): number[][] {
  const socs = [...socOf(facts).values()];
  const profiles = byField.map((): number[] => []);
  for (let d = 0; d < 6; d++) {
    const level = (indexes: number[]) => mean(indexes.map((index) => facts.interests[index * 6 + d]!));
    const bySoc = socs.map(level);
    const [middle, spread] = [mean(bySoc), deviation(bySoc)];
    byField.forEach((own, field) => {
      profiles[field]!.push((mean(own.map(level)) - middle) / spread);
    });
  }
  const scales = [0, 1, 2, 3, 4, 5].map((d) => {
    const column = people.map((person) => person[d]!);
    return { middle: mean(column), spread: deviation(column) };
  });
  return people.map((person) => {
    const own = person.map((rating, d) => (rating - scales[d]!.middle) / scales[d]!.spread);
    return profiles.map((profile) => correlation(own, profile));
  });
}
