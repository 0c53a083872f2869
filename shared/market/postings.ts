import { openingsSeries } from './industries.ts';
import type { Overview } from './overview.ts';
import { dayAfter, daysBetween, endOf, type MarketSeries, newest, percentChange, weekMean } from './series.ts';

/** The last day of the indices of postings. */
export const lastDay = ({ postings: { from, total } }: MarketSeries): string => dayAfter(from, total.length - 1);

/** The month of the last published count of open jobs; null without any. */
export const openingsMonth = ({ labor }: MarketSeries): string | null =>
  (labor[openingsSeries] && newest(labor[openingsSeries])?.month) ?? null;

/**
 * The last published count of open jobs, which is of the last business day of its month, times what the index has done
 * since the end of that month.
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

/** Never a zero with a sign, which a screen would show. */
export const round = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits)) + 0;
