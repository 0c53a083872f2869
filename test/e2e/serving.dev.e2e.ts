import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import { fillSite } from '#shared/fill-site.ts';
import { exampleSite } from '#shared/site.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { root } from '#test/support/source/source-tree.ts';

const ready = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** The landing page rendered by React's development build, with the development server's class names. */
async function developmentMarkup(): Promise<string> {
  // a separate one, as the stack's Vite writes to its own
  const cacheDir = mkdtempSync(join(tmpdir(), 'waymark-vite-'));
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    cacheDir,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'warn',
  });
  const { landing } = (await vite.ssrLoadModule('/src/prerender.ts')) as typeof import('#web/prerender.ts');
  const markup = await landing();
  await vite.close();
  rmSync(cacheDir, { recursive: true, force: true });
  return markup;
}

test.describe('the app as npm start serves it', () => {
  test('opens at the root and at a deep link without an error or a violation of its policy (T-093)', async ({
    visitor,
  }) => {
    const page = await visitor();
    for (const path of ['/', '/auth', '/no-such-screen']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page).not.toHaveTitle('');
    }
  });

  test('finds an occupation by another name, as the built app does', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/occupations');
    await page.getByRole('searchbox', { name: 'Search by any name' }).fill('postie');
    await expect(page.getByText('also called postie').first()).toBeVisible();
    await expect(page.getByText('Not all names could be loaded.')).toBeHidden();
  });

  test('shows the mailbox', async ({ visitor }) => {
    const page = await visitor({ width: 390 });
    await page.goto('/dev/mailbox');
    await expect(page).toHaveTitle(/mailbox/);
  });

  test('finds no difference between what was prerendered and what React renders in the browser', async ({
    visitor,
    stack,
  }) => {
    const origin = stack.endpoints.web;
    const markup = fillSite(await developmentMarkup(), { ...exampleSite, origin });
    expect(markup).toContain('data-for="visitor"');
    const page = await visitor();
    await page.goto('/terms'); // Vite reloads the page when it has discovered new dependencies
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(`${origin}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await ready(page);
  });
});
