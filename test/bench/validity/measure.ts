/** Runs the simulated population through the real item bank and the real engine; validity.ts prints the results. */
import type { Answers } from '#shared/assessment/answers.ts';
import { thresholds } from '#shared/assessment/gold-standard/rules.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { fieldScores } from '#shared/matching/fields.ts';
import { orderItems } from '#shared/matching/item-order.ts';
import { rank } from '#shared/matching/rank.ts';
import type { Ranking } from '#shared/matching/ranking.ts';
import { best } from '#shared/matching/scores.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import {
  answersOf,
  type Population,
  personOf,
  populationOf,
  type Random,
  randomAnswers,
  randomOf,
} from '#test/support/population/population.ts';
import type { PopulationName } from '#test/support/population/populations.ts';
import { withCircumstances } from '#test/support/population/random-people.ts';
import { type Reading, readingA } from '#test/support/population/readings.ts';
import { idealObserver } from './ideal-observer.ts';
import { mean } from './statistics.ts';

export const FIT_ONLY = { fit: 1, opportunity: 0, feasibility: 0 };

/** Results per person: 0 or 1; for overlap the share of the ten that a second set of answers kept. */
export interface Hits {
  first: number[];
  top10: number[];
  top50: number[];
  field3: number[];
  overlap: number[];
}
const noHits = (): Hits => ({ first: [], top10: [], top50: [], field3: [], overlap: [] });

export type Reduce = (answers: Answers, facts: Facts) => Answers;

const keep = (answers: Answers, parts: { values?: true; personality?: true; skills?: true }): Answers => ({
  triage: answers.triage,
  core: {
    interests: answers.core.interests,
    values: parts.values ? answers.core.values : [],
    personality: parts.personality ? answers.core.personality : {},
  },
  deepDive: { ...answers.deepDive, skills: parts.skills ? answers.deepDive.skills : {} },
});

const pick = (ratings: Record<string, number>, ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, ratings[id]!]));

/** Stops at the thresholds, 15 of 18 interests and 12 of 15 skills, in the given order of items. */
function stopped(answers: Answers, interests: string[], skills: string[]): Answers {
  return {
    ...answers,
    core: { ...answers.core, interests: pick(answers.core.interests, interests.slice(0, thresholds.interests)) },
    deepDive: { ...answers.deepDive, skills: pick(answers.deepDive.skills, skills.slice(0, thresholds.skills)) },
  };
}

/** Which answers are used. The order of skills depends on the interests answered before. */
export const reductions = {
  interests: (answers) => keep(answers, {}),
  'interests + values': (answers) => keep(answers, { values: true }),
  'interests + values + personality': (answers) => keep(answers, { values: true, personality: true }),
  'interests + skills': (answers) => keep(answers, { skills: true }),
  all: (answers) => answers,
  'all, stopped at the thresholds, adaptive order': (answers, facts) => {
    const { bank } = readingA;
    const interests = orderItems(bank, 'interests', { triage: answers.triage }, facts);
    const half = stopped(answers, interests, []).core;
    return stopped(answers, interests, orderItems(bank, 'skills', { triage: answers.triage, core: half }, facts));
  },
  'all, stopped at the thresholds, listed order': (answers) =>
    stopped(
      answers,
      readingA.bank.core.interests.map(({ id }) => id),
      readingA.bank.deepDive.skills.map(({ id }) => id),
    ),
} satisfies Record<string, Reduce>;
export type Reduction = keyof typeof reductions;

interface Found {
  /** facts indexes, best first */
  top: number[];
  /** the first three */
  fields: string[];
}

/** The ideal observer: likelihood by occupation, summed by field. */
function ideal(facts: Facts, population: Population): (answers: Answers) => Found {
  const observe = idealObserver(population);
  const { field, fieldCodes } = columnsOf(facts);
  const fieldOf = Uint8Array.from(population.members, (index) => field[index]!);
  return (answers) => {
    const logs = observe(answers);
    return {
      top: Array.from(best(logs, 50), (member) => population.members[member]!),
      fields: Array.from(best(fieldScores(logs, fieldOf, fieldCodes.length, 1), 3), (own) => fieldCodes[own]!),
    };
  };
}

/** As the list shows them: occupations outside the stated limits come last. */
const foundIn = ({ listed, fields }: Ranking): Found => ({
  top: Array.from(best(listed, 50)),
  fields: fields.slice(0, 3).map(({ code }) => code),
});

const homeOf = ({ codes }: Facts, index: number) => ({ index, field: codes[index]!.slice(0, 2) });

function tally(hits: Hits, home: { index: number; field: string }, once: Found, again: Found): void {
  const ten = once.top.slice(0, 10);
  hits.first.push(once.top[0] === home.index ? 1 : 0);
  hits.top10.push(ten.includes(home.index) ? 1 : 0);
  hits.top50.push(once.top.includes(home.index) ? 1 : 0);
  hits.field3.push(once.fields.includes(home.field) ? 1 : 0);
  hits.overlap.push(again.top.slice(0, 10).filter((index) => ten.includes(index)).length / 10);
}

interface Simulated {
  home: number;
  once: Answers;
  again: Answers;
}

/** People from randomly drawn occupations, each answering twice; the same seed draws the same people. */
function* simulate(population: Population, people: number, random: Random, reading = readingA): Generator<Simulated> {
  for (let n = 0; n < people; n++) {
    const member = Math.floor(random.uniform() * population.members.length);
    const person = personOf(population, member, random);
    const home = population.members[member]!;
    yield { home, once: answersOf(person, random, reading), again: answersOf(person, random, reading) };
  }
}

