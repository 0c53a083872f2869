/** Time in work: overlapping positions count once, and gaps are stated without comment. */
import type { Work } from '#shared/cv/reading.ts';

/** Months since the year 0; `to` is the first month after it. */
export interface Period {
  from: number;
  to: number;
  /** both ends name a month; an end with only a year counts as the middle of it */
  isExact: boolean;
}

const MIDDLE = 6;
const LONGEST_MONTHS = 70 * 12;

function monthOf(date: string): { at: number; isExact: boolean } | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? [];
  if (!year) return null;
  return month
    ? { at: 12 * Number(year) + Number(month) - 1, isExact: true }
    : { at: 12 * Number(year) + MIDDLE, isExact: false };
}

export const monthOfTime = (now: number): number => {
  const date = new Date(now);
  return 12 * date.getUTCFullYear() + date.getUTCMonth();
};

/** The dates of one position; null if its start or end is missing or impossible. */
export function periodOf({ startDate, endDate, current }: Work, now: number): Period | null {
  const today = monthOfTime(now) + 1;
  const start = startDate ? monthOf(startDate.value) : null;
  const end = endDate ? monthOf(endDate.value) : null;
  if (!start || !(end || current)) return null;
  const to = Math.min(today, end && !current ? end.at + Number(end.isExact) : today);
  if (to <= start.at || to - start.at > LONGEST_MONTHS) return null;
  return { from: start.at, to, isExact: start.isExact && (current || end?.isExact === true) };
}

/** Overlapping periods merged, in order. */
export function merged(periods: readonly Period[]): Period[] {
  const whole: Period[] = [];
  for (const period of [...periods].sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && period.from <= last.to) {
      if (period.to > last.to)
        whole[whole.length - 1] = { ...last, to: period.to, isExact: last.isExact && period.isExact };
    } else whole.push(period);
  }
  return whole;
}

export const monthsIn = (periods: readonly Period[]): number =>
  merged(periods).reduce((sum, { from, to }) => sum + to - from, 0);

/** Shorter gaps do not matter, and between bare years they cannot be told. */
const LEAST_GAP = 6;
const LEAST_VAGUE_GAP = 18;

/** The gaps between the first and the last position, in months and without reasons. */
export const gapsIn = (periods: readonly Period[]): { from: number; to: number }[] =>
  merged(periods).flatMap(({ to, isExact }, at, all) => {
    const next = all[at + 1];
    if (!next || next.from - to < (isExact && next.isExact ? LEAST_GAP : LEAST_VAGUE_GAP)) return [];
    return [{ from: to, to: next.from }];
  });

/** "Mar 2019". */
export const monthText = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** "2.5 years", "7 months". */
export const timeText = (months: number): string => {
  if (months < 12) return `${months} ${months === 1 ? 'month' : 'months'}`;
  const years = (months / 12).toFixed(1).replace(/\.0$/, '');
  return `${years} ${years === '1' ? 'year' : 'years'}`;
};
