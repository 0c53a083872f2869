import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '#test/support/axe.ts';
import { people } from '#test/support/people.ts';
import { inEveryView } from '#test/support/views.ts';

const { visitor: open, newPerson } = people();

/** Every script of the built app, but this screen throws while it renders. */
const breakScreen = (page: Page, chunk: RegExp, message: string) =>
  page.route(chunk, async (route) => {
    const response = await route.fetch();
    const code = (await response.text()).replace(/\b[\w$]+ as default\b/, 'Broken as default');
    const broken = `function Broken() { throw new TypeError(${JSON.stringify(message)}); }`;
    await route.fulfill({ contentType: 'text/javascript', body: `${code}\n${broken}` }); // kept by no cache
  });
const breakHome = (page: Page, message: string) => breakScreen(page, /assets\/HomePage-.*\.js/, message);

describe('the way through the app', () => {
  it('is open at home, and the hash of old mails leads on (NAV-01, AUT-30)', async () => {
    const page = await open();
    await page.goto('/');
    await page.getByRole('link', { name: 'Apply to Work With Us' }).waitFor();
    await page.goto('/#email-verified');
    await page.waitForURL('/email-verified');
    await page.getByRole('link', { name: 'Go to Home' }).click(); // AUT-31
    await page.waitForURL('/');
  });

  it('goes back home from sign-in (AUT-03)', async () => {
    const page = await open();
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL('/');
  });

  it('keeps the footer below what is seen while a screen is on its way, in every view', async () => {
    const { page } = await newPerson();
    await page.route('**/api/career_assessments*', () => undefined); // never answered
    await page.goto('/career-path/history');
    await inEveryView(page, async ({ name }) => {
      await page.locator('main [data-visible="true"]').waitFor();
      const room = await page.evaluate(
        () => document.querySelector('footer')!.getBoundingClientRect().top - innerHeight,
      );
      expect(room, name).toBeGreaterThanOrEqual(0);
    });
  });

  it('names every screen in the tab, and starts it at its top with the focus on its content', async () => {
    const page = await open({ width: 390 });
    await page.goto('/data-sources');
    await page.waitForFunction(() => document.title === 'Data sources · Waymark');
    await page.getByRole('link', { name: 'Data sources' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Waymark, home' }).click();
    await page.waitForFunction(() => document.title === 'Career matches that show their working · Waymark');
    await expect.poll(() => page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['main', 0]);
  });

  it('can be walked by keyboard: skip link first, tabs by arrows', async () => {
    const page = await open();
    await page.goto('/auth');
    await page.getByLabel('Email').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.getByRole('tab', { name: 'Sign In' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sign Up');
  });

  it('says that it is offline, for as long as it is', async () => {
    const page = await open();
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const notice = page.getByText('You are offline.');
    await page.context().setOffline(true);
    await notice.waitFor();
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
  });
});

describe('an app that does not come', () => {
  it('is no blank page: it says so, and how to try again', async () => {
    const page = await open({ expected: [/ERR_FAILED/] });
    const app = /\/assets\/index-.*\.js$/;
    await page.route(app, (route) => route.abort());
    await page.goto('/terms');
    await page.getByText('Waymark is still loading.').waitFor();
    await page.unroute(app);
    await page.getByRole('link', { name: 'load the page again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
    expect(await page.getByText('Waymark is still loading.').count()).toBe(0);
  });
});

describe('a screen that throws', () => {
  const secret = 'no e-mail of ann@example.org here';

  it('leaves a card with folded details and an error id, and both ways on (ERR-03, ERR-04, ERR-05, D-48)', async () => {
    const page = await open({ expected: [/TypeError/, /threw/] });
    await breakHome(page, secret);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const details = page.getByText('TypeError: no e-mail of [e-mail] here');
    expect(await details.isVisible()).toBe(false);
    await page.getByText('Technical details').click();
    await details.waitFor();
    expect(await page.locator('body').textContent()).not.toContain('ann@example.org');

    await page.unroute(/assets\/HomePage-.*\.js/);
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await page.getByRole('link', { name: 'Apply to Work With Us' }).waitFor();
  });

  it('goes home', async () => {
    const page = await open({ expected: [/TypeError/, /threw/] });
    await breakHome(page, secret);
    await page.goto('/');
    const home = page.getByRole('link', { name: 'Go Home' });
    await home.waitFor();
    await page.unroute(/assets\/HomePage-.*\.js/);
    await home.click();
    await page.getByRole('link', { name: 'Apply to Work With Us' }).waitFor();
  });

  it('leaves header and footer standing, reads itself out, and is gone at the next address (ERR-03, ERR-04)', async () => {
    const page = await open({ expected: [/TypeError/, /threw/] });
    await breakScreen(page, /assets\/PricingPage-.*\.js/, 'no');
    await page.goto('/data-sources');
    const prices = page.getByRole('contentinfo').getByRole('link', { name: 'Plans and prices' });
    await prices.click();
    const card = page.getByRole('main').getByRole('heading', { level: 1, name: 'Something went wrong' });
    await inEveryView(page, async ({ name }) => {
      await card.waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Something went wrong');
    await expect.poll(() => page.title()).toBe('Something went wrong · Waymark');
    await page.getByText('Technical details').click();
    const id = await page.getByText('Error id').locator('code').textContent();
    const mail = await page.getByRole('link', { name: 'write to us' }).getAttribute('href');
    expect(mail).toContain(`subject=Error%20${id}&`);
    await page.getByRole('link', { name: 'Waymark, home' }).click();
    await page.getByRole('link', { name: 'Apply to Work With Us' }).waitFor();
    await expect.poll(() => card.count()).toBe(0);
  });
});
