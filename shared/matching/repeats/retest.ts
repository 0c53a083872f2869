/**
 * What would happen if the person answered again, by the engine's own model: 48 fixed draws, the same for everybody.
 * Each draws a home occupation by its likelihood, traits from that occupation and the answers, and new answers from the
 * traits, and then ranks the best occupations again.
 */
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { sumOf } from '#shared/lib/numbers.ts';
import type { Scored } from '../basis.ts';
import type { Columns } from '../columns.ts';
import type { Estimate } from '../estimates.ts';
import { addTo, type BlockForm, cut, fitScore } from '../fit.ts';
import { congruence, retest } from '../model.data.ts';
import type { Profile } from '../profile.ts';
import { best, type Scores } from '../scores.ts';
import { coverMoves } from './cover-moves.ts';
import { normals } from './normals.ts';
import { cardsOf, repick } from './value-cards.ts';

const DRAWS = 48;
/** Occupations beyond these places hardly ever return to the ten. */
const CANDIDATES = 128;
/** Where each kind of number starts in a draw: new estimates, traits behind the values, appeal of the cards. */
const offsets = { interests: 0, personality: 6, skills: 11, values: 26, cards: 32, end: 44 } as const;

/** Antithetic pairs: the mirror image of each draw is also a draw, which halves the number needed. */
const noiseTable: Float64Array[] = (() => {
  const next = normals(20_251_120);
  return Array.from({ length: DRAWS / 2 }, () => Float64Array.from({ length: offsets.end }, next)).flatMap((draw) => [
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

/** One scale whose answers may change: everything a draw needs to know about it. */
interface Scale {
  column: Float64Array;
  /** a new estimate is `standing` × that of the home occupation + `kept`, with standard deviation `spread` */
  standing: number;
  kept: number;
  spread: number;
  /** index of its number within a draw */
  draw: number;
}

/**
 * How much more a person's ratings vary within a scale than usual, shrunk toward 1: people who rate similar items
 * differently would also rate the same item differently the next time.
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
 * The scales of a block, in its order.
 * @param answers `trust` below 1 discounts them, `unsteady` multiplies their noise
 */
function scalesOf(
  columns: Columns,
  block: 'interests' | 'values' | 'personality' | 'skills',
  estimates: Estimate[],
  { trust, unsteady }: { trust: number; unsteady: number },
): Scale[] {
  const c = congruence[block];
  const own = 1 - c * c;
  const usual = block === 'skills' ? retest.ownSkills : 1;
  return estimates.map(({ mean, noise: stated }, d) => {
    const answered = stated !== Number.POSITIVE_INFINITY;
    const noise = unsteady * usual * stated;
    const kept = answered ? (trust * own) / (own + noise) : 0;
    // values are estimated from new picks, so only the trait is drawn
    const variance = own * (1 - kept) + (block === 'values' || !answered ? 0 : noise);
    return {
      column: columns.z[block][d]!,
      standing: c * (1 - kept),
      kept: kept * mean,
      spread: Math.sqrt(variance),
      draw: offsets[block] + d,
    };
  });
}

/** One home occupation per draw, as often as its likelihood says: the quantiles of the posterior. */
function homesOf(nats: Float64Array, candidates: Int32Array): number[] {
  const most = candidates.reduce((high, index) => Math.max(high, nats[index]!), Number.NEGATIVE_INFINITY);
  const likelihood = Array.from(candidates, (index) => Math.exp(nats[index]! - most));
  const total = sumOf(likelihood);
  const homes: number[] = [];
  let passed = 0;
  likelihood.forEach((value, row) => {
    passed += value / total;
    while (homes.length < DRAWS && passed >= (homes.length + 0.5) / DRAWS) homes.push(candidates[row]!);
  });
  while (homes.length < DRAWS) homes.push(candidates[candidates.length - 1]!);
  // neighbors in the list are mirror images in the noise table: spread the likely homes over both
  return homes.map((_, draw) => homes[(draw * 19) % DRAWS]!);
}

/** @param trust how much of the answers would be repeated: 1 for careful answers, toward 0 for careless ones */
export function retestOf({ columns, profile, scores }: Scored, bank: ItemBank, trust: number): Retest {
  const candidates = best(scores.listed, CANDIDATES).filter((index) => scores.breaks[index] === 0);
  const unsteady = unsteadiness(profile);
  const size = candidates.length;
  const moving = (['interests', 'values', 'personality', 'skills'] as const).flatMap((block) => {
    const form = scores.form.find((own) => own.block === block)!;
    return form.precision.some((w) => w > 0)
      ? [{ form, scales: scalesOf(columns, block, profile[block], { trust, unsteady }) }]
      : [];
  });
  const scales = moving.flatMap((block) => block.scales);
  const standings = moving.flatMap(({ form }) => columns.standing[form.block].map((column) => cut(column, candidates)));
  const fixed = new Float64Array(size);
  const base = new Float64Array(size);
  const doubtful: { row: number; nats: number }[] = [];
  for (let row = 0; row < size; row++) {
    const index = candidates[row]!;
    fixed[row] = scores.finals[index]! - scores.weights.fit * scores.fit[index]!;
    base[row] = unmoved(columns, scores, index);
    const nats = unknownSpread(columns, scores, index);
    if (nats > 0) doubtful.push({ row, nats });
  }

  const cover = coverMoves(columns, profile, scores, candidates);
  const homes = homesOf(scores.nats, candidates);
  const means = new Float64Array(scales.length);
  const cards = cardsOf(bank, profile.picks);
  const finals = noiseTable.map((draw, number) => {
    let from = 0;
    for (const { form, scales: own } of moving) {
      const part = means.subarray(from, from + own.length);
      for (let d = 0; d < own.length; d++) {
        const { standing, kept, spread, column, draw: position } = own[d]!;
        part[d] = standing * column[homes[number]!]! + kept + spread * draw[position]!;
      }
      if (form.block === 'skills') cover.rate(part);
      if (form.block === 'values') repick(cards, part, draw.subarray(offsets.cards));
      turnIntoSlopes(form, part);
      from += own.length;
    }
    const nats = base.slice();
    addTo(nats, standings, means);
    // missing figures might speak for or against: each occupation has a fixed draw of its own
    for (const { row, nats: spread } of doubtful)
      nats[row]! += spread * noiseTable[(number + candidates[row]!) % DRAWS]![candidates[row]! % offsets.end]!;
    const out = fixed.slice();
    cover.add(out);
    for (let row = 0; row < size; row++) out[row]! += scores.weights.fit * fitScore(nats[row]!);
    return out;
  });
  return { candidates, finals };
}

/** The nats of an occupation that no new answer on these scales would change. */
function unmoved(columns: Columns, scores: Scores, index: number): number {
  let nats = 0;
  for (const { block, gain, sharpness, slopes } of scores.form) {
    nats += gain * sharpness[index]!;
    if (block !== 'preferences') continue;
    for (let d = 0; d < slopes.length; d++) nats += gain * slopes[d]! * columns.z[block][d]![index]!;
  }
  return nats;
}

/** In place: turns means into what one deviation of the occupation is worth, as slopesOf in fit.ts. */
function turnIntoSlopes({ block, precision, habit, gain }: BlockForm, means: Float64Array): void {
  let common = 0;
  for (let d = 0; d < means.length; d++) common += precision[d]! * means[d]!;
  common *= habit;
  for (let d = 0; d < means.length; d++) means[d] = gain * congruence[block] * precision[d]! * (means[d]! - common);
}

/** How many nats the missing dimensions might add or subtract, as a standard deviation. */
function unknownSpread(columns: Columns, scores: Scores, index: number): number {
  let variance = 0;
  for (const { block, precision } of scores.form)
    if (precision.some((w) => w > 0)) variance += (1 - columns.known[block][index]!) * retest.unknownNats[block] ** 2;
  return Math.sqrt(variance);
}
