import { interestCodes } from '#shared/assessment/item-bank.ts';
import { meanOf } from '#shared/lib/numbers.ts';
import { interestNorms, normWeight, ratingNoise, slope } from './model.data.ts';

const { mean, deviation } = interestNorms;
const meanDeviation = meanOf(deviation);

/** Each interest type's norms at the weight they deserve (model.data.ts). */
export const interestScales = interestCodes.map((_, d) => ({
  middle: 3 + normWeight * (mean[d]! - 3),
  slope: slope.interests * (1 + normWeight * (deviation[d]! / meanDeviation - 1)),
  noise: ratingNoise.interests,
}));
