import { percent, withMinus } from '#shared/lib/format.ts';
import type { Overview } from './overview.ts';

type Parts = Overview['industryHealth'][number]['healthParts'];

/** The range of each part of a health score, mapped to 0-100. */
const scales = {
  employmentChange: { what: 'jobs compared with a year earlier', from: -4, to: 4 },
  openingsRate: { what: 'open jobs', from: 2, to: 8 },
  projectedChange: { what: 'jobs by the end of the projections', from: -10, to: 10 },
} as const satisfies Record<keyof Parts, object>;

const names = Object.keys(scales) as (keyof Parts)[];

const limit = (value: number) => withMinus(value, percent);

/** The formula as screens show it. */
export const healthFormula = `average of ${names
  .map((name) => `${scales[name].what} (${limit(scales[name].from)} is 0, ${limit(scales[name].to)} is 100)`)
  .join(', ')}; what is not published is left out, and with fewer than two of them there is no score`;

const scaled = (value: number, { from, to }: { from: number; to: number }) =>
  Math.min(1, Math.max(0, (value - from) / (to - from))) * 100;

export function healthScore(parts: Parts): number | null {
  const scores = names.flatMap((name) => (parts[name] === null ? [] : [scaled(parts[name], scales[name])]));
  return scores.length < 2 ? null : Math.round(scores.reduce((sum, each) => sum + each, 0) / scores.length);
}
