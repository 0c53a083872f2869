import { describe, expect, it } from 'vitest';
import { tableGrants } from '#infra/grants.ts';
import { routeEntries } from '#shared/api.ts';
import { bundleSize } from '#test/support/bundle.ts';

/** performance.md: what a cold start has to read. The local stack in a bundle fails the build itself (R10, I30). */
describe('function bundles', () => {
  for (const entry of routeEntries) {
    const grants = tableGrants[`${entry.domain}.${entry.name}` as keyof typeof tableGrants];
    const limit = grants.length > 0 ? 300_000 : 200_000;
    it(`${entry.file} is at most ${limit / 1000} kB`, async () => {
      const size = await bundleSize(entry.file);
      expect(size).toBeGreaterThan(1000);
      expect(size).toBeLessThanOrEqual(limit);
    });
  }
});
