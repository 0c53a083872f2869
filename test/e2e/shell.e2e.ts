import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import { holdRequests } from '../support/browser/answer-steps.ts';

/** Serves the built app with a screen that throws while rendering. */
const breakScreen = (page: Page, chunk: RegExp, message: string) =>
  page.route(chunk, async (route) => {
    const response = await route.fetch();
    const code = (await response.text()).replace(/\b[\w$]+ as default\b/, 'Broken as default');
    const broken = `function Broken() { throw new TypeError(${JSON.stringify(message)}); }`;
    await route.fulfill({ contentType: 'text/javascript', body: `${code}\n${broken}` }); // without cache headers
  });
const breakHome = (page: Page, message: string) => breakScreen(page, /assets\/HomePage-.*\.js/, message);

test.describe('the way through the app', () => {
  test('is open at home, and the hash of old mails leads on (NAV-01, AUT-30)', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.goto('/#email-verified');
    await page.waitForURL('/email-verified');
    await page.getByRole('link', { name: 'Go to Home' }).click(); // AUT-31
    await page.waitForURL('/');
  });

  test('goes back home from sign-in (AUT-03)', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL('/');
  });

  test('keeps the footer below what is seen while a screen is on its way, and when a short one is there', async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    const release = await holdRequests(page, '**/api/career_assessments*');
    await page.goto('/career-path/history');
    const footerIsBelow = () =>
      onDeskAndPhone(page, async ({ name }) => {
        const room = await page.evaluate(
          () => document.querySelector('footer')!.getBoundingClientRect().top - innerHeight,
        );
        expect(room, name).toBeGreaterThanOrEqual(0);
      });
    await expect(page.locator('main [data-visible="true"]')).toBeVisible();
    await footerIsBelow();
    release();
    await expect(page.getByText('No assessments yet')).toBeVisible();
    await footerIsBelow();
  });

  test('does not shift the landing page when it becomes known who is signed in', async ({ newPerson }) => {
    const { page } = await newPerson();
    const release = await holdRequests(page, /assets\/(?!boot-).*\.js/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html[data-session="some"]')).toBeAttached();
    const main = page.getByRole('main');
    const place = (await main.boundingBox())!.y;
    release();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    expect((await main.boundingBox())!.y).toBe(place);
  });

  test('names every screen in the tab, and starts it at its top with the focus on its content', async ({ visitor }) => {
    const page = await visitor({ width: 390 });
    await page.goto('/data-sources');
    await page.waitForFunction(() => document.title === 'Data sources · Waymark');
    await page.getByRole('link', { name: 'Data sources' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Waymark, home' }).click();
    await page.waitForFunction(() => document.title === 'Career matches that show their working · Waymark');
    await expect.poll(() => page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['main', 0]);
  });

  test('can be walked by keyboard: skip link first, tabs by arrows', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/auth');
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.getByRole('tab', { name: 'Sign In' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sign Up');
  });

  test('says that it is offline, for as long as it is', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/terms');
    await expect(page.locator('html[data-ready]')).toBeVisible();
    const notice = page.getByText('You are offline.');
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.context().setOffline(true);
    await expect(notice).toBeInViewport();
    await page.context().setOffline(false);
    await expect(notice).toHaveCount(0);
  });
});

test.describe('an app that does not load', () => {
  test('is no blank page: it says so, and how to try again', async ({ visitor }) => {
    const page = await visitor({ expected: [/ERR_FAILED/] });
    const app = /\/assets\/index-.*\.js$/;
    await page.route(app, (route) => route.abort());
    await page.goto('/terms');
    await expect(page.getByText('Waymark is still loading.')).toBeVisible();
    await page.unroute(app);
    await page.getByRole('link', { name: 'load the page again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(page.getByText('Waymark is still loading.')).toHaveCount(0);
  });
});

test.describe('a screen that throws', () => {
  const secret = 'no email of ann@example.org here';

  test('leaves a card with folded details and an error id, and both ways on (ERR-03, ERR-04, ERR-05, D-48)', async ({
    visitor,
  }) => {
    const page = await visitor({ expected: [/TypeError/, /threw/] });
    await breakHome(page, secret);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    const details = page.getByText('TypeError: no email of [email] here');
    await expect(details).toBeHidden();
    await page.getByText('Technical details').click();
    await expect(details).toBeVisible();
    await expect(page.locator('body')).not.toContainText('ann@example.org');

    await page.unroute(/assets\/HomePage-.*\.js/);
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page.getByRole('link', { name: 'Apply to Work With Us' })).toBeVisible();
  });

  test('goes home (ERR-05)', async ({ visitor }) => {
    const page = await visitor({ expected: [/TypeError/, /threw/] });
    await breakHome(page, secret);
    await page.goto('/');
    const home = page.getByRole('link', { name: 'Go Home' });
    await expect(home).toBeVisible();
    await page.unroute(/assets\/HomePage-.*\.js/);
    await home.click();
    await expect(page.getByRole('link', { name: 'Apply to Work With Us' })).toBeVisible();
  });

  test('leaves header and footer standing, reads itself out, and is gone at the next address (ERR-03, ERR-04)', async ({
    visitor,
  }) => {
    const page = await visitor({ expected: [/TypeError/, /threw/] });
    await breakScreen(page, /assets\/PricingPage-.*\.js/, 'no');
    await page.goto('/data-sources');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // its text pushes the footer down
    const prices = page.getByRole('contentinfo').getByRole('link', { name: 'Plans and prices' });
    await prices.click();
    const card = page.getByRole('main').getByRole('heading', { level: 1, name: 'Something went wrong' });
    await onDeskAndPhone(page, async ({ name }) => {
      await expect(card).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Apply Now' })).toBeVisible();
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
    });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Something went wrong');
    await expect(page).toHaveTitle('Something went wrong · Waymark');
    await page.getByText('Technical details').click();
    const id = await page.getByText('Error id').locator('code').textContent();
    const mail = await page.getByRole('link', { name: 'write to us' }).getAttribute('href');
    expect(mail).toContain(`subject=Error%20${id}&`);
    await page.getByRole('link', { name: 'Waymark, home' }).click();
    await expect(page.getByRole('link', { name: 'Apply to Work With Us' })).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});
