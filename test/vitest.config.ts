import { defineConfig } from 'vitest/config';

const stackTests = ['test/api/**/*.test.ts', 'test/local/**/*.test.ts'];
const infraTests = ['test/infra/**/*.test.ts'];
const minute = 60_000;

/**
 * unit: nothing but code, seconds · infra: synthesizes the CDK app · stack: against running stacks, over HTTP, two at a
 * time: each file has a stack of its own, and a machine may have 2 cores. Browser tests: playwright.config.ts.
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
          hookTimeout: 2 * minute,
        },
      },
      { test: { name: 'infra', include: infraTests, testTimeout: 3 * minute, hookTimeout: 3 * minute } },
      { test: { name: 'stack', include: stackTests, testTimeout: 2 * minute, hookTimeout: 2 * minute } },
    ],
  },
});
