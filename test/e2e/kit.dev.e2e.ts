import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violations } from '#test/support/browser/axe.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { overflow } from '#test/support/browser/views.ts';
import { root } from '#test/support/source/source-tree.ts';

/**
 * Opens the kit's page. It exists only under `npm start`, and only React's development build reports problems on the
 * console. Vite compiles each module on its first request, so this may take a while.
 */
async function openKit(visitor: () => Promise<Page>): Promise<Page> {
  const page = await visitor();
  await page.goto('/dev/kit');
  await expect(page.getByRole('heading', { level: 1, name: 'The kit' })).toBeVisible({ timeout: 60_000 });
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** Presses keys one after another and returns the focused text after each. */
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

test.describe('/dev/kit', () => {
  for (const [width, theme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const)
    test(`has nothing for axe and fits the width at ${width} px, ${theme}, overlays too`, async ({ visitor }) => {
      const page = await openKit(() => visitor({ width, theme }));
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThan(1);
      for (const [button, title] of overlays) {
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        expect(await violations(page, { within: 'dialog' }), title).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

  test('shows both themes beside each other, and the figures of a chart on demand', async ({ visitor }) => {
    const page = await openKit(visitor);
    const themed = page.locator(':has(> h4)');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(themed.nth(0)).toHaveCSS('background-color', 'rgb(246, 241, 228)');
      await expect(themed.nth(1)).toHaveCSS('background-color', 'rgb(13, 23, 19)');
    }
    await expect(
      page.getByRole('img', { name: 'Openings a year (made up): From 120 to 180 in three years' }),
    ).toBeVisible();
    // a table is a tab stop only if it scrolls
    const pay = page.locator('section', { has: page.getByRole('table', { name: 'Pay and openings' }) }).last();
    await expect(pay).not.toHaveAttribute('tabindex');
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(page.getByRole('region', { name: 'Pay and openings' })).toBeVisible();
    await expect(pay).toHaveAttribute('tabindex', '0');
    const table = page.getByRole('table', { name: 'Openings a year (made up)' });
    await expect(table).toBeHidden();
    await page.getByRole('figure', { name: 'Openings a year (made up)' }).getByText('Show the figures').click();
    await expect(table.getByRole('rowheader', { name: '2026' })).toBeVisible();
  });

  test('obeys the keyboard: tabs, menu, dialogs, drawer', async ({ visitor }) => {
    const page = await openKit(visitor);

    await page.getByRole('tab', { name: 'Pay' }).focus();
    expect(await walk(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End')).toEqual([
      'Demand',
      'AI exposure',
      'Pay',
      'AI exposure',
      'Pay',
      'AI exposure',
    ]);
    // all tabs are one tab stop, and the panel is the next
    expect(await walk(page, 'Tab', 'Shift+Tab')).toEqual(['How much of it a machine could do.', 'AI exposure']);
    await expect(page.getByRole('tabpanel', { name: 'AI exposure' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);

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
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(menu).toBeFocused();

    const dialog = page.getByRole('dialog');
    for (const name of ['Open a dialog', 'Open the drawer', 'Delete']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  test('closes a drawer by a click beside it, not by a drag that ends there, and no busy dialog', async ({
    visitor,
  }) => {
    const page = await openKit(visitor);
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    const drawer = page.getByRole('dialog', { name: 'On this page' });
    const text = await drawer.getByText('What the sheet is about.').boundingBox();
    await page.mouse.move(text!.x + 4, text!.y + 4);
    await page.mouse.down();
    await page.mouse.move(200, 60);
    await page.mouse.up();
    await expect(drawer).toBeVisible();
    await page.mouse.click(200, 60);
    await expect(drawer).toHaveCount(0);

    await page.getByRole('button', { name: 'Open while busy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this assessment?' });
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(dialog).toBeVisible();
  });
});

test.describe('in forced colors and in print', () => {
  test('drawings take the system’s colors, and paper shows everything unfolded and no controls', async ({
    visitor,
  }) => {
    const page = await openKit(visitor);
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
    await expect(page.getByRole('table', { name: 'Openings a year (made up)' }).getByText('2026')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  });
});

/** The computed styles that make up a control's look. */
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

/** The looks of some controls, at rest or, if the name says so, in focus. */
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

test.describe('Amplify UI on /auth (docs/decisions/0004)', () => {
  test('looks as the kit does: fields, errors, hints, focus and tabs, by day and by night', async ({ visitor }) => {
    const [kit, auth] = [await openKit(visitor), await visitor()];
    await auth.goto('/auth');
    await auth.getByRole('button', { name: 'Forgot password' }).click();
    const dialog = auth.getByRole('dialog');
    const hint = dialog.getByText('We email you a link');
    await expect(hint).toBeVisible();
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
      error: () => auth.getByText('Enter your email address'),
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
        await expect(auth.getByText('Enter your email address')).toBeVisible();
      }
      expect(await looks(inForm), theme).toEqual(rest);
    }
  });
});

test('no build carries the page', () => {
  const manifest = Object.keys(JSON.parse(readFileSync(join(root, 'web/dist/.vite/manifest.json'), 'utf8')));
  expect(manifest.some((key) => key.includes('/terms/'))).toBe(true);
  expect(manifest.filter((key) => key.includes('dev-kit'))).toEqual([]);
});
