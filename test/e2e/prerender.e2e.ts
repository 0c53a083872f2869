import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone } from '#test/support/browser/views.ts';
import { landingSections } from '#web/features/home/sections.ts';
import { holdRequests } from '../support/browser/answer-steps.ts';

/** Holds back the app until it is released, so that the prerendered page can be inspected. */
const holdApp = (page: Page) => holdRequests(page, /\/assets\/(?!boot-).*\.(js|css)$/);

const ready = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** Every element of the page with its text, position and style. */
const looks = (page: Page, within = '#root'): Promise<string[]> =>
  page.evaluate(async (within) => {
    await document.fonts.ready;
    return [...document.querySelectorAll(`${within} *`)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, border, display, visibility, fill, stroke } = getComputedStyle(element);
      const place = [x, y + scrollY, width, height].map(Math.round);
      const style = [color, backgroundColor, font, border, display, visibility, fill, stroke];
      return [element.tagName, element.textContent?.slice(0, 40), ...place, ...style].join(' ');
    });
  }, within);

test.describe('the landing page before the app has loaded', () => {
  test('is all there, and stays exactly as it is when the app takes it over (LND-01, LND-02)', async ({ visitor }) => {
    const page = await visitor({ expected: [/api\/v1\/plans/] });
    // prevents a campaign from changing the page
    await page.route('**/api/v1/plans', (route) => route.fulfill({ status: 404, body: '' }));
    const letGo = await holdApp(page);
    await page.goto('/');
    const before = new Map<string, string[]>();
    await onDeskAndPhone(page, async ({ name }) => {
      for (const { id } of landingSections) await expect(page.locator(`section#${id}`)).toBeVisible();
      before.set(name, await looks(page));
    });
    expect(before.get('1280 px')?.length).toBeGreaterThan(300);
    letGo();
    await ready(page);
    await onDeskAndPhone(page, async ({ name }) => {
      await expect.poll(() => looks(page), { message: name }).toEqual(before.get(name));
    });
  });

  test('has nothing that blocks rendering, and loads only its first script until somebody needs more', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto('/');
    const first = await page.evaluate(() => performance.now());
    await page.mouse.move(1, 1);
    await ready(page);
    const { loaded, resources } = await page.evaluate(() => {
      type Resource = PerformanceResourceTiming & { renderBlockingStatus: string };
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const resources = (performance.getEntriesByType('resource') as Resource[]).map(
        ({ name, startTime, renderBlockingStatus }) => ({ name, startTime, renderBlockingStatus }),
      );
      return { loaded: navigation?.loadEventStart ?? 0, resources };
    });
    // on a very slow machine the app loads by itself before anything is pressed
    const needed = Math.min(first, loaded + 5_000);
    const before = resources.filter(({ startTime }) => startTime < needed).map(({ name }) => new URL(name).pathname);
    expect(before.filter((path) => path.endsWith('.js'))).toEqual([expect.stringMatching(/^\/assets\/boot-/)]);
    expect(before.filter((path) => path.endsWith('.css'))).toEqual([]);
    expect(resources.filter((each) => each.renderBlockingStatus === 'blocking')).toEqual([]);
    expect(resources.filter(({ name }) => name.endsWith('.js')).length, 'the app came afterwards').toBeGreaterThan(3);
  });

  test('tries nothing that its policy forbids, not even unseen (T-093)', async ({ visitor }) => {
    const page = await visitor();
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      addEventListener('securitypolicyviolation', (event) =>
        refused.push(`${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    const plans = page.waitForResponse('**/api/v1/plans');
    await page.goto('/');
    await (await plans).finished();
    await expect(page.getByText(/% off list prices/)).toBeVisible(); // the answer has passed its schema
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
  });

  test('keeps its lines when its fonts load late: only the widths of letters change (CLS below 0.005)', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const seen: [number, ...unknown[]][] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          seen.push([value, ...sources.map(({ node }) => node?.textContent?.slice(0, 60))]);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await onDeskAndPhone(page, async ({ name }) => {
      const letGo = await holdRequests(page, '**/*.woff2');
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      letGo();
      await ready(page);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const shifts = await page.evaluate(() => (window as unknown as { seen: [number, ...unknown[]][] }).seen);
      const sum = shifts.reduce((total, [value]) => total + value, 0);
      expect(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
    });
  });

  test('needs no script for its links and its texts', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('link', { name: 'Apply to Work With Us' }).click();
    await page.waitForURL('/career-path/assessment');
  });

  test('recovers when a part of the app was lost in transit, or removed by a newer version', async ({ visitor }) => {
    const page = await visitor({ expected: [/ERR_FAILED/] });
    let gone = true;
    let asked = 0;
    await page.route(/\/assets\/HomePage-.*\.js$/, (route) => {
      asked += 1;
      return gone ? route.abort() : route.continue();
    });
    await page.goto('/');
    await expect.poll(() => asked).toBeGreaterThan(0);
    // some browsers repeat the request in the same page, others only after a reload
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false;
    });
    const button = page.getByRole('button', { name: 'Start Professional Plan' });
    const anew = page.waitForRequest((request) => request.isNavigationRequest());
    await button.click();
    await anew;
    await ready(page);
    await button.click();
    await page.waitForURL('/auth?next=%2Fpricing%3Fplan%3Dpro');
  });

  test('shows a button that was pressed too early as busy, and presses it when it can answer (LND-30)', async ({
    visitor,
  }) => {
    const page = await visitor();
    const letGo = await holdApp(page);
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Start Professional Plan' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    letGo();
    await page.waitForURL((url) => url.pathname === '/auth');
  });

  test('never shows somebody who is signed in what is for visitors', async ({ newPerson }) => {
    const { page } = await newPerson();
    const letGo = await holdRequests(page, /\/assets\/.*\.js$/); // the head's script is part of the page
    await page.goto('/', { waitUntil: 'commit' });
    const forVisitors = page.locator('[data-for="visitor"]');
    await expect(forVisitors.nth(1)).toBeAttached();
    const watch = () =>
      Promise.all([forVisitors.filter({ visible: true }).count(), page.locator('html').getAttribute('data-session')]);
    expect(await watch()).toEqual([0, 'some']);
    letGo();
    await expect(page.getByRole('button', { name: 'Start Analysis' })).toBeVisible();
    await expect(forVisitors).toHaveCount(0);
  });
});

test.describe('the page on how well this works before the app has loaded', () => {
  test('does not jump back to the part in its hash when the app loads after somebody has read on', async ({
    visitor,
  }) => {
    const page = await visitor({ width: 390 });
    const letGo = await holdRequests(page, /\/assets\/(?!boot-).*\.js$/);
    await page.goto('/how-it-works#confidence', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#confidence')).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    letGo();
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('is all there, and stays exactly as it is when the app takes it over (D-87)', async ({ visitor }) => {
    const page = await visitor();
    const letGo = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.goto('/how-it-works', { waitUntil: 'commit' });
    const before = new Map<string, string[]>();
    // the header's part for visitors waits for the app, which knows whether somebody is signed in
    const main = '#root main';
    const styled = () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null);
    await onDeskAndPhone(page, async ({ name }) => {
      await expect(page.getByRole('heading', { name: 'Can you check this?' })).toBeVisible();
      await expect.poll(() => page.evaluate(styled)).toBe(true);
      before.set(name, await looks(page, main));
    });
    expect(before.get('1280 px')?.length).toBeGreaterThan(300);
    letGo();
    await ready(page);
    await onDeskAndPhone(page, async ({ name }) => {
      await expect.poll(() => looks(page, main), { message: name }).toEqual(before.get(name));
    });
  });

  test('can be read without a script', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/how-it-works');
    await expect(page.getByRole('heading', { name: 'How well does this work?' })).toBeVisible();
    await expect(page.getByText(/finds the same figures in full/)).toBeVisible();
  });
});
