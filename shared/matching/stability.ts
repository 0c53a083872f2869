/**
 * What would happen if the person answered again, by the engine's own model: 48 fixed draws, the same for everybody. In
 * each, an occupation at home is drawn by its likelihood, the traits from that occupation and the answers, new answers
 * from the traits, and the best occupations are ranked again. From the draws follow the expected overlap of the two top
 * tens and the ties; `npm run bench:validity` compares the overlap with simulated second answers.
 */
import { type ItemBank, workValues } from '#shared/assessment/item-bank.ts';
import type { Columns } from './columns.ts';
import { feasibilitySlope } from './feasibility.ts';
import { addTo, type BlockForm, fitScore } from './fit.ts';
import { congruence, pickingOf, retest, slope } from './model.data.ts';
import { normals } from './normals.ts';
import type { Dimensions, Estimate, Profile } from './profile.ts';
import { best, type Scores } from './scores.ts';

const DRAWS = 48;
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

/** One scale whose answers may move: everything a draw needs to know of it. */
interface Scale {
  column: Float64Array;
  /** the trait after the answers is c·(1 − kept)·standing + kept·mean; `spread` is that of a new estimate */
  standing: number;
  settled: number;
  spread: number;
  /** position of its number in a draw */
  draw: number;
}

const drawnFrom = { interests: at.interests, personality: at.personality, skills: at.skills, values: at.values };

/**
 * How much more the ratings within a scale scatter than is usual, drawn to 1: who answers alike items differently would
 * also answer the same item differently.
 */
function unsteadiness({ interests, personality }: Profile): number {
  let [scatter, degrees]: [number, number] = [retest.usual, retest.usual];
  for (const { mean, noise, each } of [...interests, ...personality]) {
    for (const value of each) scatter += (value - mean) ** 2 / (noise * each.length);
    degrees += Math.max(0, each.length - 1);
  }
  return scatter / degrees;
}

/**
 * The scales of a block in its own order.
 * @param trust below 1 takes the answers for less than they say
 * @param unsteady factor on the noise of the answers
 */
function scalesOf(
  columns: Columns,
  block: keyof typeof drawnFrom,
  estimates: Estimate[],
  trust: number,
  unsteady: number,
): Scale[] {
  const c = congruence[block];
  const own = 1 - c * c;
  const usual = block === 'skills' ? retest.ownSkills : 1;
  return estimates.map(({ mean, noise: stated }, d) => {
    const answered = stated !== Number.POSITIVE_INFINITY;
    const noise = unsteady * usual * stated;
    const kept = answered ? (trust * own) / (own + noise) : 0;
    // a value's estimate is made from new picks, so its draw is that of the trait alone
    const variance = own * (1 - kept) + (block === 'values' || !answered ? 0 : noise);
    return {
      column: columns.z[block][d]!,
      standing: c * (1 - kept),
      settled: kept * mean,
      spread: Math.sqrt(variance),
      draw: drawnFrom[block] + d,
    };
  });
}

/** A value card: which value, and whether a pick speaks for it (1) or against it (−1). */
interface Card {
  value: number;
  sign: number;
  /** what a pick adds to the value's estimate */
  worth: number;
}

/** @returns the cards and what the estimate of each value is without a pick of its cards */
function cardsOf({ core }: ItemBank, picks: number): { cards: Card[]; without: Float64Array } {
  const model = pickingOf(core.values.length);
  const slopeOfCard = model.slope[picks]!;
  const without = new Float64Array(workValues.length);
  const cards = core.values.map(({ value, reverse }) => {
    const sign = reverse ? -1 : 1;
    const ofValue = core.values.filter((card) => card.value === value).length;
    return { value: workValues.indexOf(value), sign, worth: sign / (ofValue * slopeOfCard) };
  });
  for (const [value] of workValues.entries()) {
    const own = cards.filter((card) => card.value === value);
    const balance = own.reduce((sum, { sign }) => sum + sign, 0) / Math.max(1, own.length);
    without[value] = (-balance * (picks / core.values.length)) / slopeOfCard;
  }
  return { cards, without };
}

