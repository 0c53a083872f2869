import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { slowDown } from './slow-down.ts';
import { root } from './source-tree.ts';
import { heightOf, type Theme, type Width } from './views.ts';

export { launchChromium } from './chromium.ts';

export interface PageOptions {
  /** where relative addresses lead: `stack.endpoints.web` */
  origin: string;
  width?: Width;
  theme?: Theme;
  /** console errors this test provokes on purpose; any other fails it */
  expected?: RegExp[];
  /** a context with a session in it, for a second tab; a fresh profile unless given */
  context?: BrowserContext;
  /** what a fresh profile has kept from before */
  storage?: BrowserContextOptions['storageState'];
}

/**
 * A page in a profile of its own, for one test. At the end of the test the profile is closed, and the test fails when
 * the page threw, logged an error or met its Content-Security-Policy. A failed test leaves a picture in test/screens.
 */
export async function newPage(browser: Browser, options: PageOptions): Promise<Page> {
  const { origin, width = 1280, theme = 'light', expected = [], storage } = options;
  const context =
    options.context ??
    (await browser.newContext({
      baseURL: origin,
      viewport: { width, height: heightOf(width) },
      colorScheme: theme,
      hasTouch: width === 390,
      locale: 'en-US',
      reducedMotion: 'reduce',
      ...(storage && { storageState: storage }),
    }));
  await slowDown(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const problems = watch(page);

  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page, `${task.name}-${width}`);
    await page.close();
    if (!options.context) await context.close();
    const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    const what = 'the page threw, logged an error or met its Content-Security-Policy';
    expect(unexpected, `${what}: ${unexpected.join(', ')}`).toEqual([]);
  });
  return page;
}

async function keepPicture(page: Page, what: string): Promise<void> {
  const folder = join(root, 'test', 'screens');
  mkdirSync(folder, { recursive: true });
  const name = what.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 80);
  await page.screenshot({ path: join(folder, `failed-${name}.png`), fullPage: true }).catch(() => undefined);
}

/** Everything the page complains about from now on. A violated policy is reported by the browser as an error, too. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  return problems;
}
