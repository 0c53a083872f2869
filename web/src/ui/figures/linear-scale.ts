/** A linear scale with round ticks. (d3's would bring interpolators and colors: 11 kB for these few lines.) */
export interface LinearScale {
  at(value: number): number;
  /** round values within the domain, ascending */
  ticks: number[];
}

/** The largest of 1, 2, 2.5, 5 × 10ⁿ that divides the span into at least `count` steps. */
function roundStep(span: number, count: number): number {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * [5, 2.5, 2, 1].find((factor) => factor * power <= raw)!;
}

/**
 * @param domain smallest and largest value, which must differ
 * @param range their positions on the screen
 * @param count approximate number of ticks
 */
export function linearScale(domain: [number, number], range: [number, number], count: number): LinearScale {
  const [low, high] = domain;
  const step = roundStep(high - low, count);
  const first = Math.ceil(low / step);
  const ticks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, k) => (first + k) * step);
  return { at: (value) => range[0] + ((value - low) / (high - low)) * (range[1] - range[0]), ticks };
}
