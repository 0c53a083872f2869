import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { type CountedFeature, countedFeatures, featureName, limitOf } from '#shared/plans/catalogue.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { test as browserTest, expect } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { arriveAt, breakCall, pathOf, toastOf } from '../support/browser/answer-steps.ts';

const broken = { expected: [/status of 500/] };

const dashboard = (page: Page) => page.getByRole('region', { name: 'Usage Dashboard' });
const cardOf = (page: Page, feature: CountedFeature): Locator =>
  dashboard(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: featureName[feature], exact: true }) });

const test = browserTest.extend<{
  /** Uses up units. */
  spend: (person: SignedIn, feature: CountedFeature, amount: number) => Promise<void>;
  /** A person on a plan, with units used. */
  onPlan: (plan: 'free' | 'pro' | 'switch', used?: Partial<Record<CountedFeature, number>>) => Promise<SignedIn>;
}>({
  spend: ({ stack }, use) =>
    use(async ({ accessToken }, feature, amount) => {
      const { body } = await stack.call(api.plans.checkGate, { feature, amount }, accessToken);
      expect(body.allowed).toBe(true);
    }),
  onPlan: ({ stack, spend }, use) =>
    use(async (plan, used = {}) => {
      const person = await stack.signUpAndIn();
      if (plan !== 'free') await grant(stack, person.sub, { plan });
      for (const [feature, amount] of Object.entries(used)) await spend(person, feature as CountedFeature, amount);
      return person;
    }),
});

test.describe('the usage page', () => {
  test('asks for sign-in at both addresses (USG-01, SEC-06, NAV-05)', async ({ visitor }) => {
    const page = await visitor();
    for (const path of ['/usage', '/account/usage']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === path);
    }
  });

  test('shows six cards with use, limit, share and reset (USG-03, USG-04, USG-10, USG-13, USG-17)', async ({
    newPerson,
    spend,
  }) => {
    const { person, page } = await newPerson();
    await spend(person, 'salary_searches', 1);
    const asked = page.waitForRequest('**/api/rpc/get_user_usage_summary');
    await page.goto('/account/usage');
    expect((await asked).postDataJSON()).toEqual({ p_user_id: person.sub });
    await expect(dashboard(page)).toBeVisible();
    await expect(dashboard(page).getByRole('listitem')).toHaveCount(countedFeatures.length);
    for (const feature of countedFeatures as CountedFeature[]) {
      const card = cardOf(page, feature);
      const limit = limitOf(feature, 'free', 0);
      if (limit === 0) {
        await expect(card).toContainText('Not available on Free plan');
        await expect(card.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');
        continue;
      }
      const used = feature === 'salary_searches' ? 1 : 0;
      await expect(card).toContainText(`${used}/${limit} used`);
      await expect(card).toContainText(`${Math.round((100 * used) / limit)}%`);
      await expect(card).toContainText(
        feature === 'smart_matches_daily' ? /Resets (today|tomorrow)/ : /Resets in (29|30) days/,
      );
    }
    // D-18: a feature counted but not included in Free is not called plenty
    await expect(cardOf(page, 'resume_builds')).toContainText('Not on Free');
    await expect(cardOf(page, 'resume_builds')).not.toContainText('Plenty left');
    await onDeskAndPhone(page, async ({ name }) => expect(await overflow(page), name).toBeLessThanOrEqual(0));
    await page.getByRole('link', { name: 'View Plans' }).click(); // USG-06
    await arriveAt(page, '/pricing');
  });

  test('offers no upgrade beyond Free, and says what has no limit (USG-05, USG-10, D-21)', async ({
    pageOf,
    onPlan,
  }) => {
    for (const plan of ['pro', 'switch'] as const) {
      const page = await pageOf(await onPlan(plan));
      await page.goto('/usage');
      await expect(cardOf(page, 'salary_searches').getByText('0 used (unlimited)')).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /Upgrade Plan|View Plans/ })).toHaveCount(0);
      await expect(main.getByRole('button', { name: 'Manage Plan' })).toBeVisible();
    }
  });

  test('bands the use at 50, 75 and 90 percent and says so (USG-11, USG-12, D-10)', async ({
    pageOf,
    onPlan,
    spend,
  }) => {
    const person = await onPlan('pro');
    const page = await pageOf(person);
    const smart = () => cardOf(page, 'smart_matches_daily');
    let before = 0;
    for (const [used, word, notice] of [
      [24, 'Plenty left', null],
      [25, 'Half used', 'Smart Job Matching: half used'],
      [38, 'Running low', 'Smart Job Matching: running low'],
      [45, 'Almost used up', 'Smart Job Matching: almost used up'],
      [50, 'Used up', 'Smart Job Matching: used up'],
    ] as const) {
      await spend(person, 'smart_matches_daily', used - before);
      before = used;
      await page.goto('/usage');
      await expect(smart().getByText(`${used}/50 used`)).toBeVisible();
      await expect(smart().getByText(word, { exact: true })).toBeVisible();
      await expect(smart().getByText(`${used * 2}%`, { exact: true })).toBeVisible();
      await expect(page.getByText(/^Smart Job Matching: [a-z]/)).toHaveText(notice ? [notice] : []);
    }
  });

  test('lists what each unit produced, with the way to it', async ({ pageOf, stack, onPlan }) => {
    const person = await onPlan('free');
    const { resultId } = await finishAssessment(stack, person, sampleAnswers(1));
    const page = await pageOf(person, { width: 390 });
    await page.goto('/usage');
    const receipts = page.getByRole('region', { name: 'Receipts' });
    await expect(receipts.getByText('1 unit', { exact: true })).toBeVisible();
    await expect(receipts.getByRole('listitem')).toHaveCount(1);
    await receipts.getByRole('link', { name: 'View Results' }).click();
    await arriveAt(page, `/career-path/result/${resultId}`);
    await expect(page.getByRole('heading', { name: 'Your results' })).toBeVisible();
  });
});

