/**
 * How much likelier the ratings are from a careful person than from random clicking, in nats. A person rates activities
 * of one kind alike, agrees with a statement and not with its opposite, and some interests and skills go together.
 * Random ratings are independent. Both are modelled as normal, in units that remove the person's rating style
 * (care.data.ts).
 */
import type { Answers } from '#shared/assessment/answers.ts';
import { type ItemBank, interestCodes, traits } from '#shared/assessment/item-bank.ts';
import { meanOf, sumOf } from '#shared/lib/numbers.ts';
import { elementsOf } from '../asked-skills.ts';
import type { Columns } from '../columns.ts';
import {
  type CareNorms,
  enough,
  interestCare,
  leastSquare,
  likeOccupations,
  normShare,
  plainAgreement,
  statementCare,
  usesOfScale,
} from './care.data.ts';

/** The ratings of a block by scale, as distances from the middle in units of their root mean square. */
export type Scales = number[][];

/** Sum of squared distances of the ratings of each scale from their mean. */
export const scatterOf = (scales: Scales): number =>
  sumOf(scales.map((own) => (own.length > 1 ? sumOf(own.map((rating) => (rating - meanOf(own)) ** 2)) : 0)));
/** Number of ratings beyond the first of each scale, over all scales. */
export const repeats = (scales: Scales): number => sumOf(scales.map(({ length }) => Math.max(0, length - 1)));

/** The ratings of `items` by the scale they belong to. */
function scalesOf<Item extends { id: string }>(
  items: Item[],
  ratings: Record<string, number>,
  count: number,
  scaleOf: (item: Item) => number,
): Scales {
  const scales: Scales = Array.from({ length: count }, () => []);
  let [squares, answered] = [0, 0];
  for (const item of items) {
    const rating = ratings[item.id];
    if (rating === undefined) continue;
    scales[scaleOf(item)]!.push(rating - 3);
    squares += (rating - 3) ** 2;
    answered++;
  }
  const size = Math.sqrt(squares / answered + leastSquare);
  return scales.map((own) => own.map((distance) => distance / size));
}

export interface Blocks {
  /** R I A S E C */
  interests: Scales;
  /** for each trait the statements keyed for it, then those keyed against it */
  statements: Scales;
  skills: Scales;
}

export function blocksOf(bank: ItemBank, answers: Answers): Blocks {
  const { core, deepDive } = bank;
  const elements = elementsOf(bank);
  return {
    // liking a reversed item counts against its type
    interests: scalesOf(core.interests, turned(core.interests, answers.core.interests), 6, ({ code }) =>
      interestCodes.indexOf(code),
    ),
    statements: scalesOf(
      core.personality,
      answers.core.personality,
      10,
      ({ trait, reverse }) => 2 * traits.indexOf(trait) + (reverse ? 1 : 0),
    ),
    skills: scalesOf(deepDive.skills, answers.deepDive.skills, elements.length, ({ element }) =>
      elements.indexOf(element),
    ),
  };
}

const turned = (items: ItemBank['core']['interests'], ratings: Record<string, number>): Record<string, number> => {
  const opposites = new Set(items.flatMap(({ id, reverse }) => (reverse ? [id] : [])));
  return Object.fromEntries(
    Object.entries(ratings).map(([id, rating]) => [id, opposites.has(id) ? 6 - rating : rating]),
  );
};

/** −2 log density of a normal vector without the constant, by Cholesky decomposition. */
function deviance(difference: number[], covariance: (a: number, b: number) => number): number {
  const rows: number[][] = [];
  const solved: number[] = [];
  let sum = 0;
  for (let a = 0; a < difference.length; a++) {
    const row: number[] = [];
    rows.push(row);
    let rest = difference[a]!;
    for (let b = 0; b < a; b++) {
      const other = rows[b]!;
      let value = covariance(a, b);
      for (let k = 0; k < b; k++) value -= row[k]! * other[k]!;
      row.push(value / other[b]!);
      rest -= row[b]! * solved[b]!;
    }
    let variance = covariance(a, a);
    for (const value of row) variance -= value * value;
    row.push(Math.sqrt(variance));
    solved.push(rest / row[a]!);
    sum += solved[a]! ** 2 + Math.log(variance);
  }
  return sum;
}

