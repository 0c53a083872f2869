/** Scores all occupations against one profile: the numbers every part of a ranking is made of. */
import type { Columns } from './columns.ts';
import { beyondFrame, coverageOf, feasibilityOf } from './feasibility.ts';
import { type FitForm, fitForm, fitScore, natsOf } from './fit.ts';
import { candidates, leastSpread } from './model.data.ts';
import { opportunityOf } from './opportunity.ts';
import type { Dimensions, Profile } from './profile.ts';

export interface Scores {
  form: FitForm;
  /** log-likelihood ratio of the answers, see fit.ts */
  nats: Float64Array;
  coverage: Float64Array;
  fit: Float64Array;
  opportunity: Float64Array;
  feasibility: Float64Array;
  /** the weight of each dimension in the final scores; sums to 1 */
  weights: Dimensions;
  finals: Float64Array;
  /** which of the person's limits each occupation breaks, 0 for none: see feasibility.ts */
  breaks: Uint8Array;
  /** `finals` in list order: occupations outside the person's limits come after everything else (D-90) */
  listed: Float64Array;
}

/** More than any score: moves occupations outside the limits behind the rest, keeping their order. */
const BEHIND = 101;

/**
 * Scores use only + − × ÷ and square roots, which every runtime rounds alike, so the server and every browser get the
 * same bits.
 * @param worth how much the answers count, 0-1
 * @param emphasis how much each dimension should decide; the person's own by default
 */
export function scoresOf(columns: Columns, profile: Profile, worth = 1, emphasis = profile.emphasis): Scores {
  const form = fitForm(columns, profile, worth);
  const nats = natsOf(columns, form);
  const fit = nats.map(fitScore);
  const coverage = coverageOf(columns, profile.skillRatings);
  const opportunity = opportunityOf(columns, profile);
  const feasibility = feasibilityOf(columns, profile, coverage);
  const weights = weightsOf({ fit, opportunity, feasibility }, emphasis);
  const breaks = beyondFrame(columns, profile, coverage);
  const finals = new Float64Array(columns.count);
  const listed = new Float64Array(columns.count);
  for (let i = 0; i < finals.length; i++) {
    finals[i] = weights.fit * fit[i]! + weights.opportunity * opportunity[i]! + weights.feasibility * feasibility[i]!;
    listed[i] = breaks[i] === 0 ? finals[i]! : finals[i]! - BEHIND;
  }
  return { form, nats, coverage, fit, opportunity, feasibility, weights, finals, breaks, listed };
}

/**
 * The weight each dimension needs to decide as much as intended among the best-fitting occupations: if pay varies by
 * thirty points and fit by five, equal weights would leave the choice to pay.
 */
function weightsOf(scores: Record<keyof Dimensions, Float64Array>, emphasis: Dimensions): Dimensions {
  const near = best(scores.fit, candidates);
  const least = Math.max(leastSpread, deviation(scores.fit, near));
  const opportunity = emphasis.opportunity * Math.min(1, least / deviation(scores.opportunity, near));
  const feasibility = emphasis.feasibility * Math.min(1, least / deviation(scores.feasibility, near));
  const total = emphasis.fit + opportunity + feasibility;
  return { fit: emphasis.fit / total, opportunity: opportunity / total, feasibility: feasibility / total };
}

function deviation(values: Float64Array, near: Int32Array): number {
  let [sum, squares] = [0, 0];
  for (const index of near) sum += values[index]!;
  const mean = sum / near.length;
  for (const index of near) squares += (values[index]! - mean) * (values[index]! - mean);
  return Math.sqrt(squares / near.length);
}

/** The indexes of the `size` highest scores, best first; among equal scores the lower index comes first. */
export function best(scores: Float64Array, size: number): Int32Array {
  const kept = new Int32Array(Math.min(size, scores.length));
  let length = 0;
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i]!;
    if (length === kept.length && score <= scores[kept[length - 1]!]!) continue;
    let place = length < kept.length ? length++ : length - 1;
    while (place > 0 && scores[kept[place - 1]!]! < score) {
      kept[place] = kept[place - 1]!;
      place--;
    }
    kept[place] = i;
  }
  return kept;
}