test.describe('refreshing', () => {
  test('shows what has happened elsewhere (USG-07, USG-08, USG-18)', async ({ newPerson, spend }) => {
    const { person, page } = await newPerson();
    await page.goto('/usage');
    await expect(cardOf(page, 'salary_searches').getByText('0/3 used')).toBeVisible();
    await spend(person, 'salary_searches', 2);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(cardOf(page, 'salary_searches').getByText('2/3 used')).toBeVisible();
    await expect(toastOf(page, 'Usage Updated')).toBeVisible();
    await expect(toastOf(page, 'Your usage statistics have been refreshed.')).toBeVisible();
  });

  test('that fails keeps what was known (USG-09)', async ({ newPerson }) => {
    const { page } = await newPerson(broken);
    await page.goto('/usage');
    await expect(cardOf(page, 'salary_searches').getByText('0/3 used')).toBeVisible();
    await breakCall(page, '/rpc/get_user_usage_summary');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(toastOf(page, 'Error')).toBeVisible();
    await expect(toastOf(page, 'Unable to refresh usage data. Please try again.')).toBeVisible();
    await expect(cardOf(page, 'salary_searches').getByText('0/3 used')).toBeVisible();
  });

  test('a load that fails says so and can be tried again (USG-16)', async ({ newPerson }) => {
    const { page } = await newPerson(broken);
    const mend = await breakCall(page, '/rpc/get_user_usage_summary');
    await page.goto('/usage');
    await expect(page.getByText('Unable to load usage data')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Usage Dashboard' })).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(dashboard(page)).toBeVisible();
  });
});

test.describe('resetting', () => {
  const reset = async (page: Page) => {
    await page.getByRole('button', { name: 'Reset my usage' }).click();
    await page
      .getByRole('dialog', { name: 'Reset your usage?' })
      .getByRole('button', { name: 'Reset my usage' })
      .click();
  };

  test('asks, counts from nothing again and names the real limit (USG-02, USG-14, GAT-09, D-32, D-33)', async ({
    pageOf,
    onPlan,
  }) => {
    const person = await onPlan('pro', { career_path_analyses: 3 });
    const page = await pageOf(person);
    await page.goto('/usage');
    await expect(cardOf(page, 'career_path_analyses').getByText('3/5 used')).toBeVisible();
    const ofPage = page.getByRole('button', { name: 'Reset my usage' }).or(dashboard(page));
    await expect(ofPage.first(), 'above the dashboard').toHaveRole('button');
    const asked = page.waitForRequest('**/api/reset-usage');
    await reset(page);
    expect((await asked).postDataJSON()).toEqual({ feature: 'career_path_analyses' });
    await expect(toastOf(page, 'Usage reset')).toBeVisible();
    await expect(toastOf(page, 'Career Path Analysis is reset to 0/5.')).toBeVisible();
    await expect(cardOf(page, 'career_path_analyses').getByText('0/5 used')).toBeVisible();
  });

  test('that fails says so (USG-15)', async ({ newPerson }) => {
    const { page } = await newPerson(broken);
    await page.goto('/usage');
    await breakCall(page, '/reset-usage');
    await reset(page);
    await expect(toastOf(page, 'Reset failed')).toBeVisible();
    await expect(toastOf(page, 'Could not reset usage. Try again.')).toBeVisible();
  });

  test('is not offered to an account that may not (D-32)', async ({ newPerson }) => {
    const { page } = await newPerson();
    await page.route('**/api/rpc/get_user_usage_summary', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), can_reset: false } });
    });
    await page.goto('/usage');
    await expect(dashboard(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset my usage' })).toHaveCount(0);
  });
});

