/** Fields (SOC major groups): with short scales they are stable when single occupations are not. */
import { meanOf } from '#shared/lib/numbers.ts';
import { fieldNames } from '#shared/occupations/fields.ts';
import type { Columns } from './columns.ts';
import { pointsPerNat } from './fit.ts';
import { fieldBreadth, fieldSharpness, tieDeviations, unlike } from './model.data.ts';
import type { Field } from './ranking.ts';
import type { Retest } from './repeats/retest.ts';
import { best, type Scores } from './scores.ts';

/** Nats per point of the final score just below the top of this ranking. */
export function natsPerPoint({ weights, nats }: Scores, top: number): number {
  return fieldSharpness / (Math.max(0.2, weights.fit) * pointsPerNat(nats[top]!));
}

/**
 * A field's score: the summed likelihoods of its occupations, on the scale of the final score. Ten equally good
 * occupations give their own score; a field with one good occupation is a few points below it.
 * @param members field index by row; rows need not be all occupations
 * @returns by field index; −∞ for a field without rows
 */
export function fieldScores(
  finals: ArrayLike<number>,
  members: ArrayLike<number>,
  fields: number,
  natsPerPoint: number,
): Float64Array {
  const most = new Float64Array(fields).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < finals.length; i++) most[members[i]!] = Math.max(most[members[i]!]!, finals[i]!);
  const sums = new Float64Array(fields);
  for (let i = 0; i < finals.length; i++) {
    const field = members[i]!;
    sums[field]! += Math.exp(natsPerPoint * (finals[i]! - most[field]!));
  }
  return most.map((score, field) => score + Math.log(sums[field]! / fieldBreadth) / natsPerPoint);
}

interface FieldRanking {
  fields: Field[];
  /** probability that the person's true field is among the first three; 0-1 */
  certainty: number;
}

/** How many of the best occupations are listed with their fields. */
const NAMED = 50;

/** All fields, best first; two are tied when a repeat is as likely as not to swap them. */
export function rankFields(columns: Columns, scores: Scores, again: Retest): FieldRanking {
  const perPoint = natsPerPoint(scores, again.candidates[0]!);
  const named = Array.from(again.candidates.subarray(0, NAMED));
  const size = columns.fieldCodes.length;
  const own = fieldScores(scores.finals, columns.field, size, perPoint);
  const members = Uint8Array.from(again.candidates, (index) => columns.field[index]!);
  const draws = again.finals.map((finals) => fieldScores(finals, members, size, perPoint));
  const order = best(own, size);

  let [group, leader] = [1, order[0]!];
  const fields = Array.from(order, (field): Field => {
    if (field !== leader && own[leader]! - own[field]! >= tieDeviations * spreadOf(draws, leader, field)) {
      group++;
      leader = field;
    }
    return {
      code: columns.fieldCodes[field]!,
      name: fieldNames[columns.fieldCodes[field]!]!,
      score: Math.min(100, Math.max(0, own[field]!)),
      tieGroup: group,
      occupations: named.filter((index) => columns.field[index] === field),
    };
  });
  return { fields, certainty: shareOf(columns, scores.nats, order.subarray(0, 3)) };
}

/**
 * The share of the total likelihood within these fields, for people who resemble others in their occupation; nothing is
 * known about people who do not. In the bench's realistic population, of those told 80 %, 75 to 85 % have their field
 * among the first three.
 */
function shareOf(columns: Columns, nats: Float64Array, fields: Int32Array): number {
  const most = nats.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let [held, total] = [0, 0];
  for (let i = 0; i < nats.length; i++) {
    const likelihood = Math.exp(nats[i]! - most);
    total += likelihood;
    if (fields.includes(columns.field[i]!)) held += likelihood;
  }
  return (1 - unlike.share) * (held / total) + unlike.share * unlike.found;
}

/** Standard deviation over the draws of the difference of two fields; 0 when one of them never gets close. */
function spreadOf(draws: Float64Array[], a: number, b: number): number {
  const differences = draws.map((draw) => draw[a]! - draw[b]!).filter(Number.isFinite);
  if (differences.length < draws.length / 2) return 0;
  const mean = meanOf(differences);
  return Math.sqrt(meanOf(differences.map((value) => (value - mean) ** 2)));
}
