/**
 * Fit: how much likelier these answers are from a person at home in this occupation than from anybody, in nats, mapped
 * to 0-100. The likelihood is Gaussian, so it is a sum over scales, linear in the answers, and every part of it can be
 * shown. In each block (interests, values, …), with w = 1 / (own deviation + noise of the estimate):
 *
 *   nats = Σ c·w·(z − habit)·(m − ½·c·z)      habit = Σ w·z / (1 / habit variance + Σ w)
 *
 * m is the person's estimate, z the occupation's standing, c the congruence. `habit` takes out of each answer what a
 * person's habit of rating high or low would explain. Where z is not published, see columns.ts.
 *
 * For skills z is how much their rating says about the occupation (columns.ts): nothing where the skill does not matter,
 * so that a low rating of what an occupation does not need is no reason for it.
 */
import { type Block, blocks, type Columns } from './columns.ts';
import type { Estimate } from './estimates.ts';
import { congruence, fitScale, ratingHabit, sharpnessShare, wantOrCan } from './model.data.ts';
import type { Profile } from './profile.ts';

export interface BlockForm {
  block: Block;
  /** weight of the block: wishes against current abilities, times how much the answers count */
  gain: number;
  /** 1 / (own deviation + noise), 0 for a scale without answers */
  precision: number[];
  /** what one standard deviation of the occupation adds, before `gain` */
  slopes: number[];
  /** the share of Σ w·z that a rating habit would explain */
  habit: number;
  /** the part that does not depend on how the items were answered, by occupation, centered */
  sharpness: Float64Array;
  /** what centering subtracted, for the receipts */
  centre: number;
}

export type FitForm = BlockForm[];

const MAX_CACHED = 64;

const habitOf = (block: Block) => (block === 'interests' ? ratingHabit.interests : 0);

const gainOf = (block: Block, lean: number): number => {
  if (block === 'interests' || block === 'values') return 1 + wantOrCan * lean;
  return block === 'skills' ? 1 - wantOrCan * lean : 1;
};

/**
 * −½c²·(Σ w·z² − habit·(Σ w·z)²), minus its mean over all occupations, so that middle answers leave the average
 * occupation at 50. Skills are not centered: a skill that is not needed must not receive a share of a mean. Most scales
 * have the same precision, so sums over all are cached and corrected only for scales that differ (items left out).
 */
function sharpnessOf(columns: Columns, block: Block, precision: number[], habit: number): [Float64Array, number] {
  // whole numbers, because formatting a fraction costs more than the whole fit
  let key: string = block;
  for (const w of precision) key += ` ${Math.round(w * 1e8)}`;
  let cached = columns.sharpness.get(key);
  if (!cached) {
    const { count } = columns;
    const most = Math.max(...precision);
    const fewer = precision.map((_, d) => d).filter((d) => precision[d] !== most);
    const weights = [most, ...fewer.map((d) => precision[d]! - most)];
    const squares = new Float64Array(count);
    const totals = new Float64Array(count);
    addTo(squares, [columns.sums[block].squares, ...fewer.map((d) => columns.squares[block][d]!)], weights);
    addTo(totals, [columns.sums[block].standing, ...fewer.map((d) => columns.standing[block][d]!)], weights);
    const half = -0.5 * sharpnessShare[block] * congruence[block] * congruence[block];
    const values = new Float64Array(count + 1);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      values[i] = half * (squares[i]! - habit * totals[i]! * totals[i]!);
      sum += values[i]!;
    }
    const centre = block === 'skills' ? 0 : sum / count;
    for (let i = 0; i < count; i++) values[i]! -= centre;
    values[count] = centre;
    // patterns of missing items vary by person: one person ranks repeatedly, the next has another pattern
    if (columns.sharpness.size >= MAX_CACHED) columns.sharpness.clear();
    columns.sharpness.set(key, values);
    cached = values;
  }
  return [cached.subarray(0, columns.count), cached[columns.count]!];
}

/**
 * What a block of estimates says, as a linear form over the occupations.
 * @param lean toward wishes (1) or current abilities (−1), see `gainOf`
 * @param worth how much the answers count, 0-1
 */
