/** All occupations against one profile: the numbers every part of a ranking is made of. */
import type { Columns } from './columns.ts';
import { beyondFrame, coverageOf, feasibilityOf } from './feasibility.ts';
import { type FitForm, fitForm, fitScore, natsOf } from './fit.ts';
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
  finals: Float64Array;
  /** what of the person's frame each occupation breaks, 0 where nothing: see feasibility.ts */
  breaks: Uint8Array;
  /** `finals` in the order of the list: what is out of the frame stands behind everything else (D-90) */
  listed: Float64Array;
}

/** More than a score can be: moves what is out of the frame behind the rest, in its own order. */
const BEHIND = 101;

/**
 * The scores are made of + − × ÷ and square roots only, which every runtime rounds alike: the server and any browser
 * get the same bits.
 * @param weights how much each dimension counts; the person's own unless told otherwise
 */
export function scoresOf(columns: Columns, profile: Profile, weights: Dimensions = profile.weights): Scores {
  const form = fitForm(columns, profile);
  const nats = natsOf(columns, form);
  const coverage = coverageOf(columns, profile.skillRatings);
  const opportunity = opportunityOf(columns, profile);
  const feasibility = feasibilityOf(columns, profile, coverage);
  const breaks = beyondFrame(columns, profile, coverage);
  const fit = new Float64Array(columns.count);
  const finals = new Float64Array(columns.count);
  const listed = new Float64Array(columns.count);
  for (let i = 0; i < finals.length; i++) {
    fit[i] = fitScore(nats[i]!);
    finals[i] = weights.fit * fit[i]! + weights.opportunity * opportunity[i]! + weights.feasibility * feasibility[i]!;
    listed[i] = breaks[i] === 0 ? finals[i]! : finals[i]! - BEHIND;
  }
  return { form, nats, coverage, fit, opportunity, feasibility, finals, breaks, listed };
}

/** The indexes of the `size` highest scores, best first; of equal scores the lower index is first. */
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
