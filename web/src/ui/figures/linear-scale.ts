/** A straight scale with round ticks. (d3's comes with interpolators and colours: 11 kB for these few lines.) */
export interface LinearScale {
  at(value: number): number;
  /** round values within the domain, ascending */
  ticks: number[];
}

/** The largest of 1, 2, 2.5, 5 × 10ⁿ that still makes at least `count` steps of the span. */
function roundStep(span: number, count: number): number {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * [5, 2.5, 2, 1].find((factor) => factor * power <= raw)!;
}

/**
 * @param domain smallest and largest value, different from each other
 * @param range where those two lie on the screen
 * @param count about how many ticks are wanted
 */
export function linearScale(domain: [number, number], range: [number, number], count: number): LinearScale {
  const [low, high] = domain;
  const step = roundStep(high - low, count);
  const first = Math.ceil(low / step);
  const ticks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, k) => (first + k) * step);
  return { at: (value) => range[0] + ((value - low) / (high - low)) * (range[1] - range[0]), ticks };
}
