import { describe, expect, it } from 'vitest';
import { payments, type RouteKey, tableGrants } from '#infra/grants.ts';
import { schedules } from '#infra/schedules.ts';
import { routeEntries } from '#shared/api.ts';
import { bundleSize } from '#test/support/bundle.ts';

/**
 * What a cold start has to read, kept from growing. The goal of 300 kB is missed by what the SDK (210 kB) and zod
 * (97 kB) weigh together before a line of ours; `npm run bench -- bundles` prints each beside the goal.
 * A part of the local stack in a bundle fails the build itself (R10, I30).
 */
const ceilings = {
  withoutTable: 150_000,
  withTable: 350_000,
  scoring: 400_000,
  // Stripe's SDK is one class with every resource of its API, 240 kB that no bundler can take apart; only the few
  // functions that are called when somebody pays carry it
  payments: 650_000,
};
const scoring = ['completeAssessment', 'getResult', 'saveAnswer'];

describe('function bundles', () => {
  it.each(Object.values(schedules).map(({ file }) => file))(
    '%s is at most as large as what speaks to Stripe',
    async (file) => expect(await bundleSize(file)).toBeLessThanOrEqual(ceilings.payments),
  );
  for (const { domain, name, file } of routeEntries) {
    const key = `${domain}.${name}` as RouteKey;
    const ordinary = scoring.includes(name) ? 'scoring' : tableGrants[key].length > 0 ? 'withTable' : 'withoutTable';
    const kind = payments.includes(key) ? 'payments' : ordinary;
    it(`${file} is at most ${ceilings[kind] / 1000} kB`, async () => {
      const size = await bundleSize(file);
      expect(size).toBeGreaterThan(1000);
      expect(size).toBeLessThanOrEqual(ceilings[kind]);
    });
  }
});