export function blockForm(
  columns: Columns,
  block: Block,
  estimates: Estimate[],
  { lean = 0, worth = 1 }: { lean?: number; worth?: number } = {},
): BlockForm {
  const c = congruence[block];
  const precision = estimates.map(({ noise }) => (noise === Number.POSITIVE_INFINITY ? 0 : 1 / (1 - c * c + noise)));
  const total = precision.reduce((sum, w) => sum + w, 0);
  const habitVariance = habitOf(block);
  const habit = habitVariance > 0 ? 1 / (1 / habitVariance + total) : 0;
  const [sharpness, centre] = sharpnessOf(columns, block, precision, habit);
  const means = estimates.map(({ mean }) => mean);
  return {
    block,
    gain: worth * gainOf(block, lean),
    precision,
    slopes: slopesOf(block, precision, habit, means),
    habit,
    sharpness,
    centre,
  };
}

/** c·w·(m − habit·Σ w·m): what a standard deviation of the occupation is worth on each scale. */
function slopesOf(block: Block, precision: number[], habit: number, means: number[]): number[] {
  const common = habit * means.reduce((sum, mean, d) => sum + precision[d]! * mean, 0);
  return means.map((mean, d) => congruence[block] * precision[d]! * (mean - common));
}

export const fitForm = (columns: Columns, profile: Profile, worth: number): FitForm =>
  blocks.map((block) => blockForm(columns, block, profile[block], { lean: profile.lean, worth }));

/** Nats for every occupation. */
export function natsOf(columns: Columns, form: FitForm): Float64Array {
  const used: Float64Array[] = [];
  const weights: number[] = [];
  for (const { block, gain, slopes, precision, sharpness } of form) {
    let answered = false;
    for (let d = 0; d < slopes.length; d++) {
      if (precision[d] === 0) continue;
      answered = true;
      used.push(columns.standing[block][d]!);
      weights.push(gain * slopes[d]!);
    }
    if (!answered) continue;
    used.push(sharpness);
    weights.push(gain);
  }
  const nats = new Float64Array(columns.count);
  if (used.length > 0) addTo(nats, used, weights);
  return nats;
}

/** out += Σ weight × column, four columns per pass: ten times as fast as one per pass, which mostly moves memory. */
export function addTo(out: Float64Array, columns: Float64Array[], weights: ArrayLike<number>): void {
  const zero = columns[0]!;
  for (let k = 0; k < columns.length; k += 4) {
    const [a, b, c, d] = [columns[k]!, columns[k + 1] ?? zero, columns[k + 2] ?? zero, columns[k + 3] ?? zero];
    const [wa, wb, wc, wd] = [weights[k]!, weights[k + 1] ?? 0, weights[k + 2] ?? 0, weights[k + 3] ?? 0];
    for (let i = 0; i < out.length; i++) out[i]! += wa * a[i]! + wb * b[i]! + wc * c[i]! + wd * d[i]!;
  }
}

/** A column reduced to the candidates, so that a draw is a few passes over short columns. */
export function cut(column: Float64Array, candidates: Int32Array): Float64Array {
  const short = new Float64Array(candidates.length);
  for (let row = 0; row < short.length; row++) short[row] = column[candidates[row]!]!;
  return short;
}

/** Nats to 0-100: 50 means the answers speak neither for nor against it. */
export function fitScore(nats: number): number {
  const u = nats / fitScale;
  return 50 + (50 * u) / Math.sqrt(1 + u * u);
}

/** Points per nat for this occupation: the parts of a score are proportional to their nats. */
export const pointsPerNat = (nats: number): number => {
  const u = nats / fitScale;
  return 50 / fitScale / Math.sqrt(1 + u * u);
};

interface AnswerNats {
  answer: string;
  nats: number;
}

/** The nats of every answer of a block for one occupation; their sum is the block's part of {@link natsOf}. */
export function natsByAnswer(columns: Columns, form: BlockForm, estimates: Estimate[], index: number): AnswerNats[] {
  const { block, gain, precision, habit, centre } = form;
  const c = congruence[block];
  const z = columns.standing[block].map((column) => column[index]!);
  const common = habit * z.reduce((sum, value, d) => sum + precision[d]! * value, 0);
  const scales = precision.filter((w) => w > 0).length;
  return estimates.flatMap(({ items, each }, d) => {
    const w = precision[d]!;
    const sharpness = sharpnessShare[block] * c * c * w * (columns.squares[block][d]![index]! - common * z[d]!);
    const rest = 0.5 * sharpness + centre / scales;
    return items.map((answer, k) => {
      const nats = (gain * (c * w * (z[d]! - common) * each[k]! - rest)) / items.length;
      return { answer, nats };
    });
  });
}
