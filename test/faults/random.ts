/** 0 to 1, and the same sequence for the same seed (`uniforms`), so that failures can be reproduced. */
export type Random = () => number;

export const seed = Number(process.env.WAYMARK_SEED ?? 1);

export const below = (random: Random, limit: number): number => Math.floor(random() * limit);
export const pick = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)]!;

/** The value that this percentage of the values does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}
