import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { type CountedFeature, countedFeatures, featureName, limitOf } from '#shared/plans/catalogue.ts';
import { violations } from '#test/support/axe.ts';
import { finishAssessment } from '#test/support/finished-assessment.ts';
import { grant } from '#test/support/grant-plan.ts';
import { people } from '#test/support/people.ts';
import { sampleAnswers } from '#test/support/sample-answers.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { arriveAt, breakCall, pathOf, toastOf } from './answer-steps.ts';

const { stack, open, newPerson, visitor } = people();
const broken = { expected: [/status of 500/] };

const dashboard = (page: Page) => page.getByRole('region', { name: 'Usage Dashboard' });
const cardOf = (page: Page, feature: CountedFeature): Locator =>
  dashboard(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: featureName[feature], exact: true }) });

async function use(person: SignedIn, feature: CountedFeature, amount: number): Promise<void> {
  const { body } = await stack().call(api.plans.checkGate, { feature, amount }, person.accessToken);
  expect(body.allowed).toBe(true);
}

/** Somebody on a plan, with units used. */
async function onPlan(plan: 'free' | 'pro' | 'switch', used: Partial<Record<CountedFeature, number>> = {}) {
  const person = await stack().signUpAndIn();
  if (plan !== 'free') await grant(stack(), person.sub, { plan });
  for (const [feature, amount] of Object.entries(used)) await use(person, feature as CountedFeature, amount);
  return person;
}

describe('the usage page', () => {
  it('asks for sign-in at both addresses (USG-01, SEC-06, NAV-05)', async () => {
    const page = await visitor();
    for (const path of ['/usage', '/account/usage']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === path);
    }
  });

  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)(
    'shows six cards with use, limit, share and reset at %i px, %s (USG-03, USG-04, USG-10, USG-13, USG-17)',
    async (width, theme) => {
      const { person, page } = await newPerson({ width, theme });
      await use(person, 'salary_searches', 1);
      const asked = page.waitForRequest('**/api/rpc/get_user_usage_summary');
      await page.goto('/account/usage');
      expect((await asked).postDataJSON()).toEqual({ p_user_id: person.sub });
      await dashboard(page).waitFor();
      expect(await dashboard(page).getByRole('listitem').count()).toBe(countedFeatures.length);
      for (const feature of countedFeatures as CountedFeature[]) {
        const text = (await cardOf(page, feature).textContent()) ?? '';
        const limit = limitOf(feature, 'free', 0);
        if (limit === 0) {
          expect(text).toContain('Not available on Free plan');
          expect(await cardOf(page, feature).getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe(
            '/pricing',
          );
          continue;
        }
        const used = feature === 'salary_searches' ? 1 : 0;
        expect(text).toContain(`${used}/${limit} used`);
        expect(text).toContain(`${Math.round((100 * used) / limit)}%`);
        expect(text).toMatch(feature === 'smart_matches_daily' ? /Resets (today|tomorrow)/ : /Resets in (29|30) days/);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'View Plans' }).click(); // USG-06
      await arriveAt(page, '/pricing');
    },
  );

  it('offers no upgrade beyond Free, and says what has no limit (USG-05, USG-10, D-21)', async () => {
    for (const plan of ['pro', 'switch'] as const) {
      const page = await open(await onPlan(plan));
      await page.goto('/usage');
      await cardOf(page, 'salary_searches').getByText('0 used (unlimited)').waitFor();
      const main = page.getByRole('main');
      await expect.poll(() => main.getByRole('link', { name: /Upgrade Plan|View Plans/ }).count()).toBe(0);
      await main.getByRole('button', { name: 'Manage Plan' }).waitFor();
      expect(await violations(page)).toEqual([]);
    }
  });

  it('bands the use at 50, 75 and 90 percent and says so (USG-11, USG-12, D-10)', async () => {
    const person = await onPlan('pro');
    const page = await open(person);
    const smart = () => cardOf(page, 'smart_matches_daily');
    let before = 0;
    for (const [used, word, notice] of [
      [24, 'Plenty left', null],
      [25, 'Half used', 'Smart Job Matching: half used'],
      [38, 'Running low', 'Smart Job Matching: running low'],
      [45, 'Almost used up', 'Smart Job Matching: almost used up'],
      [50, 'Used up', 'Smart Job Matching: used up'],
    ] as const) {
      await use(person, 'smart_matches_daily', used - before);
      before = used;
      await page.goto('/usage');
      await smart().getByText(`${used}/50 used`).waitFor();
      await smart().getByText(word, { exact: true }).waitFor();
      await smart()
        .getByText(`${used * 2}%`, { exact: true })
        .waitFor();
      await expect
        .poll(() => page.getByText(/^Smart Job Matching: [a-z]/).allTextContents())
        .toEqual(notice ? [notice] : []);
    }
    expect(await violations(page)).toEqual([]);
  });

  it('lists what each unit produced, with the way to it', async () => {
    const person = await onPlan('free');
    const { resultId } = await finishAssessment(stack(), person, sampleAnswers(1));
    const page = await open(person, { width: 390 });
    await page.goto('/usage');
    const receipts = page.getByRole('region', { name: 'Receipts' });
    await receipts.getByText('1 unit', { exact: true }).waitFor();
    expect(await receipts.getByRole('listitem').count()).toBe(1);
    await receipts.getByRole('link', { name: 'View Results' }).click();
    await arriveAt(page, `/career-path/result/${resultId}`);
    await page.getByRole('heading', { name: 'Your results' }).waitFor();
  });
});

