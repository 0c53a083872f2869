import { known } from '#shared/lib/numbers.ts';
import type { Facts } from '#shared/occupations/facts.ts';

/** The 10th percentile, median and 90th percentile; null when unknown. */
export interface Range<T = number> {
  min: T | null;
  median: T | null;
  max: T | null;
}

/** The same range in another unit or in words. */
export function within<T, U>({ min, median, max }: Range<T>, change: (value: T) => U): Range<U> {
  const of = (value: T | null) => (value === null ? null : change(value));
  return { min: of(min), median: of(median), max: of(max) };
}

/** Yearly wages of an occupation in the United States. */
export function wageRange({ wageP10, wageP50, wageP90 }: Facts, index: number): Range {
  return { min: known(wageP10[index]), median: known(wageP50[index]), max: known(wageP90[index]) };
}
