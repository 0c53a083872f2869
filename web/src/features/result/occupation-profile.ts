import type { Facts } from '#shared/occupations/facts.ts';

const SCALES = 6;

/** Mean and deviation of each interest over all occupations: raw profiles are skewed and cannot be compared. */
function norms(facts: Facts): { mean: number[]; deviation: number[] } {
  const column = (scale: number) => Array.from({ length: facts.count }, (_, i) => facts.interests[i * SCALES + scale]!);
  const mean = Array.from({ length: SCALES }, (_, scale) => column(scale).reduce((a, b) => a + b, 0) / facts.count);
  const deviation = mean.map((middle, scale) =>
    Math.sqrt(column(scale).reduce((sum, value) => sum + (value - middle) ** 2, 0) / facts.count),
  );
  return { mean, deviation };
}

/** An occupation's six interests in standard deviations from the average occupation. */
export function occupationProfile(facts: Facts, index: number): number[] {
  const { mean, deviation } = norms(facts);
  return mean.map((middle, scale) => (facts.interests[index * SCALES + scale]! - middle) / deviation[scale]!);
}

/** A person's standardized interests on the occupations' scale: equally far from its average as from people's. */
export function onOccupationScale(facts: Facts, interests: readonly number[]): Float32Array {
  const { mean, deviation } = norms(facts);
  return Float32Array.from(mean, (middle, scale) => middle + interests[scale]! * deviation[scale]!);
}
