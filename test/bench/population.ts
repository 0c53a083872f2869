/**
 * The simulated population: people at home in one of the occupations of which at least half of every block is
 * published, answering the real item bank. Each trait of a person is congruence × that of the occupation plus an own
 * deviation. Real people are not this population: what it shows is an upper bound.
 */
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { traits, workValues } from '#shared/assessment/item-bank.ts';
import { type Block, blocks, columnsOf } from '#shared/matching/columns.ts';
import { normals, uniforms } from '#shared/matching/normals.ts';
import type { Facts } from '#shared/occupations/facts.ts';

/** The figures of the population, not those of the engine: the population must not move when the engine's model does. */
export const population = {
  congruence: { interests: 0.85, values: 0.6, personality: 0.4, skills: 0.8 },
  interest: { slope: 0.8, noise: 0.95 },
  personality: { slope: 0.8, noise: 0.95 },
  skill: { slope: 1, noise: 0.6 },
  valueNoise: 0.8,
  picks: 4,
};
type Trait = keyof typeof population.congruence;

export interface Random {
  uniform: () => number;
  normal: () => number;
}
export const randomOf = (seed: number): Random => ({ uniform: uniforms(seed), normal: normals(seed + 0x9e3779b9) });

export interface Population {
  /** facts indexes of the occupations of which at least half of every block is published */
  members: number[];
  /** standardised among the members, by block and dimension, in the order of `members`; NaN where not available */
  z: Record<Trait, Float64Array[]>;
}

export function populationOf(facts: Facts): Population {
  const columns = columnsOf(facts);
  const used = blocks.filter((block): block is Trait & Block => block !== 'preferences');
  const members = Array.from({ length: facts.count }, (_, i) => i).filter((i) =>
    used.every((block) => columns.known[block][i]! >= 0.5),
  );
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
  return { members, z };
}

export type Person = Record<Trait, number[]>;

/** A person at home in the occupation at `member` (a position in `members`). */
export function personOf({ z }: Population, member: number, { normal }: Random): Person {
  const draw = (block: Trait) => {
    const c = population.congruence[block];
    return z[block].map((column) => {
      const own = normal();
      // where the occupation's level is not published, its people are like everybody
      return Number.isNaN(column[member]!) ? own : c * column[member]! + Math.sqrt(1 - c * c) * own;
    });
  };
  return {
    interests: draw('interests'),
    values: draw('values'),
    personality: draw('personality'),
    skills: draw('skills'),
  };
}

const rating = (value: number) => Math.min(5, Math.max(1, Math.round(value)));

/** Triage answers that favour no priority: every key gets the same share. */
const evenTriage: Answers['triage'] = {
  scenarios: {},
  priorities: Object.fromEntries(bank.triage.priorities.map(({ id }) => [id, 50])),
};

export interface Habits {
  /** where an average person rates an interest scale R I A S E C; 3 unless told otherwise */
  interestMiddle?: readonly number[];
  /** added to every skill rating: a habit of rating high or low */
  skillHabit?: number;
}

/** What the person answers; called twice it is a retest. Preferences and constraints are not in this population. */
export function answersOf(person: Person, { normal }: Random, habits: Habits = {}): Answers {
  const { interest, personality, skill, valueNoise, picks } = population;
  const middle = habits.interestMiddle ?? [3, 3, 3, 3, 3, 3];
  const codes = 'RIASEC';
  const appeal = bank.core.values
    .map(({ id, value }) => ({ id, appeal: person.values[workValues.indexOf(value)]! + valueNoise * normal() }))
    .sort((a, b) => b.appeal - a.appeal);
  return {
    triage: evenTriage,
    core: {
      interests: Object.fromEntries(
        bank.core.interests.map(({ id, code }) => {
          const d = codes.indexOf(code);
          return [id, rating(middle[d]! + interest.slope * person.interests[d]! + interest.noise * normal())];
        }),
      ),
      values: appeal.slice(0, picks).map(({ id }) => id),
      personality: Object.fromEntries(
        bank.core.personality.map(({ id, trait, reverse }) => {
          const sign = reverse ? -1 : 1;
          const level = sign * personality.slope * person.personality[traits.indexOf(trait)]!;
          return [id, rating(3 + level + personality.noise * normal())];
        }),
      ),
    },
    deepDive: {
      skills: Object.fromEntries(
        bank.deepDive.skills.map(({ id }, d) => [
          id,
          rating(3 + (habits.skillHabit ?? 0) + skill.slope * person.skills[d]! + skill.noise * normal()),
        ]),
      ),
      preferences: {},
      constraints: {},
    },
  };
}

/** Every rating 1-5 alike, four values by lot: a random hand. */
export function randomAnswers({ uniform }: Random): Answers {
  const any = () => 1 + Math.floor(5 * uniform());
  const ratings = (items: { id: string }[]) => Object.fromEntries(items.map(({ id }) => [id, any()]));
  const shuffled = bank.core.values.map(({ id }) => ({ id, lot: uniform() })).sort((a, b) => a.lot - b.lot);
  return {
    triage: evenTriage,
    core: {
      interests: ratings(bank.core.interests),
      values: shuffled.slice(0, population.picks).map(({ id }) => id),
      personality: ratings(bank.core.personality),
    },
    deepDive: { skills: ratings(bank.deepDive.skills), preferences: {}, constraints: {} },
  };
}
