import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './support/browser/chromium.ts';

const { path, env } = findChromium();
const minute = 60_000;
process.env.TZ = 'UTC'; // days are written as the machine counts them: the same on every machine
/**
 * The browser tests, four at a time: two cores have time for two more while the others wait. A worker has one stack for
 * all its tests. Files called *.clock.e2e.ts turn its clock, and put it right again; those called *.dev.e2e.ts look at
 * what `npm start` serves. Each of these kinds has one stack, on which its tests are alone, one after the other.
 */
const ofOneStack = { fullyParallel: false, workers: 1 };

export default defineConfig<object, { built: boolean }>({
  testDir: 'e2e',
  outputDir: 'traces',
  globalSetup: './support/browser/before-browsers.ts',
  fullyParallel: true,
  workers: 4,
  retries: 0,
  forbidOnly: true,
  timeout: 3 * minute,
  globalTimeout: 38 * minute, // before test/run.ts ends it, which would lose what failed until then
  expect: { timeout: minute / 2 },
  projects: [
    // what is done one after the other begins first
    { name: 'development server', testMatch: '**/*.dev.e2e.ts', use: { built: false }, ...ofOneStack },
    { name: 'turned clock', testMatch: '**/*.clock.e2e.ts', ...ofOneStack },
    { name: 'shared stacks', testMatch: '**/*.e2e.ts', testIgnore: '**/*.{clock,dev,long}.e2e.ts' },
    { name: 'long', testMatch: '**/*.long.e2e.ts' }, // npm run test:long
  ],
  use: {
    actionTimeout: minute / 2,
    navigationTimeout: minute / 2,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // a picture of every step, as film or as DOM, costs a fifth of the time: `--trace on` adds it for the test one looks into
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: path, args: chromiumFlags, ...(env && { env }) },
  },
});
