import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { test as browserTest, expect, type PageOptions } from '#test/support/browser-test.ts';
import { finishAssessment } from '#test/support/finished-assessment.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { sincereAnswers } from '#test/support/sincere-answers.ts';
import { onDeskAndPhone, overflow } from '#test/support/views.ts';
import { breakCall, toastOf } from './answer-steps.ts';

const feature = 'smart_matches_daily';
const redirected = 'You were redirected to LinkedIn.';
const answers = sincereAnswers('17-2051.00', 3); // would work in Austin, Seattle or from home

const test = browserTest.extend<{
  /** Somebody with a result, in front of it. The job site is not of this machine: whatever asks for it is answered here. */
  atResult: (options?: PageOptions & { used?: number }) => Promise<{ person: SignedIn; page: Page }>;
  usedBy: (person: SignedIn) => Promise<number>;
}>({
  atResult: ({ stack, newPerson }, use) =>
    use(async ({ used = 0, ...options } = {}) => {
      const { person, page } = await newPerson(options);
      const { resultId } = await finishAssessment(stack, person, answers);
      const uses = { feature, mode: 'commit', amount: used } as const;
      if (used > 0) await stack.call(api.plans.checkGate, uses, person.accessToken);
      await page.context().route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'the job site' }));
      await page.goto(`/career-path/result/${resultId}`);
      await expect(viewJobs(page)).toBeVisible();
      return { person, page };
    }),
  usedBy: ({ stack }, use) =>
    use(
      async ({ accessToken }) =>
        (await stack.call(api.plans.getUsageSummary, {}, accessToken)).body.usage[feature].daily_count,
    ),
});
const viewJobs = (page: Page): Locator => page.getByRole('link', { name: /^View Jobs.*opens in a new tab/ });
const tabs = (page: Page) => page.context().pages().length;

/** The new tab that the action opens, once it is at the job site. */
async function jobTab(page: Page, action: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), action()]);
  await tab.waitForURL('https://www.linkedin.com/**');
  return tab;
}

test.describe('View Jobs', () => {
  test('opens the search of the title and first city, of the last day, in a tab that knows nothing of this one, and counts one smart match (RES-12, DSH-20, DSH-22, D-42, D-70, GAT-05, GAT-31)', async ({
    atResult,
    usedBy,
  }) => {
    const { person, page } = await atResult();
    await page.clock.install();
    const asked = page.waitForRequest('**/api/gate');
    const tab = await jobTab(page, () => viewJobs(page).click());
    expect((await asked).postDataJSON()).toEqual({ feature, mode: 'commit' });
    expect(Object.fromEntries(new URL(tab.url()).searchParams)).toEqual({
      keywords: await page.getByRole('article').first().getAttribute('aria-label'),
      location: 'Austin, TX',
      f_TPR: 'r86400',
    });
    expect(await tab.evaluate(() => window.opener)).toBe(null);
    await expect(toastOf(page, redirected)).toBeVisible();
    expect(await usedBy(person)).toBe(1);

    // the new tab covers the toast: it waits until the person is back
    const cover = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await cover(true);
    await page.clock.runFor(60_000);
    await expect(toastOf(page, redirected)).toHaveCount(1);
    await cover(false);
    await page.clock.runFor(60_000);
    await expect(toastOf(page, redirected)).toHaveCount(0);
    await page.clock.resume();

    // by the keyboard as well, and every click is a use of its own
    await viewJobs(page).focus();
    await jobTab(page, () => page.keyboard.press('Enter'));
    await expect.poll(() => usedBy(person)).toBe(2);

    // it stays a link: what the browser does with it by itself is not counted
    await viewJobs(page).click({ modifiers: ['ControlOrMeta'] });
    await viewJobs(page).click({ button: 'middle' });
    await expect.poll(() => tabs(page)).toBe(5);
    await page.goto('/usage');
    await expect(page.getByText('2/5 used')).toBeVisible();
  });

  test('is one use under a double click, and one where the answer is lost and the request repeated; it opens all the same where nothing can be counted, and is given as a link where no tab may open (D-42, D-70, T-041)', async ({
    atResult,
    usedBy,
  }) => {
    const { person, page } = await atResult({ expected: [/ERR_FAILED/, /status of 500/] });
    const requests: (string | undefined)[] = [];
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/gate', async (route) => {
      requests.push(route.request().headers()['idempotency-key']);
      await answered.promise;
      await route.continue();
    });
    await jobTab(page, async () => {
      // both before anything is rendered again; by the mouse the new tab may take the second
      await viewJobs(page).evaluate((link: HTMLElement) => {
        link.click();
        link.click();
      });
      await expect(viewJobs(page)).toHaveAttribute('aria-busy', 'true');
      answered.resolve();
    });
    await expect(toastOf(page, redirected)).toBeVisible();
    expect([requests.length, tabs(page), await usedBy(person)]).toEqual([1, 2, 1]);

    await page.unroute('**/api/gate');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/gate', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await jobTab(page, () => viewJobs(page).click());
    await expect.poll(() => usedBy(person)).toBe(2);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(requests).not.toContain(keys[0]);
    await page.unroute('**/api/gate');

    const mend = await breakCall(page, '/gate');
    await jobTab(page, () => viewJobs(page).click());
    await expect(toastOf(page, 'It could not be counted as a smart match.')).toBeVisible();
    expect(await usedBy(person)).toBe(2);
    await mend();

    await page.evaluate(() => {
      window.open = () => null;
    });
    const href = await viewJobs(page).getAttribute('href');
    await viewJobs(page).click();
    const link = page.getByRole('link', { name: 'Open the job search' });
    await expect(link).toHaveAttribute('href', href!);
    await expect(link).toHaveAttribute('rel', /noopener/);
    expect([tabs(page), await usedBy(person)]).toEqual([4, 3]);
  });

  test('is refused at the limit, in words of the day, and leaves no empty tab, on a desk and on a phone (D-70, GAT-12, GAT-23, GAT-24, DLG-07)', async ({
    atResult,
    usedBy,
  }) => {
    const { person, page } = await atResult({ used: 5 });
    await onDeskAndPhone(page, async ({ width, name }) => {
      // where the details do not fit beside the list they open over the page
      const details = page.getByRole('article').filter({ has: viewJobs(page) });
      if (width < 1280) await page.getByRole('listbox', { name: 'Top matches' }).getByRole('option').first().click();
      await expect(details).toBeVisible();
      await viewJobs(page).click();
      const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
      await expect(dialog.getByText("You've reached your daily limit for Smart Job Matching (5/5).")).toBeVisible();
      await expect(dialog.getByText('You have 5 smart matches again from 00:00 UTC; Pro has 50 a day.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
      await expect.poll(() => tabs(page), { message: name }).toBe(1);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
      await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
      await expect(dialog).toHaveCount(0);
      if (width < 1280) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), name).toHaveCount(0);
    });
    expect(await usedBy(person)).toBe(5);
  });
});
