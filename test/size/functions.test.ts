import { describe, expect, it } from 'vitest';
import { needsOf } from '#infra/needs.ts';
import { schedules } from '#infra/schedules.ts';
import { routeEntries } from '#shared/api.ts';
import { bundleSize } from '#test/support/bundle.ts';

/**
 * What a cold start has to read: 300 kB at most with the SDK for DynamoDB (190 kB) in it; `npm run bench -- bundles` prints
 * each. A part of the local stack in a bundle fails the build itself (R10, I30).
 */
const ceilings = {
  /** zod with its reasons and middy are 38 kB of it; these read the embedded facts or the item bank */
  withoutTable: 80_000,
  withTable: 300_000,
  /** the whole engine and the item bank beside the SDK */
  scoring: 310_000,
  // Stripe's SDK is one class with every resource of its API, 240 kB that no bundler can take apart; only the few
  // functions that are called when somebody pays carry it
  payments: 550_000,
};
const scoring = ['completeAssessment'];

describe('function bundles', () => {
  it.each(Object.values(schedules).map(({ file }) => file))(
    '%s is at most as large as what speaks to Stripe',
    async (file) => expect(await bundleSize(file)).toBeLessThanOrEqual(ceilings.payments),
  );
  for (const entry of routeEntries) {
    const { name, file } = entry;
    const { table, secrets } = needsOf(entry);
    const ordinary = scoring.includes(name) ? 'scoring' : table ? 'withTable' : 'withoutTable';
    const kind = secrets ? 'payments' : ordinary;
    it(`${file} is at most ${ceilings[kind] / 1000} kB`, async () => {
      const size = await bundleSize(file);
      expect(size).toBeGreaterThan(1000);
      expect(size).toBeLessThanOrEqual(ceilings[kind]);
    });
  }
});
