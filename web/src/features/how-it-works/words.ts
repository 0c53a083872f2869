import type { PopulationId, Share } from '#shared/guidance/validity.ts';

/** A share as a count that can be pictured: "59 of 100". */
export const of100 = (share: number): string => `${Math.round(100 * share)} of 100`;

/** The same to a tenth, where whole numbers would hide what is compared. */
export const fine = (share: number): string => (100 * share).toFixed(1);

/** "59 of 100 (56 to 62)" */
export const withRange = ({ value, low, high }: Share): string =>
  low === undefined || high === undefined
    ? of100(value)
    : `${of100(value)} (${Math.round(100 * low)} to ${Math.round(100 * high)})`;

/** In what the made-up people differ from what the model assumes. */
export const populationName: Record<PopulationId, string> = {
  'as assumed': 'People just as our model assumes',
  'real interests': 'Interests as real people rate them',
  'real personality': 'Statements about themselves as real people rate them',
  'response styles': 'Some say yes to everything, some use only the ends',
  'heavier noise': 'Much more chance in every answer',
  'skills rated high or low': 'They rate all their skills too high, or too low',
  'skills known worse': 'They misjudge their own skills, one by one',
  'incomplete profiles': 'Little is published about their occupation',
  'low congruence': 'They differ a lot from others in their occupation',
  realistic: 'Most of this at once, as real people seem to be',
};

/** How our ranking did beside the textbook method, in a sentence. */
export function comparison(ours: Share, textbook: Share): string {
  const tenths = Math.round(1000 * (ours.value - textbook.value));
  if (tenths === 0) return 'That is as good as the textbook method, and no better.';
  const points = `${(Math.abs(tenths) / 10).toFixed(1)} in 100`;
  return tenths > 0
    ? `That is ${points} more than the textbook method.`
    : `That is ${points} fewer than the textbook method.`;
}
