/** Puts the simulated population through the real item bank and the real engine; validity.ts prints what comes out. */
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { thresholds } from '#shared/assessment/gold-standard/rules.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { fieldScores } from '#shared/matching/fields.ts';
import { orderItems } from '#shared/matching/item-order.ts';
import { rankWeighted } from '#shared/matching/rank.ts';
import { best } from '#shared/matching/scores.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { idealObserver } from './ideal-observer.ts';
import {
  answersOf,
  type Person,
  type Population,
  personOf,
  populationOf,
  type Random,
  randomAnswers,
  randomOf,
} from './population.ts';
import type { PopulationName } from './populations.ts';

const FIT_ONLY = { fit: 1, opportunity: 0, feasibility: 0 };

/** What each person scored, 0 or 1, except overlap: share of the ten that a second set of answers kept. */
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

/** Stops at the thresholds: 15 of 18 interests and 12 of 15 skills, in the given order of items. */
function stopped(answers: Answers, interests: string[], skills: string[]): Answers {
  return {
    ...answers,
    core: { ...answers.core, interests: pick(answers.core.interests, interests.slice(0, thresholds.interests)) },
    deepDive: { ...answers.deepDive, skills: pick(answers.deepDive.skills, skills.slice(0, thresholds.skills)) },
  };
}

/** What of the answers is used. The order of skills follows from the interests that were answered before. */
export const reductions = {
  interests: (answers) => keep(answers, {}),
  'interests + values': (answers) => keep(answers, { values: true }),
  'interests + values + personality': (answers) => keep(answers, { values: true, personality: true }),
  'interests + skills': (answers) => keep(answers, { skills: true }),
  all: (answers) => answers,
  'all, stopped at the thresholds, adaptive order': (answers, facts) => {
    const interests = orderItems(bank, 'interests', { triage: answers.triage }, facts);
    const half = stopped(answers, interests, []).core;
    return stopped(answers, interests, orderItems(bank, 'skills', { triage: answers.triage, core: half }, facts));
  },
  'all, stopped at the thresholds, listed order': (answers) =>
    stopped(
      answers,
      bank.core.interests.map(({ id }) => id),
      bank.deepDive.skills.map(({ id }) => id),
    ),
} satisfies Record<string, Reduce>;
export type Reduction = keyof typeof reductions;

type Ranker = (answers: Answers) => { top: number[]; fields: string[] };

/** The engine, ranking by fit. */
const engine =
  (facts: Facts): Ranker =>
  (answers) => {
    const { finals, fields } = rankWeighted(facts, bank, answers, FIT_ONLY);
    return { top: Array.from(best(finals, 50)), fields: fields.slice(0, 3).map(({ code }) => code) };
  };

/** The ideal observer: likelihood by occupation, summed by field. */
function ideal(facts: Facts, population: Population): Ranker {
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

function tally(hits: Hits, rank: Ranker, home: number, homeField: string, once: Answers, again: Answers): void {
  const [a, b] = [rank(once), rank(again)];
  const ten = a.top.slice(0, 10);
  hits.first.push(a.top[0] === home ? 1 : 0);
  hits.top10.push(ten.includes(home) ? 1 : 0);
  hits.top50.push(a.top.includes(home) ? 1 : 0);
  hits.field3.push(a.fields.includes(homeField) ? 1 : 0);
  hits.overlap.push(b.top.slice(0, 10).filter((index) => ten.includes(index)).length / 10);
}

interface Simulated {
  home: number;
  person: Person;
  once: Answers;
  again: Answers;
}

/** People at home in occupations drawn by lot, each answering twice. */
function* simulate(population: Population, people: number, random: Random): Generator<Simulated> {
  for (let n = 0; n < people; n++) {
    const member = Math.floor(random.uniform() * population.members.length);
    const person = personOf(population, member, random);
    const home = population.members[member]!;
    yield { home, person, once: answersOf(person, random), again: answersOf(person, random) };
  }
}

/** The engine, or the ideal observer, on people of a population; the same seed draws the same people. */
export function measureHits(
  facts: Facts,
  ranker: 'engine' | 'ideal',
  name: Reduction,
  people: number,
  seed: number,
  from: PopulationName = 'as assumed',
): Hits {
  const population = populationOf(facts, from);
  const reduce: Reduce = reductions[name];
  const rank = ranker === 'engine' ? engine(facts) : ideal(facts, population);
  const hits = noHits();
  for (const { home, once, again } of simulate(population, people, randomOf(seed)))
    tally(hits, rank, home, facts.codes[home]!.slice(0, 2), reduce(once, facts), reduce(again, facts));
  return hits;
}

export interface Stability {
  /** stated and simulated overlap of each person, shares 0-1 */
  stated: number[];
  simulated: number[];
}

/** The overlap the product states against that of a second set of answers. */
export function measureStability(
  facts: Facts,
  name: Reduction,
  people: number,
  seed: number,
  weights = FIT_ONLY,
  complete: (answers: Answers, random: Random) => Answers = (answers) => answers,
  from: PopulationName = 'as assumed',
): Stability {
  const random = randomOf(seed);
  const reduce: Reduce = reductions[name];
  const result: Stability = { stated: [], simulated: [] };
  for (const { once, again } of simulate(populationOf(facts, from), people, random)) {
    const first = complete(reduce(once, facts), random);
    const second: Answers = {
      triage: first.triage,
      core: reduce(again, facts).core,
      deepDive: { ...first.deepDive, skills: reduce(again, facts).deepDive.skills },
    };
    const [a, b] = [rankWeighted(facts, bank, first, weights), rankWeighted(facts, bank, second, weights)];
    const ten = a.top.map(({ index }) => index);
    result.stated.push(a.expectedOverlap / 10);
    result.simulated.push(b.top.filter(({ index }) => ten.includes(index)).length / 10);
  }
  return result;
}

/** Mean stated and mean simulated overlap by tenths of the people, by rising stated overlap. */
export function deciles({ stated, simulated }: Stability): { stated: number; simulated: number; people: number }[] {
  const order = stated.map((_, i) => i).sort((a, b) => stated[a]! - stated[b]! || a - b);
  const mean = (values: number[], of: number[]) => of.reduce((sum, i) => sum + values[i]!, 0) / of.length;
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = order.slice((tenth * order.length) / 10, ((tenth + 1) * order.length) / 10);
    return { stated: mean(stated, own), simulated: mean(simulated, own), people: own.length };
  });
}

export type Hand = (random: Random, sincere: Answers) => Answers;

/** Ways of not caring. */
export const hands: Record<
  'at random' | 'one rating throughout' | 'in a repeated pattern' | 'at random around the middle',
  Hand
> = {
  'at random': (random) => randomAnswers(random),
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
  name: Reduction,
  people: number,
  seed: number,
  hand?: Hand,
  from: PopulationName = 'as assumed',
): number[] {
  const random = randomOf(seed);
  const reduce: Reduce = reductions[name];
  return Array.from(simulate(populationOf(facts, from), people, random), ({ once }) => {
    const answers = reduce(hand ? hand(random, once) : once, facts);
    return rankWeighted(facts, bank, answers, FIT_ONLY).careless.flagged ? 1 : 0;
  });
}