describe('refreshing', () => {
  it('shows what has happened elsewhere (USG-07, USG-08, USG-18)', async () => {
    const { person, page } = await newPerson();
    await page.goto('/usage');
    await cardOf(page, 'salary_searches').getByText('0/3 used').waitFor();
    await use(person, 'salary_searches', 2);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await cardOf(page, 'salary_searches').getByText('2/3 used').waitFor();
    await toastOf(page, 'Usage Updated').waitFor();
    await toastOf(page, 'Your usage statistics have been refreshed.').waitFor();
  });

  it('that fails keeps what was known (USG-09)', async () => {
    const { page } = await newPerson(broken);
    await page.goto('/usage');
    await cardOf(page, 'salary_searches').getByText('0/3 used').waitFor();
    await breakCall(page, '/rpc/get_user_usage_summary');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await toastOf(page, 'Unable to refresh usage data. Please try again.').waitFor({ timeout: 25_000 });
    await cardOf(page, 'salary_searches').getByText('0/3 used').waitFor();
  });

  it('a load that fails says so and can be tried again (USG-16)', async () => {
    const { page } = await newPerson(broken);
    const mend = await breakCall(page, '/rpc/get_user_usage_summary');
    await page.goto('/usage');
    await page.getByText('Unable to load usage data').waitFor({ timeout: 25_000 });
    expect(await page.getByRole('heading', { name: 'Usage Dashboard' }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await dashboard(page).waitFor();
  });
});

describe('resetting', () => {
  const reset = async (page: Page) => {
    await page.getByRole('button', { name: 'Reset my usage' }).click();
    await page
      .getByRole('dialog', { name: 'Reset your usage?' })
      .getByRole('button', { name: 'Reset my usage' })
      .click();
  };

  it('asks, counts from nothing again and names the real limit (USG-02, USG-14, GAT-09, D-32, D-33)', async () => {
    const person = await onPlan('pro', { career_path_analyses: 3 });
    const page = await open(person);
    await page.goto('/usage');
    await cardOf(page, 'career_path_analyses').getByText('3/5 used').waitFor();
    const asked = page.waitForRequest('**/api/reset-usage');
    await reset(page);
    expect((await asked).postDataJSON()).toEqual({ feature: 'career_path_analyses' });
    await toastOf(page, 'Usage reset').waitFor();
    await toastOf(page, 'Career Path Analysis is reset to 0/5.').waitFor();
    await cardOf(page, 'career_path_analyses').getByText('0/5 used').waitFor();
  });

  it('that fails says so (USG-15)', async () => {
    const { page } = await newPerson(broken);
    await page.goto('/usage');
    await breakCall(page, '/reset-usage');
    await reset(page);
    await toastOf(page, 'Reset failed').waitFor({ timeout: 25_000 });
    await toastOf(page, 'Could not reset usage. Try again.').waitFor();
  });

  it('is not offered to an account that may not (D-32)', async () => {
    const { page } = await newPerson();
    await page.route('**/api/rpc/get_user_usage_summary', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), can_reset: false } });
    });
    await page.goto('/usage');
    await dashboard(page).waitFor();
    expect(await page.getByRole('button', { name: 'Reset my usage' }).count()).toBe(0);
  });
});