interface Sample {
  population?: PopulationName;
  reduction?: Reduction;
  reading?: Reading;
  people: number;
  seed: number;
}

export function measureIdeal(facts: Facts, { population = 'as assumed', reduction = 'all', people, seed }: Sample) {
  const from = populationOf(facts, population);
  const reduce: Reduce = reductions[reduction];
  const observer = ideal(facts, from);
  const hits = noHits();
  for (const { home, once, again } of simulate(from, people, randomOf(seed)))
    tally(hits, homeOf(facts, home), observer(reduce(once, facts)), observer(reduce(again, facts)));
  return hits;
}

/** What the engine states about a population's people, and the truth. */
export interface Measured extends Hits {
  /** the stated share of the ten that would stay; `overlap` is the actual one */
  stated: number[];
  /** whether the actual number is within the stated range */
  within: number[];
  /** 0-1, as stated */
  confidence: number[];
  /** final score of the best occupation */
  best: number[];
  /** median final score of all occupations */
  middle: number[];
}

/** @param by the fit alone, or the final score that people see, with random priorities and constraints */
export function measureEngine(
  facts: Facts,
  by: 'fit' | 'final',
  { population = 'as assumed', reduction = 'all', reading = readingA, people, seed }: Sample,
): Measured {
  const { bank } = reading;
  const measured: Measured = { ...noHits(), stated: [], within: [], confidence: [], best: [], middle: [] };
  const lots = randomOf(seed + 1);
  const reduce: Reduce = reductions[reduction];
  for (const { home, once, again } of simulate(
    populationOf(facts, population, bank),
    people,
    randomOf(seed),
    reading,
  )) {
    const first = by === 'fit' ? reduce(once, facts) : withCircumstances(reduce(once, facts), lots, reading);
    const later = reduce(again, facts);
    const second = { ...first, core: later.core, deepDive: { ...first.deepDive, skills: later.deepDive.skills } };
    const [a, b] = [first, second].map((answers) =>
      by === 'fit' ? rank(facts, bank, answers, { emphasis: FIT_ONLY }) : rank(facts, bank, answers),
    ) as [Ranking, Ranking];
    tally(measured, homeOf(facts, home), foundIn(a), foundIn(b));
    measured.stated.push(a.expectedOverlap / 10);
    const [low, high] = a.overlapRange;
    const stayed = Math.round(10 * measured.overlap.at(-1)!);
    measured.within.push(stayed >= low && stayed <= high ? 1 : 0);
    measured.confidence.push(a.scores.confidence / 100);
    measured.best.push(a.scores.final);
    measured.middle.push(a.finals.toSorted()[facts.count >> 1]!);
  }
  return measured;
}

/** Mean stated and mean actual overlap by tenths of the people, ordered by stated overlap. */
export function deciles({ stated, overlap }: Pick<Measured, 'stated' | 'overlap'>) {
  const order = stated.map((_, i) => i).sort((a, b) => stated[a]! - stated[b]! || a - b);
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = order.slice((tenth * order.length) / 10, ((tenth + 1) * order.length) / 10);
    return { stated: mean(own.map((i) => stated[i]!)), actual: mean(own.map((i) => overlap[i]!)), people: own.length };
  });
}

export type Hand = (random: Random, sincere: Answers, reading?: Reading) => Answers;

/** Ways of answering carelessly. */
export const hands: Record<
  'at random' | 'one rating throughout' | 'in a repeated pattern' | 'at random around the middle',
  Hand
> = {
  'at random': (random, _sincere, reading) => randomAnswers(random, reading),
  'one rating throughout': (random, sincere) => {
    const rating = 1 + Math.floor(5 * random.uniform());
    return withRatings(sincere, () => rating);
  },
  'in a repeated pattern': (random, sincere) => {
    const start = Math.floor(5 * random.uniform());
    return withRatings(sincere, (position) => 1 + ((start + position) % 5));
  },
  'at random around the middle': (random, sincere) =>
    withRatings(sincere, () => Math.min(5, Math.max(1, Math.round(3 + 1.2 * random.normal())))),
};

function withRatings(answers: Answers, rating: (position: number) => number): Answers {
  const all = (ratings: Record<string, number>) =>
    Object.fromEntries(Object.keys(ratings).map((id, position) => [id, rating(position)]));
  return {
    triage: answers.triage,
    core: {
      ...answers.core,
      interests: all(answers.core.interests),
      personality: all(answers.core.personality),
    },
    deepDive: { ...answers.deepDive, skills: all(answers.deepDive.skills) },
  };
}

/** Whether each was flagged as careless, 0 or 1. */
export function measureCare(
  facts: Facts,
  { population = 'as assumed', reduction = 'all', reading = readingA, people, seed }: Sample,
  hand?: Hand,
): number[] {
  const { bank } = reading;
  const random = randomOf(seed);
  const reduce: Reduce = reductions[reduction];
  return Array.from(simulate(populationOf(facts, population, bank), people, random, reading), ({ once }) => {
    const answers = reduce(hand ? hand(random, once, reading) : once, facts);
    return rank(facts, bank, answers, { emphasis: FIT_ONLY }).careless.flagged ? 1 : 0;
  });
}

/** Final score of the best occupation for random answers, including priorities and constraints. */
export function measureRandomHands(facts: Facts, people: number, seed: number, reading = readingA): number[] {
  const random = randomOf(seed);
  return Array.from(
    { length: people },
    () => rank(facts, reading.bank, withCircumstances(randomAnswers(random, reading), random, reading)).scores.final,
  );
}
