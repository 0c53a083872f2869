import type { Share } from '#shared/guidance/validity.ts';

/** A share as a count: "59 of 100". */
export const of100 = (share: number): string => `${Math.round(100 * share)} of 100`;

/** The same with one decimal, when whole numbers would hide the difference. */
export const fine = (share: number): string => (100 * share).toFixed(1);

/** "59 of 100 (56 to 62)" */
export const withRange = ({ value, low, high }: Share): string =>
  low === undefined || high === undefined
    ? of100(value)
    : `${of100(value)} (${Math.round(100 * low)} to ${Math.round(100 * high)})`;

/** Our ranking compared with the textbook method, in a sentence. */
export function comparison(ours: Share, textbook: Share): string {
  const tenths = Math.round(1000 * (ours.value - textbook.value));
  if (tenths === 0) return 'That is as good as the textbook method, and no better.';
  const points = `${(Math.abs(tenths) / 10).toFixed(1)} in 100`;
  return tenths > 0
    ? `That is ${points} more than the textbook method.`
    : `That is ${points} fewer than the textbook method.`;
}
