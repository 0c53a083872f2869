/** Data that changes weekly: the series from which an overview is computed, stored with each version. */
import * as z from 'zod/mini';
import { DAY_MS } from '#shared/lib/time.ts';

const value = z.number();
const day = z.iso.date();
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-07'));

/** One value a month, oldest first; null for a month that was not published. */
const monthly = z.object({ from: month, values: z.array(z.nullable(value)) });
export type Monthly = z.output<typeof monthly>;

export const marketSeries = z.object({
  /** Indeed's job posting indices for the United States, seasonally adjusted: one value per day starting at `from` */
  postings: z.object({ from: day, total: z.array(value), fresh: z.array(value) }),
  /** The same by state (postal code), not adjusted: seven-day means at `until` and a year earlier. */
  states: z.object({
    until: day,
    means: z.record(z.string(), z.object({ latest: value, yearBefore: z.nullable(value) })),
  }),
  /** Series of the Bureau of Labor Statistics, by its own ids */
  labor: z.record(z.string(), monthly),
});
export type MarketSeries = z.output<typeof marketSeries>;

export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS;

export const monthAfter = (from: string, months: number): string => {
  const [year, number] = from.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

export const monthsBetween = (from: string, until: string): number => {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(until) - count(from);
};

/** The last day of a month. */
export const endOf = (text: string): string => dayAfter(`${monthAfter(text, 1)}-01`, -1);

/** The latest month with a value, and that value; null for a series without any. */
export function newest({ from, values }: Monthly): { month: string; value: number } | null {
  const index = values.findLastIndex((each) => each !== null);
  return index < 0 ? null : { month: monthAfter(from, index), value: values[index]! };
}

const valueIn = ({ from, values }: Monthly, of: string): number | null => values[monthsBetween(from, of)] ?? null;

const percentFrom = (before: number, now: number): number => (now / before - 1) * 100;

/** Null when one of them is missing or 0. */
export const percentChange = (now: number | null | undefined, before: number | null | undefined): number | null =>
  now && before ? percentFrom(before, now) : null;

/**
 * Percent change from the value `months` before the latest to the latest, −100 for a series that fell to 0; null when
 * one of them is missing.
 */
export function changeOver(series: Monthly | undefined, months: number): number | null {
  const last = series && newest(series);
  const before = last && valueIn(series, monthAfter(last.month, -months));
  return before ? percentFrom(before, last.value) : null;
}

/** The mean of the seven days ending at `index`; null when one of them is missing. */
export function weekMean(values: readonly number[], index: number): number | null {
  const week = values.slice(Math.max(0, index - 6), index + 1);
  return week.length === 7 && index < values.length ? week.reduce((sum, each) => sum + each, 0) / 7 : null;
}
