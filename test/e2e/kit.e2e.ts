import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuild } from '#infra/local/gateway/web-build.ts';
import { serious } from '#test/support/auth-page.ts';
import { launchChromium, newPage } from '#test/support/browser.ts';
import { root } from '#test/support/source-tree.ts';
import { type Stack, startStack } from '#test/support/stack.ts';
import { inEveryView } from '#test/support/views.ts';

/** As npm start serves it: only there is a kit page, and React's development build complains on the console. */
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await startStack({ built: false });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function openKit(): Promise<Page> {
  const page = await newPage(browser, { origin: stack.endpoints.web });
  page.setDefaultTimeout(60_000); // Vite prepares each module when it is first asked for
  await page.goto('/dev/kit');
  await page.getByRole('heading', { level: 1, name: 'The kit' }).waitFor();
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** Presses keys one after the other and says where the focus is after each. */
async function walk(page: Page, ...keys: string[]) {
  const stops: (string | undefined)[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    stops.push(await focused(page));
  }
  return stops;
}

describe('/dev/kit', () => {
  it('has nothing serious for axe and fits the width, with the overlays closed and open, in every view (NAV-20)', async () => {
    const page = await openKit();
    const overlays = [
      ['Open a dialog', 'Name this assessment'],
      ['Open the drawer', 'On this page'],
    ] as const;
    await inEveryView(page, async ({ name }) => {
      expect(await serious(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), name).toBeLessThan(1);
      for (const [button, title] of overlays) {
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('dialog', { name: title }).waitFor();
        expect(await serious(page, 'dialog'), `${title}, ${name}`).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    });
  });

  it('shows both themes beside each other, whichever is the visitor’s', async () => {
    const page = await openKit();
    const grounds = () =>
      page
        .getByRole('heading', { level: 4 })
        .evaluateAll((heads) => heads.slice(0, 2).map((head) => getComputedStyle(head.parentElement!).backgroundColor));
    await inEveryView(page, async ({ name }) => {
      expect(await grounds(), name).toEqual(['rgb(246, 241, 228)', 'rgb(13, 23, 19)']);
    });
  });
});

describe('by keyboard', () => {
  it('tabs: one stop for all of them, arrows round, Home and End, then the panel', async () => {
    const page = await openKit();
    await page.getByRole('tab', { name: 'Pay' }).focus();
    expect(await walk(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End')).toEqual([
      'Demand',
      'AI exposure',
      'Pay',
      'AI exposure',
      'Pay',
      'AI exposure',
    ]);
    expect(await walk(page, 'Tab')).toEqual(['How much of it a machine could do.']);
    expect(await walk(page, 'Shift+Tab')).toEqual(['AI exposure']);
    await page.getByRole('tabpanel', { name: 'AI exposure' }).waitFor();
    expect(await page.getByRole('tabpanel').count()).toBe(1);
  });

  it('menu: arrows from both ends, the first letter, Escape back to the button', async () => {
    const page = await openKit();
    const button = page.getByRole('button', { name: 'Actions on this assessment' });
    await button.focus();
    expect(await walk(page, 'ArrowUp', 'ArrowDown', 'ArrowUp', 'd', 'd', 's', 'Home')).toEqual([
      'Delete',
      'Rename',
      'Delete',
      'Download as a table',
      'Delete',
      'Share (not available)',
      'Rename',
    ]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('dialog and drawer: the focus goes in, Escape closes, the focus comes back', async () => {
    const page = await openKit();
    for (const name of ['Open a dialog', 'Open the drawer', 'Delete']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await dialog.evaluate((one) => one.contains(document.activeElement)), name).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await button.evaluate((one) => one === document.activeElement), name).toBe(true);
    }
  });

  it('a dialog at work cannot be closed', async () => {
    const page = await openKit();
    await page.getByRole('button', { name: 'Open while busy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this assessment?' });
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    await dialog.waitFor();
  });
});

it('a press beside a drawer closes it, a drag that ends there does not', async () => {
  const page = await openKit();
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  const drawer = page.getByRole('dialog', { name: 'On this page' });
  const text = await drawer.getByText('What the sheet is about.').boundingBox();
  await page.mouse.move(text!.x + 4, text!.y + 4);
  await page.mouse.down();
  await page.mouse.move(200, 60);
  await page.mouse.up();
  await drawer.waitFor();
  await page.mouse.click(200, 60);
  await drawer.waitFor({ state: 'detached' });
});

it('the figures of a chart are in a table on demand', async () => {
  const page = await openKit();
  await page.getByRole('img', { name: 'Openings a year (made up): From 120 to 180 in three years' }).waitFor();
  const table = page.getByRole('table', { name: 'Openings a year (made up)' });
  expect(await table.isVisible()).toBe(false);
  await page.getByText('Show the figures').click();
  await table.getByRole('rowheader', { name: '2026' }).waitFor();
});

it('no build carries the page', () => {
  ensureBuild();
  const manifest = Object.keys(JSON.parse(readFileSync(join(root, 'web/dist/.vite/manifest.json'), 'utf8')));
  expect(manifest.some((key) => key.includes('/terms/'))).toBe(true);
  expect(manifest.filter((key) => key.includes('dev-kit'))).toEqual([]);
});
