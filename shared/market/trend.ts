/** Figures of one industry over time, and what they say. */
import * as z from 'zod/mini';
import { compact, count, month, share } from '#shared/lib/format.ts';
import { provenance } from '#shared/lib/provenance.ts';

const seriesKeys = ['employment', 'openings', 'earnings', 'health'] as const;
export type SeriesKey = (typeof seriesKeys)[number];

const point = z.object({
  /** ISO month, or the day of one of our versions */
  date: z.string(),
  value: z.number(),
});
export type Point = z.output<typeof point>;

export const series = z.object({
  key: z.enum(seriesKeys),
  /** oldest first */
  points: z.array(point),
  provenance,
});
export type Series = z.output<typeof series>;

interface SeriesText {
  /** what changes, as the start of a sentence */
  name: string;
  measure: string;
  /** as displayed on a chart and in a sentence */
  format: (value: number) => string;
  /** as displayed in a table, unrounded */
  exact: (value: number) => string;
  /** shares and scores change by points, everything else by percent; changes below `steady` count as none */
  moves: { by: 'percent' | 'points'; steady: number };
}

const dollars = (value: number): string => `$${value.toFixed(2)}`;
const score = (value: number): string => value.toFixed(0);

export const seriesText: Record<SeriesKey, SeriesText> = {
  employment: {
    name: 'Employment',
    measure: 'Jobs in the industry',
    format: compact,
    exact: count,
    moves: { by: 'percent', steady: 0.5 },
  },
  openings: {
    name: 'The openings rate',
    measure: 'Open jobs as a share of all jobs, filled and open',
    format: share,
    exact: share,
    moves: { by: 'points', steady: 0.1 },
  },
  earnings: {
    name: 'Hourly pay',
    measure: 'Average pay an hour in US dollars',
    format: dollars,
    exact: dollars,
    moves: { by: 'percent', steady: 0.5 },
  },
  health: {
    name: 'The health score',
    measure: 'Our score out of 100, by version of our data',
    format: score,
    exact: score,
    moves: { by: 'points', steady: 1 },
  },
};

/**
 * What a series says, as a sentence without its period: "Employment rose 1.8% in a year, to 12.3M".
 * @param series at least two points
 */
export function finding({ key, points }: Series): string {
  const { name, format, moves } = seriesText[key];
  const last = points.at(-1)!;
  const { point, isYear } = yearBefore(points);
  const span = isYear ? 'in a year' : `since ${month(point.date)}`;
  const difference = last.value - point.value;
  const change = moves.by === 'points' ? difference : (100 * difference) / Math.abs(point.value);
  const size = Number(Math.abs(change).toFixed(1));
  if (!(size >= moves.steady)) return `${name} held steady ${span}, at ${format(last.value)}`;
  const amount = moves.by === 'points' ? `${size.toFixed(1)} points` : share(size);
  return `${name} ${change > 0 ? 'rose' : 'fell'} ${amount} ${span}, to ${format(last.value)}`;
}

/** The point twelve months before the last, otherwise the first. */
function yearBefore(points: readonly Point[]): { point: Point; isYear: boolean } {
  const last = points.at(-1)!.date;
  const wanted = `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`;
  const point = points.find(({ date }) => date === wanted);
  return point ? { point, isYear: true } : { point: points[0]!, isYear: false };
}