describe('the dialog of a refusal', () => {
  const perks = [
    'Assessments: up to 5 a month on Pro, 15 on Max',
    'Advanced AI analysis',
    'Real-time market data',
    'Advanced networking community access',
    'Premium support',
  ];

  it('locks the full analysis to Free, offers Pro and the free analysis (LND-17, DLG-06, DLG-09, DLG-10, BIL-18, D-19, D-20)', async () => {
    const { page } = await newPerson();
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Analysis' }).click();
    expect(pathOf(page)).toBe('/');
    const dialog = page.getByRole('dialog', { name: 'Feature Locked' });
    await dialog.getByRole('img', { name: 'Locked' }).waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual(perks);
    await dialog.getByText('€19.90/mo').waitFor();
    await dialog.getByRole('button', { name: 'Upgrade to Pro' }).waitFor();
    expect(await dialog.getByRole('button', { name: /Max|Pack/ }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Use your free analysis' }).click();
    await arriveAt(page, '/career-path/new');
  });

  it('offers Max to Pro at the limit, and both dialogs go when the checkout begins (DLG-07, DLG-08, BIL-18, GAT-23)', async () => {
    const page = await open(await onPlan('pro', { career_path_analyses: 5 }));
    await page.goto('/career-path/new');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
    await dialog.getByText("You've reached your monthly limit for Career Path Analysis (5/5).").waitFor();
    await dialog.getByText('€34.90/mo').waitFor();
    await dialog.getByRole('button', { name: 'Upgrade to Max' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Confirm your subscription' });
    await confirmation.getByRole('checkbox').check();
    const opened = page.waitForRequest('**/api/create-checkout');
    await confirmation.getByRole('button', { name: 'Proceed to payment' }).click();
    expect((await opened).postDataJSON()).toMatchObject({ plan: 'switch' });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('offers nothing to Max (BIL-18)', async () => {
    const page = await open(await onPlan('switch', { career_path_analyses: 15 }));
    await page.goto('/career-path/new');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
    await dialog.getByText('(15/15)').waitFor();
    expect(await dialog.getByRole('button', { name: /Upgrade|Pack/ }).count()).toBe(0);
    await page.goto('/pricing');
    await page.getByText('Your plan').waitFor();
    expect(await page.getByRole('button', { name: /^Start/ }).count()).toBe(0);
    await page.goto('/career-path/history'); // HIS-18, D-21
    await page.getByRole('link', { name: 'View Usage Limits' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Upgrade Plan' }).count()).toBe(0);
  });
});

describe('the history', () => {
  it('leads to the limits and to the plans (HIS-18)', async () => {
    const { page } = await newPerson();
    for (const [name, path] of [
      ['View Usage Limits', '/account/usage'],
      ['Upgrade Plan', '/pricing'],
    ] as const) {
      await page.goto('/career-path/history');
      await page.getByRole('link', { name }).click();
      await arriveAt(page, path);
    }
  });
});

describe('a plan that could not be checked', () => {
  it('stays what it was, and the prices say that it is not certain (BIL-07, D-53)', async () => {
    const page = await open(await onPlan('pro'), broken);
    const badge = page.getByRole('banner').getByText('Premium', { exact: true });
    await page.goto('/pricing');
    await badge.waitFor();
    const mend = await breakCall(page, '/check-subscription');
    await page.reload();
    await page.getByRole('main').getByText('We could not check your plan').waitFor({ timeout: 25_000 });
    await badge.waitFor();
    expect(pathOf(page)).toBe('/pricing');
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('main').getByText('We could not check your plan').waitFor({ state: 'detached' });
  });
});
