import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import type { Overview } from '#shared/market/overview.ts';
import { snapshotOverview } from '#shared/market/snapshot.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

let stack: Stack;
let pro: SignedIn;
beforeAll(async () => {
  stack = await startStack();
  pro = await stack.signUpAndIn();
  await grant(stack, pro.sub, { plan: 'pro' });
});
afterAll(() => stack?.stop());

const read = async (): Promise<Overview> => {
  const { status, body } = await stack.call(api.market.getMarketOverview, { endpoint: 'overview' }, pro.accessToken);
  expect(status).toBe(200);
  return body;
};
const refresh = () => stack.tick('refresh-market');
const fault = (name: string) => stack.control('/publishers/files', { fault: name });
const versions = async () =>
  (await tableRows(stack.endpoints)).filter(({ pk, sk }) => pk === 'MARKET' && String(sk).startsWith('VERSION#'));

describe('the market refresh (MKT-16, T-096)', () => {
  it('before the first version there is the shipped one, which says that it is a snapshot', async () => {
    expect(await read()).toEqual(snapshotOverview());
  });

  it('a wrong file is refused with file, row and reason, and nothing is written', async () => {
    const reasons: [string, RegExp][] = [
      ['empty', /US\/aggregate_job_postings_US\.csv.*truncated/],
      ['negative', /row 2: .* is -\d.*, outside 5 to 1000/],
      ['nan', /row 2: .* is \\"NaN\\", not a number/],
      ['html', /aggregate_job_postings_US\.csv: sends text\/html/],
      ['truncated', /truncated/],
      ['huge', /is larger than 16 MB/],
      ['script', /row 2: \\"jobcountry\\" is \\"<script>alert\(1\)<\/script>\\"/],
      ['yesterday', /ends with 2026-08-13, and 2026-08-14 is known: an old file/],
      ['redirect', /leads to http:\/\/localhost:9/],
      ['error', /answers 503/],
    ];
    for (const [name, reason] of reasons) {
      await fault(name);
      await expect(refresh(), name).rejects.toThrow(reason);
    }
    expect(await versions()).toEqual([]);
    expect(await read()).toEqual(snapshotOverview());
    expect(stack.output()).toContain('"event":"run-failed","correlationId"');
  });

  it('publishes a version, which the next run with the same files leaves as it is', async () => {
    await fault('none');
    expect(await refresh()).toEqual({ published: true });
    const first = await read();
    expect(first).toEqual({
      ...snapshotOverview(),
      origin: 'publishers',
      lastUpdated: first.lastUpdated,
      sources: first.sources,
    });
    expect(Math.abs(Date.parse(first.lastUpdated) - stack.now())).toBeLessThan(60_000);
    expect(first.sources['jobPostings.index']).toMatchObject({ kind: 'observed', date: '2026-08-14' });
    expect(await refresh()).toEqual({ published: false });
    expect((await read()).lastUpdated).toBe(first.lastUpdated);
  });

  it('a run cut off in the middle leaves the last version, and the next run does the work', async () => {
    const before = await read();
    await fault('silence');
    const cutOff = refresh().catch(() => 'cut off');
    const asked = async () => (await stack.journal('publishers')).filter(({ fault: name }) => name === 'silence');
    while ((await asked()).length === 0) await sleep(20);
    await stack.kill9();
    expect(await cutOff).toBe('cut off');
    await stack.restart();
    expect(await read()).toEqual(before);
    expect(await versions()).toHaveLength(1);
  });

  it('five at once publish one new version, and readers see the old or the new one whole', async () => {
    const before = await read();
    await fault('tomorrow');
    const seen: Overview[] = [];
    let done = false;
    const reader = async () => {
      while (!done) seen.push(await read());
    };
    const readers = [reader(), reader()];
    const runs = await Promise.all(Array.from({ length: 5 }, refresh));
    done = true;
    await Promise.all(readers);
    const after = await read();
    expect(runs.filter(({ published }) => published)).toHaveLength(1);
    expect(after.lastUpdated > before.lastUpdated).toBe(true);
    expect(after.sources['jobPostings.index'].date).toBe('2026-08-15');
    expect(after.jobPostings.newToday).not.toBe(before.jobPostings.newToday);
    expect(seen.length).toBeGreaterThan(2);
    for (const each of seen) expect(each).toEqual(each.lastUpdated === before.lastUpdated ? before : after);
  });

  it('does not go back: the file of the day before is refused now, and both versions stay', async () => {
    const before = await read();
    await fault('none');
    await expect(refresh()).rejects.toThrow('ends with 2026-08-14, and 2026-08-15 is known');
    expect(await read()).toEqual(before);
    expect(await versions()).toHaveLength(2);
  });
});
