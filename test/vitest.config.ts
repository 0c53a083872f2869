import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const stackTests = ['test/api/**/*.test.ts', 'test/local/**/*.test.ts'];
const faultTests = ['test/faults/**/*.test.ts'];
const longTests = ['test/**/*.long.test.ts'];
const builtTests = ['test/infra/**/*.test.ts', 'test/size/app.test.ts'];
const minute = 60_000;
/** What is looked at until it holds comes when the machine has time for it: a second is not enough. */
const patient = { poll: { timeout: minute } };
process.env.TZ = 'UTC'; // days are written as the machine counts them: the same on every machine

/**
 * unit: nothing but code, seconds · infra: synthesizes the CDK app and weighs what is built · stack: against running
 * stacks, over HTTP, few at a time: each file has one of its own, and a machine may have 2 cores · long: what is long by its
 * nature, of both kinds (npm run test:long) · faults: minutes of what goes wrong (npm run test:faults). In a browser: playwright.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false, // they leave nothing behind: one process for many files takes three quarters of the time
          unstubEnvs: true,
          include: ['test/**/*.test.ts'],
          exclude: [...stackTests, ...builtTests, ...faultTests, ...longTests],
          testTimeout: 2 * minute,
          hookTimeout: 2 * minute,
        },
      },
      {
        test: { name: 'infra', isolate: false, include: builtTests, testTimeout: 3 * minute, hookTimeout: 3 * minute },
      },
      {
        test: {
          name: 'stack',
          include: stackTests,
          exclude: longTests,
          testTimeout: 4 * minute,
          hookTimeout: 4 * minute,
          expect: patient,
        },
      },
      {
        test: { name: 'long', include: longTests, testTimeout: 4 * minute, hookTimeout: 4 * minute, expect: patient },
      },
      {
        test: {
          name: 'faults',
          include: faultTests,
          testTimeout: 10 * minute,
          hookTimeout: 2 * minute,
          expect: patient,
        },
      },
    ],
  },
});
