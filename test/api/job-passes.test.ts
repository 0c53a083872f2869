import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { job } from '#functions/serve/job.ts';
import { startOwnTable } from '#test/support/stack/own-table.ts';

/** A pass larger than one run can do, started every quarter of an hour as EventBridge does (G10). */
const ITEMS = 250;
const HOUR_MS = 3_600_000;
const items = Array.from({ length: ITEMS }, (_, nth) => String(nth).padStart(3, '0'));
const everySixHours = { passEveryHours: 6 };

let own: Awaited<ReturnType<typeof startOwnTable>>;
beforeAll(async () => {
  own = await startOwnTable('waymark-jobs');
});
const world = globalThis as { __waymarkClockOffsetMs?: number };
afterEach(() => {
  delete world.__waymarkClockOffsetMs;
});
afterAll(() => own?.stop());

let visits: string[] = [];
const run = job<string>({
  name: 'a-job',
  page: async (after) => items.filter((item) => after === null || item > after).slice(0, 100),
  cursorOf: (item) => item,
  named: (item) => ({ item }),
  visit: async (item) => void visits.push(item),
});
/** a run with time for at most this many visits */
const runFor = (most: number, event?: object) => {
  const before = visits.length;
  return run(event, { getRemainingTimeInMillis: () => (visits.length - before < most ? 900_000 : 0) });
};

it('goes on where the last run stopped, visits everybody once, and rests before it begins anew', async () => {
  expect(await runFor(120, everySixHours)).toEqual({ visited: 120, finished: false });
  expect(await runFor(50, everySixHours)).toEqual({ visited: 50, finished: false });
  expect(await runFor(1000, everySixHours)).toEqual({ visited: 80, finished: true });
  expect(visits).toEqual(items);

  visits = [];
  expect(await runFor(1000, everySixHours)).toEqual({ visited: 0, finished: true });
  world.__waymarkClockOffsetMs = 6 * HOUR_MS;
  expect(await runFor(10, everySixHours)).toEqual({ visited: 10, finished: false });
  // a run started by hand continues the same pass, and then starts the next without waiting
  expect(await runFor(1000)).toEqual({ visited: ITEMS - 10, finished: true });
  expect(await runFor(1000)).toEqual({ visited: ITEMS, finished: true });
});
