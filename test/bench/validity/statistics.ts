import type { Random } from '#test/support/population/population.ts';

export const mean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
};

export const deviation = (values: ArrayLike<number>): number => {
  const middle = mean(values);
  return Math.sqrt(mean(Array.from(values, (value) => (value - middle) ** 2)));
};

/** Pearson's correlation of two lists of the same length. */
export function correlation(a: number[], b: number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((value, i) => (value - meanA) * (b[i]! - meanB))) / (deviation(a) * deviation(b));
}

/** A mean and half of its 95 % confidence interval. */
export const estimate = (values: number[]) => ({
  value: mean(values),
  margin: (1.96 * deviation(values)) / Math.sqrt(Math.max(1, values.length - 1)),
});

const DRAWS = 1000;

/** The mean of the groups' means, with the middle 95 % of bootstrap draws within each group. */
export function balancedMean(groups: number[][], { uniform }: Random) {
  const draws = Array.from({ length: DRAWS }, () =>
    mean(
      groups.map((group) => {
        let sum = 0;
        for (let i = 0; i < group.length; i++) sum += group[Math.floor(uniform() * group.length)]!;
        return sum / group.length;
      }),
    ),
  ).sort((a, b) => a - b);
  return { value: mean(groups.map(mean)), low: draws[0.025 * DRAWS]!, high: draws[0.975 * DRAWS - 1]! };
}