/** The scales with any answers: their indexes, means and numbers of ratings. */
function summary(scales: Scales) {
  const at = [...scales.keys()].filter((scale) => scales[scale]!.length > 0);
  return { at, means: at.map((scale) => meanOf(scales[scale]!)), counts: at.map((scale) => scales[scale]!.length) };
}

function blockNats({ mean, between, within }: CareNorms, scales: Scales): number {
  const { at, means, counts } = summary(scales);
  const person = deviance(
    means.map((own, a) => own - mean[at[a]!]!),
    (a, b) => between[at[a]!]![at[b]!]! + (a === b ? within / counts[a]! : 0),
  );
  const chance = sumOf(means.map((own, a) => own * own * counts[a]! - Math.log(counts[a]!)));
  const scatter = scatterOf(scales);
  return (chance - person + scatter - scatter / within - repeats(scales) * Math.log(within)) / 2;
}

/** Norms when only the agreement of similar ratings is known. */
const plain = (count: number, contradict: (a: number, b: number) => boolean): CareNorms => {
  const all = Array.from({ length: count }, (_, scale) => scale);
  return {
    mean: all.map(() => 0),
    between: all.map((a) => all.map((b) => (a === b ? plainAgreement : contradict(a, b) ? -plainAgreement : 0))),
    within: 1 - plainAgreement,
  };
};
const plainInterests = plain(6, () => false);
const plainStatements = plain(10, (a, b) => Math.floor(a / 2) === Math.floor(b / 2));

const eitherNats = (norms: CareNorms, others: CareNorms, scales: Scales): number =>
  Math.log(normShare * Math.exp(blockNats(norms, scales)) + (1 - normShare) * Math.exp(blockNats(others, scales)));

const correlations = new WeakMap<Columns, number[][]>();

/** Correlations across occupations of the six interests and the skills, in that order. */
function correlationsOf(columns: Columns): number[][] {
  let known = correlations.get(columns);
  if (!known) {
    const all = [...columns.z.interests, ...columns.z.skills];
    known = all.map((a) => all.map((b) => a.reduce((sum, value, i) => sum + value * b[i]!, 0) / columns.count));
    correlations.set(columns, known);
  }
  return known;
}

/** What the skills add given the interests. */
function skillNats(columns: Columns, interests: Scales, skills: Scales): number {
  const between = correlationsOf(columns);
  const { at, means, counts } = summary([...interests, ...skills]);
  const share = (a: number, b: number) =>
    b >= 6 ? likeOccupations.skills : a >= 6 ? likeOccupations.skillOfInterest : likeOccupations.interests;
  /** @param b at most `a`: `deviance` asks for the lower triangle only */
  const person = (a: number, b: number) => {
    const like = share(at[a]!, at[b]!) * between[at[a]!]![at[b]!]!;
    if (a !== b) return like;
    const own = (at[a]! >= 6 ? likeOccupations.skills : plainAgreement) - share(at[a]!, at[a]!);
    const within = 1 - (at[a]! >= 6 ? likeOccupations.skills : plainAgreement);
    return like + own + within / counts[a]!;
  };
  const first = at.findIndex((scale) => scale >= 6);
  const chance = sumOf(
    means.slice(first).map((own, a) => own * own * counts[first + a]! - Math.log(counts[first + a]!)),
  );
  return (chance + deviance(means.slice(0, first), person) - deviance(means, person)) / 2;
}

/** Nats in favor of a person, or null when too little was answered to tell. */
export function careNats(columns: Columns, { interests, statements, skills }: Blocks): number | null {
  if (interests.flat().length < enough.interests || statements.flat().length < enough.statements) return null;
  return (
    eitherNats(interestCare, plainInterests, interests) +
    eitherNats(statementCare, plainStatements, statements) +
    (skills.flat().length < enough.skills ? 0 : skillNats(columns, interests, skills))
  );
}

/** Nats in favor of a person from how the five scale points are used, whatever was rated. */
export function scaleUseNats(ratings: number[]): number {
  const likelihoods = usesOfScale.map((shares) =>
    ratings.reduce((product, rating) => product * 5 * shares[rating - 1]!, 1),
  );
  return Math.log(meanOf(likelihoods));
}
