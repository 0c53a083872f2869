/**
 * `npm run screens`: every screen and state as a picture in test/screens/, at 1280, 768 and 390 px, light and dark, and
 * index.html there to look through them. Nothing is compared. `npm run screens -- result` makes those whose name contains it,
 * `npm run screens -- --tour` the pictures of docs/tour.md anew.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Personas, personasOf } from './support/accounts/personas.ts';
import { launchChromium } from './support/browser/chromium.ts';
import { storedSession } from './support/browser/stored-session.ts';
import { inEveryView, widths } from './support/browser/views.ts';
import { contactSheet } from './support/screens/contact-sheet.ts';
import { enter, type ScreenState } from './support/screens/screen-state.ts';
import { screenStates } from './support/screens/screen-states.ts';
import { tourPicture, tourStates } from './support/screens/tour.ts';
import { root } from './support/source/source-tree.ts';
import { type Stack, startStack } from './support/stack/stack.ts';

const folder = join(root, 'test/screens');

/** One window of it, small enough to lie in the repository. */
async function takeForTour(browser: Browser, stack: Stack, personas: Personas, state: ScreenState): Promise<string[]> {
  const { who } = state;
  const context = await browser.newContext({
    baseURL: stack.endpoints.web,
    locale: 'en-US',
    viewport: { width: 1280, height: 940 },
    reducedMotion: 'reduce',
    ...(who !== 'visitor' && { storageState: storedSession(stack, await personas(who)) }),
  });
  try {
    const page = await context.newPage();
    await enter(page, state, personas);
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    await page.screenshot({ path: join(root, tourPicture(state.name)), type: 'jpeg', quality: 68 });
    return [tourPicture(state.name)];
  } finally {
    await context.close();
  }
}

async function take(browser: Browser, stack: Stack, personas: Personas, state: ScreenState): Promise<string[]> {
  const { who, widths: layouts = widths } = state;
  const context = await browser.newContext({
    baseURL: stack.endpoints.web,
    locale: 'en-US',
    ...(who !== 'visitor' && { storageState: storedSession(stack, await personas(who)) }),
  });
  const page = await context.newPage();
  const files: string[] = [];
  let entered = false;
  try {
    await inEveryView(
      page,
      async ({ width, theme }) => {
        // a picture of the whole page makes the window grow for a moment, which closes a popover
        if (!entered || !(await state.shows(page).first().isVisible())) await enter(page, state, personas);
        entered = true;
        await state.shows(page).first().waitFor();
        // nothing tells a picture that it is finished; what still loads is quiet for a moment first, and a sandboxed frame
        // never says so
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
        const file = `${state.name}-${width}-${theme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
        files.push(file);
      },
      layouts,
    );
  } finally {
    await context.close();
  }
  return files;
}

const wanted = process.argv[2] ?? '';
const isTour = wanted === '--tour';
const states = screenStates.filter(({ name }) => (isTour ? tourStates().includes(name) : name.includes(wanted)));
if (states.length === 0) {
  console.error(`no state is called like "${wanted}"; there are: ${screenStates.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const stack = await startStack({ built: true });
const browser = await launchChromium();
const failed: string[] = [];
let written = 0;
try {
  const shared = personasOf(stack);
  for (const state of states) {
    const personas = state.alone ? personasOf(stack) : shared;
    try {
      const files = await (isTour ? takeForTour : take)(browser, stack, personas, state);
      written += files.length;
      console.log(`${state.name.padEnd(30)} ${files.length} pictures`);
    } catch (error) {
      failed.push(state.name);
      console.log(`${state.name.padEnd(30)} FAILED: ${String(error).split('\n', 3).join(' ')}`);
    }
  }
} finally {
  await browser.close();
  await stack.stop();
}
const sheet = join(folder, 'index.html');
writeFileSync(sheet, contactSheet(screenStates, new Set(readdirSync(folder))));
console.log(`\n${written} pictures of ${states.length - failed.length} states; look through them in ${sheet}`);
if (failed.length > 0) {
  console.log(`not reached: ${failed.join(', ')}`);
  process.exitCode = 1;
}
