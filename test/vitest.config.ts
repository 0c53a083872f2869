import { defineConfig } from 'vitest/config';
import { converted } from './support/converted.ts';

const stackTests = ['test/api/**/*.test.ts', 'test/local/**/*.test.ts'];
const infraTests = ['test/infra/**/*.test.ts'];
const minute = 60_000;

/**
 * unit: nothing but code, seconds · infra: synthesizes the CDK app · stack: against running stacks, over HTTP ·
 * e2e: in a browser. The last two are few at a time: each file has a stack of its own, and a machine may have 2 cores.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...stackTests, ...infraTests],
          testTimeout: minute / 2,
        },
      },
      { test: { name: 'infra', include: infraTests, testTimeout: 3 * minute, hookTimeout: 3 * minute } },
      { test: { name: 'stack', include: stackTests, testTimeout: 2 * minute, hookTimeout: 2 * minute } },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.ts'],
          exclude: converted(),
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
          expect: { poll: { timeout: minute / 2 } },
          globalSetup: 'test/support/before-browsers.ts',
        },
      },
    ],
  },
});
