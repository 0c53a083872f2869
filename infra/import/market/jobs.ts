import type { Facts } from '#shared/occupations/facts.ts';

/** An occupation of the embedded table with its own jobs: a figure shared by several occupations is divided evenly. */
export interface Occupation {
  index: number;
  code: string;
  title: string;
  jobs: number;
}

export const occupationsOf = ({ codes, titles, employment, figureGroup }: Facts): Occupation[] =>
  codes.map((code, index) => {
    const shared = employment[index]!;
    return { index, code, title: titles[index]!, jobs: Number.isNaN(shared) ? 0 : shared / figureGroup[index]! };
  });

export const sumOf = <T>(items: readonly T[], figureIn: (item: T) => number): number =>
  items.reduce((sum, item) => sum + figureIn(item), 0);

/** The weighted mean of the known values; null without any. */
export function weightedMean<T>(
  items: readonly T[],
  figureIn: (item: T) => number | null,
  weightIn: (item: T) => number,
): number | null {
  const known = items.filter((item) => figureIn(item) !== null && !Number.isNaN(figureIn(item)) && weightIn(item) > 0);
  const weight = sumOf(known, weightIn);
  return weight > 0 ? sumOf(known, (item) => figureIn(item)! * weightIn(item)) / weight : null;
}
