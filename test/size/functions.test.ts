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
/**
 * Reading a PDF alone is 1.6 MB: nothing but the functions that read files, or read back what they wrote, carries it; the
 * one that reads uploads has three clients beside it.
 */
const MAX_BYTES_WITH_PARSERS = 2_500_000;
const readers = ['functions/resume/print-resume.ts', 'functions/resume/write-resume-docx.ts'];

const jobs = Object.values(schedules).map(({ file, needs }) => ({ file, needs }));
const handlers = [...jobs, ...routeEntries.map((entry) => ({ file: entry.file, needs: needsOf(entry) }))];
let bundles: Map<string, Bundle>;
beforeAll(async () => {
  bundles = await bundlesOf(handlers.map(({ file }) => file));
});

describe('function bundles', () => {
  it.each(handlers)('$file is at most 1 MB, more only with parsers, and has a client for what it needs only', (one) => {
    const { bytes, clients } = bundles.get(one.file)!;
    const { table, files, isolation } = one.needs;
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(isolation || readers.includes(one.file) ? MAX_BYTES_WITH_PARSERS : MAX_BYTES);
    expect(clients).toEqual({ dynamodb: table !== undefined, s3: files !== undefined });
  });
});
