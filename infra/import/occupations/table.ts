import type { NumericColumn } from '#shared/occupations/layout.ts';
import type { Schooling } from '#shared/occupations/schooling.ts';
import type { PayTable } from '#shared/salaries/pay-table.ts';

/** Everything read and joined, by occupation; the parts of the embedded table are written from it. */
export interface Table {
  codes: string[];
  titles: string[];
  /** column → numbers, with a fixed count per occupation; NaN if not available */
  columns: Record<NumericColumn, number[]>;
  /** indexes of related occupations, nearest first */
  related: number[][];
  /** technologies flagged In Demand */
  technologies: string[][];
  /** 68 importances and levels per occupation in the order of `elementIds`, NaN if suppressed or not rated */
  importance: number[][];
  level: number[][];
  reportedTitles: string[][];
  states: StateFigures[];
  schooling: Schooling;
  pay: PayTable;
}

export interface StateFigures {
  /** two-letter postal code */
  postal: string;
  /** dollars a year and persons by occupation, NaN where not published */
  median: number[];
  employment: number[];
}
