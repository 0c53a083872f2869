/** Reads Indeed Hiring Lab's CSV files; anything doubtful is refused, naming file, row and reason. */
import { Refusal } from '#shared/lib/refusal.ts';
import type { Row } from '#shared/lib/rows.ts';
import { readTable } from '#shared/lib/table.ts';
import { type StateCode, stateCodes } from '#shared/occupations/state-codes.data.ts';
import { dayAfter, type MarketSeries } from './series.ts';

/** Paths of the files below the publisher's address. */
export const nationFile = 'US/aggregate_job_postings_US.csv';
export const statesFile = 'US/state_job_postings_us.csv';

/** Days stored: the count of job openings may be two months old. */
const DAYS_KEPT = 130;
const WEEK = 7;

const index = { min: 5, max: 1000, unit: 'an index, 100 = February 2020' };
const isoDay = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Values by day, the last one at the end; a duplicate day is refused. */
type ByDay = Map<string, number>;

function put(into: ByDay, row: Row, column: string): void {
  const day = row.text('date');
  if (!isoDay.test(day)) row.refuse(`"date" is "${day}", not a day like 2026-08-14`);
  if (into.has(day)) row.refuse(`${day} stands twice`);
  into.set(day, row.figure(column, index));
}

const lastOf = (days: ByDay): string | undefined => [...days.keys()].sort().at(-1);

/** The values of `count` days ending on `until`, none missing. */
function run(file: string, days: ByDay, until: string, count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const day = dayAfter(until, i + 1 - count);
    return days.get(day) ?? refuse(file, `has no row of ${day}`);
  });
}

function refuse(file: string, reason: string): never {
  throw new Refusal(file, null, reason);
}

const SA = 'indeed_job_postings_index_SA';

/** @throws Refusal */
export function readNation(content: string): MarketSeries['postings'] {
  const columns = ['date', 'jobcountry', 'variable', SA];
  const rows = readTable(nationFile, content, ',', { columns, atLeast: 2 * DAYS_KEPT });
  const days: Record<string, ByDay> = { 'total postings': new Map(), 'new postings': new Map() };
  for (const row of rows) {
    row.oneOf('jobcountry', ['US']);
    put(days[row.oneOf('variable', ['total postings', 'new postings'])]!, row, SA);
  }
  const total = days['total postings']!;
  const until = lastOf(total) ?? refuse(nationFile, 'has no row of "total postings"');
  return {
    from: dayAfter(until, 1 - DAYS_KEPT),
    total: run(nationFile, total, until, DAYS_KEPT),
    fresh: run(nationFile, days['new postings']!, until, DAYS_KEPT),
  };
}

const postalCodes: readonly StateCode[] = stateCodes;
const lowerCodes = postalCodes.map((code) => code.toLowerCase());

const mean = (values: number[]) => Number((values.reduce((sum, each) => sum + each, 0) / values.length).toFixed(2));

/** @throws Refusal */
export function readStates(content: string): MarketSeries['states'] {
  const column = 'indeed_job_postings_index';
  const columns = ['date', 'state', column];
  const rows = readTable(statesFile, content, ',', { columns, atLeast: 2 * WEEK * lowerCodes.length });
  const states = new Map<string, ByDay>(lowerCodes.map((code) => [code, new Map()]));
  for (const row of rows) put(states.get(row.oneOf('state', lowerCodes))!, row, column);
  const until = lastOf(states.get('ca')!) ?? refuse(statesFile, 'has no row of California');
  const yearBefore = dayAfter(until, -364);
  const means = postalCodes.map((code) => {
    const days = states.get(code.toLowerCase())!;
    const hasYear = days.has(yearBefore);
    return [
      code,
      {
        latest: mean(run(statesFile, days, until, WEEK)),
        yearBefore: hasYear ? mean(run(statesFile, days, yearBefore, WEEK)) : null,
      },
    ];
  });
  return { until, means: Object.fromEntries(means) };
}
