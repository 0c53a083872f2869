/** Files in the formats of Indeed Hiring Lab and the Bureau of Labor Statistics. */
import { DAY_MS } from '#infra/local/stand-ins/kit/time.ts';
import type { Publications } from './config.ts';

const YEAR_OF_WEEKS = 364;

export const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10);

const csv = (header: string, rows: readonly (string | number)[][]) =>
  `${[header, ...rows.map((row) => row.join(','))].join('\n')}\n`;

export function nationCsv({ postings: { from, total, fresh } }: Publications): string {
  const rows = (values: readonly number[], variable: string) =>
    values.map((value, i) => [dayAfter(from, i), 'US', value, value, variable]);
  return csv('date,jobcountry,indeed_job_postings_index_SA,indeed_job_postings_index_NSA,variable', [
    ...rows(total, 'total postings'),
    ...rows(fresh, 'new postings'),
  ]);
}

export function statesCsv({ states: { until, means } }: Publications): string {
  const week = (last: string, state: string, value: number | null) =>
    value === null ? [] : Array.from({ length: 7 }, (_, i) => [dayAfter(last, i - 6), state.toLowerCase(), value]);
  return csv(
    'date,state,indeed_job_postings_index',
    Object.entries(means).flatMap(([state, { latest, yearBefore }]) => [
      ...week(dayAfter(until, -YEAR_OF_WEEKS), state, yearBefore),
      ...week(until, state, latest),
    ]),
  );
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');

function dataOf({ from, values }: Publications['labor'][string], first: string, last: string) {
  const [year, month] = from.split('-').map(Number) as [number, number];
  return values
    .map((value, i) => {
      const at = new Date(Date.UTC(year, month - 1 + i, 1));
      const number = at.getUTCMonth();
      return {
        year: String(at.getUTCFullYear()),
        period: `M${String(number + 1).padStart(2, '0')}`,
        periodName: monthNames[number]!,
        value: value === null ? '-' : String(value),
        footnotes: [{}],
      };
    })
    .filter((each) => each.year >= first && each.year <= last)
    .reverse();
}

/** An answer of the public API, version 1: newest first, and an unknown series without values. */
export function laborJson({ labor }: Publications, ids: readonly string[], first: string, last: string): string {
  const message = ids.filter((id) => !labor[id]).map((id) => `Series does not exist for Series ${id}`);
  const series = ids.map((id) => ({ seriesID: id, data: labor[id] ? dataOf(labor[id], first, last) : [] }));
  return JSON.stringify({ status: 'REQUEST_SUCCEEDED', responseTime: 20, message, Results: { series } });
}
