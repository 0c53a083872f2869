/**
 * Fit: how much likelier these answers are from a person at home in this occupation than from anybody, in nats, mapped
 * to 0-100. The likelihood is Gaussian, so it is a sum over scales, linear in the answers, and every part of it can be
 * shown. In each block (interests, values, …), with w = 1 / (own deviation + noise of the estimate):
 *
 *   nats = Σ c·w·(z − habit)·(m − ½·c·z)      habit = Σ w·z / (1 / habit variance + Σ w)
 *
 * m is the person's estimate, z the occupation's standing, c the congruence. `habit` takes out of each answer what a
 * person's habit of rating high or low would explain. An occupation of which a block is not known gets 0 nats for it:
 * neither for nor against.
 */
import { type Block, blocks, type Columns } from './columns.ts';
import { congruence, fitScale, ratingHabit, wantOrCan } from './model.data.ts';
import type { Estimate, Profile } from './profile.ts';

export interface BlockForm {
  block: Block;
  /** how much the block counts: where you want to go against where you could start today */
  gain: number;
  /** 1 / (own deviation + noise), 0 for a scale without answers */
  precision: number[];
  /** what one standard deviation of the occupation adds, before `gain` */
  slopes: number[];
  /** the share of Σ w·z that a rating habit would explain */
  habit: number;
  /** the part that does not depend on how the items were answered, by occupation, centred */
  sharpness: Float64Array;
  /** what centring took off, for the receipts */
  centre: number;
}

export type FitForm = BlockForm[];

const MAX_CACHED = 256;

const habitOf = (block: Block) => (block === 'interests' || block === 'skills' ? ratingHabit[block] : 0);

const gainOf = (block: Block, lean: number): number => {
  if (block === 'interests' || block === 'values') return 1 + wantOrCan * lean;
  return block === 'skills' ? 1 - wantOrCan * lean : 1;
};

/** −½c²·(Σ w·z² − habit·(Σ w·z)²), less its mean over the occupations of which the block is known. */
function sharpnessOf(columns: Columns, block: Block, precision: number[], habit: number): [Float64Array, number] {
  // whole numbers: printing a fraction costs more than all of the fit
  let key: string = habit === 0 ? `${block}!` : block;
  for (const w of precision) key += ` ${Math.round(w * 1e8)}`;
  const z = columns.z[block];
  const c = congruence[block];
  let cached = columns.sharpness.get(key);
  if (!cached) {
    cached = new Float64Array(columns.count + 1);
    let [sum, known] = [0, 0];
    for (let i = 0; i < columns.count; i++) {
      if (!columns.known[block][i]) continue;
      let [squares, total, unknown] = [0, 0, 0];
      for (let d = 0; d < z.length; d++) {
        const w = precision[d]!;
        const weighted = w * z[d]![i]!;
        squares += weighted * z[d]![i]!;
        total += weighted;
        // what is not available counts as it would on average, z² = 1: neither for nor against
        if (!columns.used[block][d]![i]) unknown += w - habit * w * w;
      }
      cached[i] = -0.5 * c * c * (squares - habit * total * total + unknown);
      sum += cached[i]!;
      known++;
    }
    const centre = sum / known;
    for (let i = 0; i < columns.count; i++) if (columns.known[block][i]) cached[i]! -= centre;
    cached[columns.count] = centre;
    // which items are left out varies little: the thresholds allow three; still, the cache must not grow for ever
    if (columns.sharpness.size >= MAX_CACHED) columns.sharpness.clear();
    columns.sharpness.set(key, cached);
  }
  return [cached.subarray(0, columns.count), cached[columns.count]!];
}

/** What a block of estimates says, as a linear form over the occupations. `habitVariance` 0 reads answers as they are. */
export function blockForm(
  columns: Columns,
  block: Block,
  estimates: Estimate[],
  lean: number,
  habitVariance = habitOf(block),
): BlockForm {
  const c = congruence[block];
  const precision = estimates.map(({ noise }) => (noise === Number.POSITIVE_INFINITY ? 0 : 1 / (1 - c * c + noise)));
  const total = precision.reduce((sum, w) => sum + w, 0);
  const habit = habitVariance > 0 ? 1 / (1 / habitVariance + total) : 0;
  const [sharpness, centre] = sharpnessOf(columns, block, precision, habit);
  const means = estimates.map(({ mean }) => mean);
  return {
    block,
    gain: gainOf(block, lean),
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

export const fitForm = (columns: Columns, profile: Profile): FitForm =>
  blocks.map((block) => blockForm(columns, block, profile[block], profile.lean));

/** Nats for every occupation. */
export function natsOf(columns: Columns, form: FitForm): Float64Array {
  const nats = new Float64Array(columns.count);
  for (const { block, gain, slopes, precision, sharpness } of form) {
    const used = slopes.map((_, d) => d).filter((d) => precision[d]! > 0);
    if (used.length === 0) continue;
    const z = columns.z[block];
    addTo(nats, [...used.map((d) => z[d]!), sharpness], [...used.map((d) => gain * slopes[d]!), gain]);
  }
  return nats;
}

/** out += Σ weight × column, four columns a pass: each pass reads and writes `out` once. */
export function addTo(out: Float64Array, columns: Float64Array[], weights: number[]): void {
  const zero = columns[0]!;
  for (let k = 0; k < columns.length; k += 4) {
    const [a, b, c, d] = [columns[k]!, columns[k + 1] ?? zero, columns[k + 2] ?? zero, columns[k + 3] ?? zero];
    const [wa, wb, wc, wd] = [weights[k]!, weights[k + 1] ?? 0, weights[k + 2] ?? 0, weights[k + 3] ?? 0];
    for (let i = 0; i < out.length; i++) out[i]! += wa * a[i]! + wb * b[i]! + wc * c[i]! + wd * d[i]!;
  }
}

/** Nats to 0-100: 50 is an occupation the answers speak neither for nor against. */
export function fitScore(nats: number): number {
  const u = nats / fitScale;
  return 50 + (50 * u) / Math.sqrt(1 + u * u);
}

/** Points a nat of this occupation is worth: the parts of a score are proportional to their nats. */
export const pointsPerNat = (nats: number): number => 50 / fitScale / Math.sqrt(1 + (nats / fitScale) ** 2);

export interface AnswerNats {
  answer: string;
  nats: number;
}

/** The nats of every answer of a block for one occupation; their sum is the block's part of {@link natsOf}. */
export function natsByAnswer(columns: Columns, form: BlockForm, estimates: Estimate[], index: number): AnswerNats[] {
  const { block, gain, precision, habit, centre } = form;
  const known = columns.known[block][index]! > 0;
  const c = congruence[block];
  const z = columns.z[block].map((column) => column[index]!);
  const common = habit * z.reduce((sum, value, d) => sum + precision[d]! * value, 0);
  const scales = precision.filter((w) => w > 0).length;
  return estimates.flatMap(({ items, each }, d) => {
    const w = precision[d]!;
    // what is not available is as sharp as an average occupation, see sharpnessOf
    const sharpness = columns.used[block][d]![index]
      ? c * c * w * (z[d]! - common) * z[d]!
      : c * c * (w - habit * w * w);
    const rest = 0.5 * sharpness + centre / scales;
    return items.map((answer, k) => {
      const nats = (gain * (c * w * (z[d]! - common) * each[k]! - rest)) / items.length;
      return { answer, nats: known ? nats : 0 };
    });
  });
}
