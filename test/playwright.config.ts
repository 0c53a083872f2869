import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './support/browser/chromium.ts';
import { root } from './support/source/source-tree.ts';

const { path, env } = findChromium();
const minute = 60_000;
process.env.TZ = 'UTC'; // days are written as the machine counts them: the same on every machine
const alone = '**/*.alone.e2e.ts';
const aloneFiles = readdirSync(join(root, 'test/e2e')).filter((file) => file.endsWith('.alone.e2e.ts'));

/**
 * The browser tests, four at a time: two cores have time for two more while the others wait. A worker has one stack for
 * all its tests; the files called *.alone.e2e.ts turn the clock or change what everybody sees, and get a stack that no
 * other file is on.
 */
export default defineConfig({
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
    { name: 'shared stack', testMatch: '**/*.e2e.ts', testIgnore: alone },
    // a project each: no worker, and so no stack, is shared between projects
    ...aloneFiles.map((file) => ({ name: file.split('.')[0], testMatch: `**/${file}`, fullyParallel: false })),
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
