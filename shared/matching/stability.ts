/**
 * What would happen if the person answered again, by the engine's own model: 48 fixed draws, the same for everybody. In
 * each, an occupation at home is drawn by its likelihood, the traits from that occupation and the answers, new answers
 * from the traits, and the best occupations are ranked again. From the draws follow the expected overlap of the two top
 * tens, the ties and the confidence; `npm run bench:validity` compares the overlap with simulated second answers.
 */
import type { Block, Columns } from './columns.ts';
import { type BlockForm, fitScore, slopesOf } from './fit.ts';
import { valueCards } from './items.ts';
import { congruence, pickSlope, retest } from './model.data.ts';
import { normals } from './normals.ts';
import type { Dimensions, Estimate, Profile } from './profile.ts';
import { best, type Scores } from './scores.ts';

export const DRAWS = 48;
/** Occupations beyond these places hardly ever come back into the ten. */
const CANDIDATES = 128;
/** Where the numbers of one draw start: new estimates, traits behind the values, appeal of the cards. */
const at = { interests: 0, personality: 6, skills: 11, values: 26, cards: 32, end: 44 } as const;

/** Antithetic pairs: the mirror image of each draw is a draw, which halves the number needed. */
const noiseTable: Float64Array[] = (() => {
  const next = normals(20_251_120);
  return Array.from({ length: DRAWS / 2 }, () => Float64Array.from({ length: at.end }, next)).flatMap((draw) => [
    draw,
    draw.map((value) => -value),
  ]);
})();

export interface Retest {
  /** facts indexes, best first */
  candidates: Int32Array;
  /** by draw: the final score of each candidate */
  finals: Float64Array[];
}

/** What a trait is after the answers, given the occupation's standing: mean and variance. */
function traitOf(c: number, standing: number, { mean, noise }: Estimate, trust: number): [number, number] {
  const own = 1 - c * c;
  const kept = noise === Number.POSITIVE_INFINITY ? 0 : (trust * own) / (own + noise);
  return [c * standing + kept * (mean - c * standing), own * (1 - kept)];
}

function estimatesAgain(
  block: 'interests' | 'personality' | 'skills',
  estimates: Estimate[],
  standings: number[],
  trust: number,
  draw: Float64Array,
): number[] {
  return estimates.map((estimate, d) => {
    if (estimate.noise === Number.POSITIVE_INFINITY) return 0;
    const [mean, variance] = traitOf(congruence[block], standings[d]!, estimate, trust);
    return mean + Math.sqrt(variance + estimate.noise) * draw[at[block] + d]!;
  });
}

/** New picks: traits behind the values, an appeal of each card, the same number of cards picked. */
function valuesAgain(profile: Profile, standings: number[], trust: number, draw: Float64Array): number[] {
  const slope = pickSlope[profile.picks];
  if (slope === undefined) return profile.values.map(() => 0);
  const traits = profile.values.map((estimate, d) => {
    const [mean, variance] = traitOf(congruence.values, standings[d]!, estimate, trust);
    return mean + Math.sqrt(variance) * draw[at.values + d]!;
  });
  const appeal = valueCards.map(({ value }, card) => traits[value]! + retest.cardNoise * draw[at.cards + card]!);
  const bar = [...appeal].sort((a, b) => b - a)[profile.picks - 1]!;
  const counts = profile.values.map(() => 0);
  valueCards.forEach(({ value }, card) => {
    if (appeal[card]! >= bar) counts[value]! += 1;
  });
  return counts.map((count) => (count - profile.picks / 6) / slope);
}

/** One candidate for each draw, as often as its likelihood says: the quantiles of the posterior. */
function homesOf(nats: Float64Array, candidates: Int32Array, trust: number): number[] {
  const most = candidates.reduce((high, index) => Math.max(high, nats[index]!), Number.NEGATIVE_INFINITY);
  const likelihood = Array.from(candidates, (index) => Math.exp(trust * (nats[index]! - most)));
  const total = likelihood.reduce((sum, value) => sum + value, 0);
  const homes: number[] = [];
  let passed = 0;
  likelihood.forEach((value, row) => {
    passed += value / total;
    while (homes.length < DRAWS && passed >= (homes.length + 0.5) / DRAWS) homes.push(candidates[row]!);
  });
  while (homes.length < DRAWS) homes.push(candidates[candidates.length - 1]!);
  // neighbours in the list are mirror images in the noise table: spread the likely homes over both
  return homes.map((_, draw) => homes[(draw * 19) % DRAWS]!);
}

