import { beforeAll, describe, expect, it } from 'vitest';
import { needsOf } from '#infra/needs.ts';
import { schedules } from '#infra/schedules.ts';
import { routeEntries } from '#shared/api.ts';
import { type Bundle, bundlesOf } from '#test/support/source/bundle.ts';

/**
 * What a cold start has to read stays of its order of magnitude; `npm run bench -- bundles` prints each. A part of the
 * local stack in a bundle fails the build itself (R10, I30).
 */
const MAX_BYTES = 1_000_000;

const jobs = Object.values(schedules).map(({ file, needs }) => ({ file, needs }));
const handlers = [...jobs, ...routeEntries.map((entry) => ({ file: entry.file, needs: needsOf(entry) }))];
let bundles: Map<string, Bundle>;
beforeAll(async () => {
  bundles = await bundlesOf(handlers.map(({ file }) => file));
}, 600_000);

describe('function bundles', () => {
  it.each(handlers)('$file starts with at most 1 MB, and has a client for what it needs only', (one) => {
    const { bytes, clients } = bundles.get(one.file)!;
    const { table, files } = one.needs;
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    expect(clients).toEqual({ dynamodb: table !== undefined, s3: files !== undefined });
  });
});
