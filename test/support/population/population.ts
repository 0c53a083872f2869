/**
 * Draws people at home in an occupation who answer the real item banks: a person's trait is congruence × the
 * occupation's plus a deviation of their own. The populations' differences are in populations.ts.
 */
import type { Answers } from '#shared/assessment/answers.ts';
import { type ItemBank, interestCodes, traits, workValues } from '#shared/assessment/item-bank.ts';
import { type Block, blocks, columnsOf } from '#shared/matching/columns.ts';
import { normals, uniforms } from '#shared/matching/repeats/normals.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { type Assumptions, type PopulationName, populations, type Scale } from './populations.ts';
import { readingA } from './readings.ts';

type Trait = keyof Assumptions['congruence'];

export interface Random {
  uniform: () => number;
  normal: () => number;
}
export const randomOf = (seed: number): Random => ({ uniform: uniforms(seed), normal: normals(seed + 0x9e3779b9) });

export interface Population {
  assumptions: Assumptions;
  /** facts indexes of the possible home occupations */
  members: number[];
  /** the skills people have, in the order of `z.skills` */
  elements: readonly string[];
  /** standardised among the members, by block and dimension, in the order of `members`; NaN where not available */
  z: Record<Trait, Float64Array[]>;
}

/** @param bank its skills are those that people have */
export function populationOf(
  facts: Facts,
  name: PopulationName = 'as assumed',
  bank: Pick<ItemBank, 'deepDive'> = readingA.bank,
): Population {
  const assumptions: Assumptions = populations[name];
  const columns = columnsOf(facts, bank);
  const used = blocks.filter((block): block is Trait & Block => block !== 'preferences');
  const complete = (i: number) => used.every((block) => columns.known[block][i]! >= 0.5);
  const wanted = assumptions.homes === 'published';
  const members = Array.from({ length: facts.count }, (_, i) => i).filter((i) => complete(i) === wanted);
  const standardised = (column: Float64Array, published: Uint8Array) => {
    const values = Float64Array.from(members, (i) => (published[i] ? column[i]! : Number.NaN));
    const known = values.filter((value) => !Number.isNaN(value));
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    const deviation = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length);
    return values.map((value) => (value - mean) / deviation);
  };
  const z = Object.fromEntries(
    used.map((block) => [
      block,
      columns.z[block].map((column, d) => standardised(column, columns.published[block][d]!)),
    ]),
  ) as Population['z'];
  return { assumptions, members, elements: columns.elements, z };
}

export interface Person extends Record<Trait, number[]> {
  assumptions: Assumptions;
  elements: readonly string[];
  /** this person's use of the scales: added to every rating, factor around the middle, added to ratings of skills */
  style: { shift: number; stretch: number; skillShift: number };
}

/** A person at home in the occupation at `member` (a position in `members`). */
export function personOf({ z, elements, assumptions }: Population, member: number, { normal }: Random): Person {
  const { congruence, interestCorrelations, acquiescence, extremity, skillHabit } = assumptions;
  const draw = (block: Trait, correlations?: number[][]) => {
    const c = congruence[block];
    const lots = z[block].map(normal);
    const own = correlations ? cholesky(correlations).map((row) => dot(row, lots)) : lots;
    return z[block].map((column, d) => {
      // an unpublished level gives the occupation's people an average one
      return Number.isNaN(column[member]!) ? own[d]! : c * column[member]! + Math.sqrt(1 - c * c) * own[d]!;
    });
  };
  // an absent style draws no number, so that populations share their people
  const drawn = (deviation: number) => (deviation === 0 ? 0 : deviation * normal());
  return {
    assumptions,
    elements,
    interests: draw('interests', interestCorrelations),
    values: draw('values'),
    personality: draw('personality'),
    skills: draw('skills'),
    style: { shift: drawn(acquiescence), stretch: Math.exp(drawn(extremity)), skillShift: drawn(skillHabit) },
  };
}

const dot = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** The lower triangle L with L·Lᵀ = `matrix`: L × independent numbers are correlated like the matrix. */
function cholesky(matrix: number[][]): number[][] {
  const lower: number[][] = [];
  for (const [i, row] of matrix.entries()) {
    const own: number[] = [];
    for (let j = 0; j < i; j++) own.push((row[j]! - dot(own, lower[j]!.slice(0, j))) / lower[j]![j]!);
    lower.push([...own, Math.sqrt(row[i]! - dot(own, own))]);
  }
  return lower;
}

/** Triage answers without a preferred priority: every key gets the same share. */
export const evenTriage = ({ triage }: ItemBank): Answers['triage'] => ({
  scenarios: {},
  priorities: Object.fromEntries(triage.priorities.map(({ id }) => [id, 50])),
});

/** The person's answers; a second call is a retest. These populations have no preferences and constraints. */
export function answersOf(person: Person, { normal }: Random, { bank, picks } = readingA): Answers {
  const { interests, personality, skills, valueNoise } = person.assumptions;
  const { shift, stretch, skillShift } = person.style;
  const rating = ({ middle, slope, noise }: Scale, trait: number, habit: number, sign = 1) => {
    const level = sign * (middle - 3 + slope * trait) + habit + noise * normal();
    return Math.min(5, Math.max(1, Math.round(3 + stretch * level)));
  };
  const appeal = bank.core.values
    .map(({ id, value, reverse }) => {
      const wanted = (reverse ? -1 : 1) * person.values[workValues.indexOf(value)]!;
      return { id, appeal: wanted + valueNoise * normal() };
    })
    .sort((a, b) => b.appeal - a.appeal);
  return {
    triage: evenTriage(bank),
    core: {
      interests: Object.fromEntries(
        bank.core.interests.map(({ id, code, reverse }) => {
          const d = interestCodes.indexOf(code);
          return [id, rating(interests[d]!, person.interests[d]!, shift, reverse ? -1 : 1)];
        }),
      ),
      values: appeal.slice(0, picks).map(({ id }) => id),
      personality: Object.fromEntries(
        bank.core.personality.map(({ id, trait, reverse }) => {
          const d = traits.indexOf(trait);
          return [id, rating(personality[d]!, person.personality[d]!, shift, reverse ? -1 : 1)];
        }),
      ),
    },
    deepDive: {
      skills: Object.fromEntries(
        bank.deepDive.skills.map(({ id, element }) => {
          const trait = person.skills[person.elements.indexOf(element)]!;
          return [id, rating(skills, trait, shift + skillShift)];
        }),
      ),
      preferences: {},
      constraints: {},
    },
  };
}

/** Random answers: every rating 1-5 equally likely, random values. */
export function randomAnswers({ uniform }: Random, { bank, picks } = readingA): Answers {
  const any = () => 1 + Math.floor(5 * uniform());
  const ratings = (items: { id: string }[]) => Object.fromEntries(items.map(({ id }) => [id, any()]));
  const shuffled = bank.core.values.map(({ id }) => ({ id, lot: uniform() })).sort((a, b) => a.lot - b.lot);
  return {
    triage: evenTriage(bank),
    core: {
      interests: ratings(bank.core.interests),
      values: shuffled.slice(0, picks).map(({ id }) => id),
      personality: ratings(bank.core.personality),
    },
    deepDive: { skills: ratings(bank.deepDive.skills), preferences: {}, constraints: {} },
  };
}
