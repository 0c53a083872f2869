import { MAX_PAY } from '#shared/assessment/background.ts';
import { count } from '#shared/lib/format.ts';

/** Pay as the text of its field. */
export const payText = (pay: number | undefined): string => (pay === undefined ? '' : count(pay));

/** The pay in a text: undefined if empty, null unless it is a whole number of dollars within the limits. */
export function payOf(text: string): number | undefined | null {
  const bare = text.replace(/[\s,$]/g, '').replace(/\.0{0,2}$/, '');
  if (bare === '') return undefined;
  const pay = /^\d{1,9}$/.test(bare) ? Number(bare) : Number.NaN;
  return pay <= MAX_PAY ? pay : null;
}
