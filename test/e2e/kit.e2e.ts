import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuild } from '#infra/local/gateway/web-build.ts';
import { violations } from '#test/support/axe.ts';

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
const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);

/** Presses keys one after the other and says where the focus is after each. */
async function walk(page: Page, ...keys: string[]) {
  const stops: (string | undefined)[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    stops.push(await focused(page));
  }
  return stops;
}

const overlays = [
  ['Open a dialog', 'Name this assessment'],
  ['Open the drawer', 'On this page'],
] as const;

describe('/dev/kit', () => {
  it('has nothing for axe and fits the width in every view, overlays too (NAV-20)', async () => {
    const page = await openKit();
    await inEveryView(page, async ({ width, theme, name }) => {
      // names and roles are the same in every view; colours and sizes are not
      const all = theme === 'light' && width !== 768;
      expect(await violations(page, all ? {} : { rules: ['color-contrast', 'target-size'] }), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), name).toBeLessThan(1);
      if (width !== 390) return;
      for (const [button, title] of overlays) {
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('dialog', { name: title }).waitFor();
        expect(await violations(page, { within: 'dialog' }), `${title}, ${name}`).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    });
  });

  it('shows both themes beside each other, and the figures of a chart on demand', async () => {
    const page = await openKit();
    const grounds = () =>
      page
        .getByRole('heading', { level: 4 })
        .evaluateAll((heads) => heads.slice(0, 2).map((head) => getComputedStyle(head.parentElement!).backgroundColor));
    await inEveryView(page, async ({ name }) => {
      expect(await grounds(), name).toEqual(['rgb(246, 241, 228)', 'rgb(13, 23, 19)']);
    });
    await page.getByRole('img', { name: 'Openings a year (made up): From 120 to 180 in three years' }).waitFor();
    // a table is a stop for the keyboard only where it scrolls
    const pay = page.locator('section', { has: page.getByRole('table', { name: 'Pay and openings' }) }).last();
    expect(await pay.getAttribute('tabindex')).toBeNull();
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('region', { name: 'Pay and openings' }).waitFor();
    expect(await pay.getAttribute('tabindex')).toBe('0');
    const table = page.getByRole('table', { name: 'Openings a year (made up)' });
    expect(await table.isVisible()).toBe(false);
    await page.getByRole('figure', { name: 'Openings a year (made up)' }).getByText('Show the figures').click();
    await table.getByRole('rowheader', { name: '2026' }).waitFor();
  });

  it('obeys the keyboard: tabs, menu, dialogs, drawer', async () => {
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
    // one stop for all tabs, the next is the panel
    expect(await walk(page, 'Tab', 'Shift+Tab')).toEqual(['How much of it a machine could do.', 'AI exposure']);
    await page.getByRole('tabpanel', { name: 'AI exposure' }).waitFor();
    expect(await page.getByRole('tabpanel').count()).toBe(1);

    const menu = page.getByRole('button', { name: 'Actions on this assessment' });
    await menu.focus();
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
    await expect.poll(() => hasFocus(menu)).toBe(true);

    const dialog = page.getByRole('dialog');
    for (const name of ['Open a dialog', 'Open the drawer', 'Delete']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      await expect
        .poll(() => dialog.evaluate((one) => one.contains(document.activeElement)), { message: name })
        .toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(button), { message: name }).toBe(true);
    }
  });

  it('closes a drawer by a press beside it, not by a drag that ends there, and no dialog that is at work', async () => {
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

    await page.getByRole('button', { name: 'Open while busy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this assessment?' });
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    await dialog.waitFor();
  });
});

describe('where colours are not ours', () => {
  it('drawings take the colours of the system, and paper gets everything unfolded and nothing to press', async () => {
    const page = await openKit();
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    const chart = page.getByRole('img', { name: 'Openings a year (made up)' });
    const paints = await chart.locator('svg > *').evaluateAll((parts) =>
      parts.map((part) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = part.matches('rect') ? 'Highlight' : 'CanvasText';
        const system = getComputedStyle(probe).color;
        probe.remove();
        return getComputedStyle(part)[part.matches('rect') ? 'fill' : 'color'] === system;
      }),
    );
    expect(paints).toEqual([true, true, true]);
    const fit = page.getByRole('meter', { name: 'Fit' });
    const [track, fill] = await fit.evaluate((bar) =>
      [bar, bar.firstElementChild!].map((part) => getComputedStyle(part).backgroundColor),
    );
    expect(fill).not.toBe(track);

    await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'dark' });
    await page.getByRole('table', { name: 'Openings a year (made up)' }).getByText('2026').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  });
});