test.describe('the dialog of a refusal', () => {
  const perks = [
    'Assessments: up to 5 a month on Pro, 15 on Max',
    'Advanced AI analysis',
    'Real-time market data',
    'Advanced networking community access',
    'Premium support',
  ];

  test('locks the full analysis to Free, offers Pro and the free analysis (LND-17, DLG-06, DLG-09, DLG-10, BIL-18, BIL-21, D-19, D-20)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Analysis' }).click();
    expect(pathOf(page)).toBe('/');
    const dialog = page.getByRole('dialog', { name: 'Feature Locked' });
    await expect(dialog.getByRole('img', { name: 'Locked' })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText(perks);
    await expect(dialog.getByText('€19.90/mo')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Max|Pack/ })).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Use your free analysis' }).click();
    await arriveAt(page, '/career-path/new');
  });

  test('offers Max to Pro at the limit, and both dialogs go when the checkout begins (DLG-07, DLG-08, BIL-18, BIL-23, GAT-23)', async ({
    pageOf,
    onPlan,
  }) => {
    const page = await pageOf(await onPlan('pro', { career_path_analyses: 5 }));
    await page.goto('/career-path/new');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
    await expect(dialog.getByText("You've reached your monthly limit for Career Path Analysis (5/5).")).toBeVisible();
    await expect(dialog.getByText('€34.90/mo')).toBeVisible();
    await dialog.getByRole('button', { name: 'Upgrade to Max' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Confirm your subscription' });
    await confirmation.getByRole('checkbox').check();
    const opened = page.waitForRequest('**/api/create-checkout');
    await confirmation.getByRole('button', { name: 'Proceed to payment' }).click();
    expect((await opened).postDataJSON()).toMatchObject({ plan: 'switch' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('offers nothing to Max (BIL-18)', async ({ pageOf, onPlan }) => {
    const page = await pageOf(await onPlan('switch', { career_path_analyses: 15 }));
    await page.goto('/career-path/new');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
    await expect(dialog.getByText('(15/15)')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Upgrade|Pack/ })).toHaveCount(0);
    await page.goto('/pricing');
    await expect(page.getByText('Your plan')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0);
    await page.goto('/career-path/history'); // HIS-18, D-21
    await expect(page.getByRole('link', { name: 'View Usage Limits' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveCount(0);
  });
});

test.describe('the history', () => {
  test('leads to the limits and to the plans (HIS-18)', async ({ newPerson }) => {
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

test.describe('a plan that could not be checked', () => {
  test('stays what it was, and the prices say that it is not certain (BIL-07, D-53)', async ({ pageOf, onPlan }) => {
    const page = await pageOf(await onPlan('pro'), broken);
    const badge = page.getByRole('banner').getByText('Premium', { exact: true });
    await page.goto('/pricing');
    await expect(badge).toBeVisible();
    const mend = await breakCall(page, '/check-subscription');
    await page.reload();
    await expect(page.getByRole('main').getByText('We could not check your plan')).toBeVisible();
    await expect(badge).toBeVisible();
    expect(pathOf(page)).toBe('/pricing');
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByText('We could not check your plan')).toHaveCount(0);
  });
});
