import { openingsSeries } from './industries.ts';
import type { Overview } from './overview.ts';
import { dayAfter, daysBetween, endOf, type MarketSeries, newest, percentChange, weekMean } from './series.ts';

/** The last day covered by the posting indices. */
export const lastDay = ({ postings: { from, total } }: MarketSeries): string => dayAfter(from, total.length - 1);

/** The month of the last published count of job openings; null without any. */
export const openingsMonth = ({ labor }: MarketSeries): string | null =>
  (labor[openingsSeries] && newest(labor[openingsSeries])?.month) ?? null;

/**
 * The last published count of job openings (on the last business day of its month), extrapolated with the index from
 * the end of that month.
 */
function openJobs({ postings: { from, total }, labor }: MarketSeries): number | null {
  const published = labor[openingsSeries] && newest(labor[openingsSeries]);
  const now = weekMean(total, total.length - 1);
  const then = published && weekMean(total, daysBetween(from, endOf(published.month)));
  return now && then && published ? (published.value * 1000 * now) / then : null;
}

export function postingFigures(series: MarketSeries): Omit<Overview['jobPostings'], 'hotRoles'> {
  const { total, fresh } = series.postings;
  const jobs = openJobs(series);
  const change = percentChange(fresh.at(-1), fresh.at(-2));
  const last = total.length - 1;
  return {
    total: jobs && Math.round(jobs),
    newToday: jobs && change === null ? null : jobs && Math.round((jobs * change!) / 100),
    trend7d: round(percentChange(weekMean(total, last), weekMean(total, last - 7)), 2),
    index: round(total[last] ?? null, 1),
  };
}

/** Avoids −0, which a screen would display. */
export const round = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits)) + 0;