/** What makes a control look as it does. */
const traits = [
  'color',
  'backgroundColor',
  'borderBlockEnd',
  'borderInlineStart',
  'borderStartStartRadius',
  'boxShadow',
  'outline',
  'outlineOffset',
  'padding',
  'minBlockSize',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
] as const;

const lookOf = (one: Locator) =>
  one.evaluate((element: HTMLElement, names) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(names.map((name) => [name, style[name]]));
  }, traits);

/** The looks of some controls, at rest and where it is so written in focus. */
async function looks(controls: Record<string, () => Locator>) {
  const found: Record<string, unknown> = {};
  for (const [name, control] of Object.entries(controls)) {
    await control().evaluate(
      (one: HTMLElement, focus) => (focus ? one.focus() : one.blur()),
      name.endsWith('in focus'),
    );
    found[name] = await lookOf(control());
  }
  return found;
}

describe('Amplify UI on /auth (docs/decisions/0004)', () => {
  it('looks as the kit does: fields, errors, hints, focus and tabs, by day and by night (AUT-01)', async () => {
    const [kit, auth] = [await openKit(), await newPage(browser, { origin: stack.endpoints.web })];
    auth.setDefaultTimeout(60_000);
    await auth.goto('/auth');
    await auth.getByRole('button', { name: 'Forgot password' }).click();
    const dialog = auth.getByRole('dialog');
    const hint = dialog.getByText('We mail you a link');
    await hint.waitFor();
    const ofKit = {
      label: () => kit.getByText('City', { exact: true }),
      field: () => kit.getByLabel('City'),
      'field in focus': () => kit.getByLabel('City'),
      hint: () => kit.getByText('How many you can learn beside your work'),
      refused: () => kit.getByLabel('Email address'),
      'refused in focus': () => kit.getByLabel('Email address'),
      error: () => kit.getByText('Enter an address like name@example.com'),
      tab: () => kit.getByRole('tab', { name: 'Demand' }),
      'tab selected': () => kit.getByRole('tab', { name: 'Pay' }),
    };
    const inDialog = {
      label: () => dialog.getByText('Email', { exact: true }),
      field: () => dialog.getByLabel('Email'),
      'field in focus': () => dialog.getByLabel('Email'),
      hint: () => hint,
    };
    const inForm = {
      refused: () => auth.getByLabel('Email'),
      'refused in focus': () => auth.getByLabel('Email'),
      error: () => auth.getByText('Enter your e-mail address'),
      tab: () => auth.getByRole('tab', { name: 'Sign Up' }),
      'tab selected': () => auth.getByRole('tab', { name: 'Sign In' }),
    };
    for (const theme of ['light', 'dark'] as const) {
      for (const page of [kit, auth]) await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const wanted = await looks(ofKit);
      const { label, field, 'field in focus': focus, hint: small, ...rest } = wanted;
      if (theme === 'light') {
        expect(await looks(inDialog), theme).toEqual({ label, field, 'field in focus': focus, hint: small });
        await auth.keyboard.press('Escape');
        await auth.getByRole('button', { name: 'Sign In', exact: true }).click();
        await auth.getByText('Enter your e-mail address').waitFor();
      }
      expect(await looks(inForm), theme).toEqual(rest);
    }
  });
});

it('no build carries the page', () => {
  ensureBuild();
  const manifest = Object.keys(JSON.parse(readFileSync(join(root, 'web/dist/.vite/manifest.json'), 'utf8')));
  expect(manifest.some((key) => key.includes('/terms/'))).toBe(true);
  expect(manifest.filter((key) => key.includes('dev-kit'))).toEqual([]);
});
