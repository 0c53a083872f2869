import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { violations } from '#test/support/browser/axe.ts';
import { test as browserTest, expect, type PageOptions } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { breakCall, pathOf } from '../support/browser/answer-steps.ts';

const test = browserTest.extend<{
  asAdmin: (options?: PageOptions) => Promise<{ admin: SignedIn; page: Page }>;
}>({
  asAdmin: ({ stack, pageOf }, use) =>
    use(async (options) => {
      const admin = await stack.signInDemo('admin');
      const page = await pageOf(admin, options);
      await page.goto('/system-test');
      await expect(runAll(page)).toBeVisible();
      return { admin, page };
    }),
});

const names = ['Reset user', 'Seed occupation data', 'Check occupation vectors', 'Test rank'] as const;
type Name = (typeof names)[number];

const item = (page: Page, name: Name) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const run = (page: Page, name: Name) => item(page, name).getByRole('button', { name: `Run ${name}` });
const runAll = (page: Page) => page.getByRole('button', { name: 'Run all' });
/** the status text of each check */
const badges = (page: Page) =>
  Promise.all(names.map(async (name) => (await item(page, name).getByRole('status').textContent())?.split(': ')[1]));
const reply = (page: Page, name: Name) => page.getByRole('region', { name: `What ${name} got back` });

test.describe('the system test', () => {
  test('asks for sign-in, and shows no control to somebody who is no administrator (NAV-09, SYS-09, D-34)', async ({
    visitor,
    newPerson,
  }) => {
    const unknown = await visitor();
    await unknown.goto('/system-test');
    await unknown.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === '/system-test');
    const { page } = await newPerson();
    await page.goto('/system-test');
    await onDeskAndPhone(page, async ({ name }) => {
      await expect(page.getByText('This page is for administrators')).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('button').or(main.getByRole('textbox')), name).toHaveCount(0);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
    });
  });

  test('makes four checks, one by one or all together, and shows each answer (SYS-01 to SYS-08, NAV-09)', async ({
    asAdmin,
    stack,
  }) => {
    const { admin, page } = await asAdmin();
    const sent = new Map<string, unknown>();
    page.on('request', (request) => {
      if (request.url().includes('/api/'))
        sent.set(pathOf({ url: () => request.url() } as Page), request.postDataJSON());
    });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...names]);
    await expect.poll(() => badges(page)).toEqual(names.map(() => 'Not run'));

    await run(page, 'Test rank').click();
    await expect.poll(() => badges(page)).toEqual(['Not run', 'Not run', 'Not run', 'Pass']);
    expect(sent.get('/api/rank')).toEqual({
      riasec: Array.from({ length: 6 }, () => expect.any(Number)),
      values: Array.from({ length: 6 }, () => expect.any(Number)),
      styles: Array.from({ length: 10 }, () => expect.any(Number)),
      constraints: { minSalary: 40_000, remote: false, country: 'United States', region: 'Texas' },
      topN: 5,
    });

    await item(page, 'Reset user').getByLabel('New limit').fill('4');
    await runAll(page).click();
    await expect.poll(() => badges(page)).toEqual(names.map(() => 'Pass'));
    expect(sent.get('/api/admin-reset-user')).toEqual({
      user_id: admin.sub,
      feature_type: 'career_path_analyses',
      new_limit: 4,
    });
    expect(sent.get('/api/seed-occupation-data')).toEqual({});
    const { usage } = (await stack.call(api.plans.getUsageSummary, {}, admin.accessToken)).body;
    expect(usage.career_path_analyses.limit).toBe(4);

    const answers = [/"new_limit": 4/, /"occupations": 923/, /"interests_vector": \[ [\d., ]+ \]/, /"score":/] as const;
    for (const [place, name] of names.entries())
      await item(page, name)
        .getByText(/^Answer after \d+ ms$/)
        .click()
        .then(() => reply(page, name).getByText(answers[place]!).waitFor());
    await expect(reply(page, 'Check occupation vectors')).toContainText(
      /"id": "[\d-.]+",[\s\S]*"title":[\s\S]*"interests_vector":[\s\S]*"median_salary": \d+/,
    );
    await onDeskAndPhone(page, async ({ name }) => {
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
      for (const box of await Promise.all(
        [runAll(page), ...names.map((each) => run(page, each))].map((button) => button.boundingBox()),
      ))
        expect(box?.height, name).toBeGreaterThanOrEqual(44);
    });
  });

  test('says Fail and why: a refusal of the server, a failure, and an answer that is not right (SYS-03, D-34)', async ({
    asAdmin,
  }) => {
    const { page } = await asAdmin({ expected: [/status of (400|403|500)/] });
    await item(page, 'Reset user').getByLabel('User id').fill('../somebody');
    await breakCall(page, '/seed-occupation-data');
    const forbidden = {
      error: { code: 'FORBIDDEN', message: 'This call is for administrators.', correlationId: 'test' },
    };
    await page.route('**/api/rank', (route) => route.fulfill({ status: 403, json: forbidden }));
    await page.route('**/api/v1/roles/vectors', (route) =>
      route.fulfill({ json: { version: '2025-09', release: '', roles: [] } }),
    );
    await runAll(page).click();
    await expect.poll(() => badges(page)).toEqual(names.map(() => 'Fail'));
    // failed checks are unfolded
    await expect(reply(page, 'Reset user').getByText('"field": "user_id"')).toBeVisible();
    await expect(reply(page, 'Seed occupation data').getByText('"message": "broken by the test"')).toBeVisible();
    await expect(reply(page, 'Check occupation vectors').getByText('there are no occupations')).toBeVisible();
    await expect(reply(page, 'Test rank').getByText('This call is for administrators.')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.unroute('**/api/rank');
    await run(page, 'Test rank').click();
    await expect.poll(() => badges(page)).toEqual(['Fail', 'Fail', 'Fail', 'Pass']);
  });
});
