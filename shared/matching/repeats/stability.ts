/**
 * Derived from the draws of a retest: the expected overlap of the two top tens, and the ties. `npm run bench:validity`
 * compares the overlap with simulated second answers.
 */
import { meanOf } from '#shared/lib/numbers.ts';
import { retest } from '../model.data.ts';
import { best } from '../scores.ts';
import type { Retest } from './retest.ts';

/** How many of the first `size` each draw keeps. */
export const keptOf = ({ finals }: Retest, size: number): number[] =>
  finals.map((draw) => best(draw, size).reduce((kept, row) => kept + (row < size ? 1 : 0), 0));

/**
 * How many would stay, from what the draws keep: the mean, and the range without the lowest and highest tenth. The
 * draws assume careful answers; the random part of these answers would not repeat, and keeps only what random answer
 * sheets share.
 * @param trust share of the draws that stands for careful answers
 */
export function stayingOf(kept: number[], trust: number): { expected: number; range: [number, number] } {
  const { chanceOverlap, tail } = retest;
  const mean = meanOf(kept);
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
