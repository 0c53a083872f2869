import { known } from '#shared/lib/numbers.ts';
import type { Facts } from '#shared/occupations/facts.ts';

/** What a tenth earn less than, half, and a tenth more than; null where it is not known. */
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

/** The wages of an occupation in the United States, a year. */
export function wageRange({ wageP10, wageP50, wageP90 }: Facts, index: number): Range {
  return { min: known(wageP10[index]), median: known(wageP50[index]), max: known(wageP90[index]) };
}
