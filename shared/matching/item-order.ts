/**
 * The order in which later items are shown (AIN-18, D-72): most informative first, so that stopping at a threshold
 * loses least. Which items there are, and how many are required, never changes.
 *
 * A step's order depends on earlier steps only, so it is the same on every device and does not change while the step is
 * being answered.
 */

import { type Answers, noAnswers } from '#shared/assessment/answers.ts';
import {
  type InterestCode,
  type ItemBank,
  interestCodes,
  type PriorityKey,
  priorityKeys,
} from '#shared/assessment/item-bank.ts';
import { type Facts, skillElements } from '#shared/occupations/facts.ts';
import { columnsOf } from './columns.ts';
import { blockForm, natsOf } from './fit.ts';
import { congruence, ratingNoise, slope } from './model.data.ts';
import { prioritiesOf, profileOf } from './profile.ts';

export type OrderedStep = 'interests' | 'skills';

/** The answers so far; later steps may be empty. */
interface AnswersSoFar {
  triage?: Answers['triage'] | undefined;
  core?: Answers['core'] | undefined;
}

/**
 * The ids of a step in display order: a permutation of the item bank's, or its own order.
 * @param facts the occupation table; without it (loading, offline) the order is that of an average person
 */
export function orderItems(bank: ItemBank, step: OrderedStep, soFar: AnswersSoFar, facts: Facts | null): string[] {
  if (bank.asListed) return (step === 'interests' ? bank.core.interests : bank.deepDive.skills).map(({ id }) => id);
  return step === 'interests' ? interestOrder(bank, soFar.triage ?? noAnswers.triage) : skillOrder(bank, soFar, facts);
}

/**
 * The interest types that a priority makes likelier: an assumption, and a harmless one, because it only decides whose
 * third item comes last.
 */
const likelyTypes: Record<PriorityKey, Partial<Record<InterestCode, number>>> = {
  purpose: { S: 1, A: 0.5 },
  salary: { E: 1, I: 0.5 },
  growth: { E: 0.75, I: 0.75 },
  stability: { C: 0.75, R: 0.75 },
  structure: { C: 1, R: 0.5 },
  flexibility: { A: 1, I: 0.5 },
};

/** In rounds of one item per type: after two thirds, every type has had two of its items. */
function interestOrder(bank: ItemBank, triage: Answers['triage']): string[] {
  const shares = prioritiesOf(bank, triage);
  const likely = (code: InterestCode) =>
    priorityKeys.reduce((sum, key) => sum + shares[key] * (likelyTypes[key][code] ?? 0), 0);
  const codes = [...interestCodes].sort(
    (a, b) => likely(b) - likely(a) || interestCodes.indexOf(a) - interestCodes.indexOf(b),
  );
  const byType = codes.map((code) => bank.core.interests.filter((item) => item.code === code));
  const rounds = Math.max(...byType.map((items) => items.length));
  return Array.from({ length: rounds }, (_, round) => byType.flatMap((items) => items[round]?.id ?? [])).flat();
}

/** The order for an average person, precomputed without answers and kept current by a test. */
const averageSkillOrder = [12, 4, 14, 7, 10, 11, 3, 13, 6, 8, 5, 1, 2, 9, 0].map((skill) => skillElements[skill]!);

function skillOrder(bank: ItemBank, soFar: AnswersSoFar, facts: Facts | null): string[] {
  const order = facts ? informativeSkills(bank, soFar, facts) : averageSkillOrder;
  return order.flatMap((skill) => bank.deepDive.skills.filter(({ element }) => element === skill).map(({ id }) => id));
}

/**
 * Greedy by expected information: first the skill whose rating best splits the occupations left likely by the earlier
 * answers, then the one that best splits the remainder, and so on.
 */
function informativeSkills(bank: ItemBank, { triage, core }: AnswersSoFar, facts: Facts): string[] {
  const columns = columnsOf(facts, bank);
  const profile = profileOf(bank, { ...noAnswers, ...(triage && { triage }), ...(core && { core }) });
  const form = (['interests', 'values', 'personality'] as const).map((block) =>
    blockForm(columns, block, profile[block], profile),
  );
  const open = openness(columns.z.skills, likelihoods(natsOf(columns, form)));
  const noise = 1 - congruence.skills ** 2 + ratingNoise.skills / slope.skills ** 2;
  const left = new Set(open.keys());
  const order: string[] = [];
  while (left.size > 0) {
    let next = -1;
    for (const skill of left) if (next === -1 || open[skill]![skill]! > open[next]![next]! + 1e-12) next = skill;
    left.delete(next);
    order.push(columns.elements[next]!);
    const row = [...open[next]!];
    const told = row[next]! + noise;
    for (const a of left) for (const b of left) open[a]![b]! -= (row[a]! * row[b]!) / told;
  }
  return order;
}

function likelihoods(nats: Float64Array): Float64Array {
  const most = nats.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const weights = nats.map((value) => Math.exp(value - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Covariance of the person's expected skills over the likely occupations. */
function openness(skills: Float64Array[], weights: Float64Array): number[][] {
  const c = congruence.skills;
  const centred = skills.map((column) => {
    const mean = column.reduce((sum, value, i) => sum + weights[i]! * value, 0);
    return column.map((value) => value - mean);
  });
  const weighted = centred.map((column) => column.map((value, i) => value * weights[i]!));
  return centred.map((a) =>
    weighted.map((b) => {
      let sum = 0;
      for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
      return c * c * sum;
    }),
  );
}