/** Replaces the traits behind the values by what new picks would say of them. */
function picksOf(
  { cards, without }: ReturnType<typeof cardsOf>,
  traits: Float64Array,
  picks: number,
  draw: Float64Array,
  appeal: Float64Array,
): void {
  cards.forEach(({ value, sign }, card) => {
    appeal[card] = sign * traits[value]! + retest.cardNoise * draw[at.cards + card]!;
  });
  traits.set(without);
  for (const card of best(appeal, picks)) traits[cards[card]!.value]! += cards[card]!.worth;
}

/** One candidate for each draw, as often as its likelihood says: the quantiles of the posterior. */
function homesOf(nats: Float64Array, candidates: Int32Array): number[] {
  const most = candidates.reduce((high, index) => Math.max(high, nats[index]!), Number.NEGATIVE_INFINITY);
  const likelihood = Array.from(candidates, (index) => Math.exp(nats[index]! - most));
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

/** A column cut down to the candidates: a draw then is a handful of passes over short columns. */
const cut = (column: Float64Array, candidates: Int32Array): Float64Array => {
  const short = new Float64Array(candidates.length);
  for (let row = 0; row < short.length; row++) short[row] = column[candidates[row]!]!;
  return short;
};

/** @param trust 1 for answers given with care, towards 0 for careless ones: how much of them would come again */
export function retestOf(
  columns: Columns,
  bank: ItemBank,
  profile: Profile,
  scores: Scores,
  weights: Dimensions,
  trust: number,
): Retest {
  const candidates = best(scores.listed, CANDIDATES).filter((index) => scores.breaks[index] === 0);
  const unsteady = unsteadiness(profile);
  const size = candidates.length;
  const moving = (['interests', 'values', 'personality', 'skills'] as const).flatMap((block) => {
    const form = scores.form.find((own) => own.block === block)!;
    return form.precision.some((w) => w > 0)
      ? [{ form, scales: scalesOf(columns, block, profile[block], trust, unsteady) }]
      : [];
  });
  const scales = moving.flatMap((block) => block.scales);
  const standings = moving.flatMap(({ form }) => columns.standing[form.block].map((column) => cut(column, candidates)));
  const fixed = new Float64Array(size);
  const base = new Float64Array(size);
  const doubtful: { row: number; nats: number }[] = [];
  for (let row = 0; row < size; row++) {
    const index = candidates[row]!;
    fixed[row] = scores.finals[index]! - weights.fit * scores.fit[index]!;
    base[row] = unmoved(columns, scores, index);
    const nats = unknownSpread(columns, scores, index);
    if (nats > 0) doubtful.push({ row, nats });
  }

  const cover = coverMoves(columns, profile, scores, weights, candidates);
  const homes = homesOf(scores.nats, candidates);
  const means = new Float64Array(scales.length);
  const cards = cardsOf(bank, profile.picks);
  const appeal = new Float64Array(bank.core.values.length);
  const finals = noiseTable.map((draw, number) => {
    let from = 0;
    for (const { form, scales: own } of moving) {
      const part = means.subarray(from, from + own.length);
      for (let d = 0; d < own.length; d++) {
        const { standing, settled, spread, column, draw: position } = own[d]!;
        part[d] = standing * column[homes[number]!]! + settled + spread * draw[position]!;
      }
      if (form.block === 'skills') cover.rate(part);
      if (form.block === 'values') picksOf(cards, part, profile.picks, draw, appeal);
      turnIntoSlopes(form, part);
      from += own.length;
    }
    const nats = base.slice();
    addTo(nats, standings, means);
    // what is not available might speak for or against: a fixed draw of its own for each occupation
    for (const { row, nats: spread } of doubtful)
      nats[row]! += spread * noiseTable[(number + candidates[row]!) % DRAWS]![candidates[row]! % at.end]!;
    const out = fixed.slice();
    cover.add(out);
    for (let row = 0; row < size; row++) out[row]! += weights.fit * fitScore(nats[row]!);
    return out;
  });
  return { candidates, finals };
}

/** New skill ratings also move what is covered of the needed levels, and with it the feasibility. */
function coverMoves(
  columns: Columns,
  profile: Profile,
  scores: Scores,
  weights: Dimensions,
  candidates: Int32Array,
): { rate: (means: Float64Array) => void; add: (out: Float64Array) => void } {
  const rated = profile.skillRatings.flatMap((rating, d) => (rating > 0 ? [d] : []));
  if (weights.feasibility === 0 || rated.length === 0) return { rate: () => {}, add: () => {} };
  // points that a covered point of importance × level is worth, by candidate
  const worth = new Float64Array(candidates.length);
  candidates.forEach((index, row) => {
    const asked = rated.reduce((sum, d) => sum + columns.asked[d]![index]!, 0);
    const slope = feasibilitySlope(columns, profile, scores.coverage[index]!, index);
    worth[row] = asked > 0 ? (weights.feasibility * slope) / asked : 0;
  });
  const points = rated.map((d) =>
    columns.covered[d]!.map((covered) => {
      const moved = cut(covered, candidates);
      const before = columns.covered[d]![profile.skillRatings[d]! - 1]!;
      for (let row = 0; row < moved.length; row++) moved[row] = worth[row]! * (moved[row]! - before[candidates[row]!]!);
      return moved;
    }),
  );
  const chosen: Float64Array[] = points.map((ratings) => ratings[0]!);
  const ones = points.map(() => 1);
  return {
    rate: (means) => {
      rated.forEach((d, k) => {
        chosen[k] = points[k]![Math.min(4, Math.max(0, Math.round(2 + slope.skills * means[d]!)))]!;
      });
    },
    add: (out) => addTo(out, chosen, ones),
  };
}

/** The nats of one occupation that no new answer of these scales would change. */
function unmoved(columns: Columns, scores: Scores, index: number): number {
  let nats = 0;
  for (const { block, gain, sharpness, slopes } of scores.form) {
    nats += gain * sharpness[index]!;
    if (block !== 'preferences') continue;
    for (let d = 0; d < slopes.length; d++) nats += gain * slopes[d]! * columns.z[block][d]![index]!;
  }
  return nats;
}

/** In place: means become what one deviation of the occupation is worth, as slopesOf in fit.ts. */
function turnIntoSlopes({ block, precision, habit, gain }: BlockForm, means: Float64Array): void {
  let common = 0;
  for (let d = 0; d < means.length; d++) common += precision[d]! * means[d]!;
  common *= habit;
  for (let d = 0; d < means.length; d++) means[d] = gain * congruence[block] * precision[d]! * (means[d]! - common);
}

/** How many nats the dimensions that are not available might add or take, as a standard deviation. */
function unknownSpread(columns: Columns, scores: Scores, index: number): number {
  let variance = 0;
  for (const { block, precision } of scores.form)
    if (precision.some((w) => w > 0)) variance += (1 - columns.known[block][index]!) * retest.unknownNats[block] ** 2;
  return Math.sqrt(variance);
}

/** How many of the first `size` each draw keeps. */
export const keptOf = ({ finals }: Retest, size: number): number[] =>
  finals.map((draw) => best(draw, size).reduce((kept, row) => kept + (row < size ? 1 : 0), 0));

/**
 * How many would stay, by what the draws keep: on average, and from where to where in all but the lowest and the highest
 * tenth. The draws repeat these answers; what is chance in them would not come again, and leaves what any random hand keeps.
 * @param trust share of the draws that stand for answers given with care
 */
export function stayingOf(kept: number[], trust: number): { expected: number; range: [number, number] } {
  const { chanceOverlap, tail } = retest;
  const mean = kept.reduce((sum, own) => sum + own, 0) / kept.length;
  const expected = trust * mean + (1 - trust) * Math.min(mean, chanceOverlap);
  const shares = new Float64Array(Math.max(...kept) + 1);
  for (const own of kept) {
    shares[own]! += trust / kept.length;
    shares[Math.min(own, Math.ceil(chanceOverlap))]! += (1 - trust) / kept.length;
  }
  let [low, high] = [0, shares.length - 1];
  for (let below = shares[0]!; low < high && below <= tail; below += shares[low]!) low++;
  for (let above = shares[high]!; high > low && above <= tail; above += shares[high]!) high--;
  return { expected, range: [low, high] };
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
