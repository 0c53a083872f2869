import { describe, expect, it } from 'vitest';
import { needsOf } from '#infra/needs.ts';
import { schedules } from '#infra/schedules.ts';
import { routeEntries } from '#shared/api.ts';
import { bundleSize } from '#test/support/bundle.ts';

/**
 * What a cold start has to read stays of its order of magnitude (performance.md); `npm run bench -- bundles` prints each.
 * A part of the local stack in a bundle fails the build itself (R10, I30).
 */
const MOST = 1_000_000;
/** the SDK for DynamoDB alone is 190 kB: a function without a table does not carry it */
const MOST_WITHOUT_TABLE = 100_000;

describe('function bundles', () => {
  it.each(Object.values(schedules).map(({ file }) => file))('%s is at most 1 MB', async (file) =>
    expect(await bundleSize(file)).toBeLessThanOrEqual(MOST),
  );
  for (const entry of routeEntries) {
    const most = needsOf(entry).table ? MOST : MOST_WITHOUT_TABLE;
    it(`${entry.file} is at most ${most / 1000} kB`, async () => {
      const size = await bundleSize(entry.file);
      expect(size).toBeGreaterThan(1000);
      expect(size).toBeLessThanOrEqual(most);
    });
  }
});