/** The occupations' side of the draws, one row a candidate, so that a draw is a short dot product. */
function rowsOf(columns: Columns, form: BlockForm[], candidates: Int32Array) {
  const used = form.flatMap(({ block, precision, gain }) =>
    precision.flatMap((w, d) => (w > 0 ? [{ block, d, gain, column: columns.z[block][d]! }] : [])),
  );
  const rows = new Float64Array(candidates.length * used.length);
  const base = new Float64Array(candidates.length);
  for (let row = 0; row < candidates.length; row++) {
    const index = candidates[row]!;
    for (const { gain, sharpness } of form) base[row]! += gain * sharpness[index]!;
    for (let k = 0; k < used.length; k++) rows[row * used.length + k] = used[k]!.column[index]!;
  }
  return { used, rows, base };
}

/** @param trust 1 for answers given with care, towards 0 for careless ones: how much of them would come again */
export function retestOf(
  columns: Columns,
  profile: Profile,
  scores: Scores,
  weights: Dimensions,
  trust: number,
): Retest {
  const candidates = best(scores.finals, CANDIDATES);
  const { used, rows, base } = rowsOf(columns, scores.form, candidates);
  const homes = homesOf(scores.nats, candidates, trust);
  const fixed = new Float64Array(candidates.length);
  const doubt = new Float64Array(candidates.length);
  for (let row = 0; row < candidates.length; row++) {
    const index = candidates[row]!;
    fixed[row] = scores.finals[index]! - weights.fit * scores.fit[index]!;
    doubt[row] = unknownSpread(columns, scores, index);
  }
  const finals = noiseTable.map((draw, number) => {
    const home = (block: Block) => columns.z[block].map((column) => column[homes[number]!]!);
    const means: Record<Block, number[]> = {
      interests: estimatesAgain('interests', profile.interests, home('interests'), trust, draw),
      values: valuesAgain(profile, home('values'), trust, draw),
      personality: estimatesAgain('personality', profile.personality, home('personality'), trust, draw),
      skills: estimatesAgain('skills', profile.skills, home('skills'), trust, draw),
      preferences: profile.preferences.map(({ mean }) => mean),
    };
    const slopes = Object.fromEntries(
      scores.form.map(({ block, precision, habit }) => [block, slopesOf(block, precision, habit, means[block])]),
    ) as Record<Block, number[]>;
    const weighted = Float64Array.from(used, ({ block, d, gain }) => gain * slopes[block][d]!);
    const out = new Float64Array(candidates.length);
    for (let row = 0, from = 0; row < out.length; row++, from += weighted.length) {
      let nats = base[row]!;
      for (let k = 0; k < weighted.length; k++) nats += weighted[k]! * rows[from + k]!;
      // what is not available might speak for or against: a fixed draw of its own for each occupation
      if (doubt[row]! > 0)
        nats += doubt[row]! * noiseTable[(number + candidates[row]!) % DRAWS]![candidates[row]! % at.end]!;
      out[row] = fixed[row]! + weights.fit * fitScore(nats);
    }
    return out;
  });
  return { candidates, finals };
}

/** How many nats the dimensions that are not available might add or take, as a standard deviation. */
function unknownSpread(columns: Columns, scores: Scores, index: number): number {
  let variance = 0;
  for (const { block, precision } of scores.form)
    if (precision.some((w) => w > 0)) variance += (1 - columns.known[block][index]!) * retest.unknownNats[block] ** 2;
  return Math.sqrt(variance);
}

/** Mean number of the first `size` that a draw keeps, 0 to `size`. */
export function meanOverlap({ finals }: Retest, size: number): number {
  let kept = 0;
  for (const draw of finals) for (const row of best(draw, size)) if (row < size) kept++;
  return kept / finals.length;
}

/** Standard deviation over the draws of the difference between two candidates, given by their places. */
export function spread({ finals }: Retest, a: number, b: number): number {
  let [sum, squares] = [0, 0];
  for (const draw of finals) {
    const difference = draw[a]! - draw[b]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / finals.length;
  return Math.sqrt(Math.max(0, squares / finals.length - mean * mean));
}
