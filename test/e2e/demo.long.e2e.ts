/** What a newcomer sees in the first minute of `npm start`, signed in as Pro: every screen has something on it. */
import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { storedSession } from '#test/support/browser/stored-session.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ built: true, env: { WAYMARK_DEMO_RESULTS: 'on' } });
});
test.afterAll(() => stack?.stop());

const listed = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name }).getByRole('listitem').first();

test('the demo account Pro shows ten screens alive, and none empty', async ({ newPage }) => {
  const person = await stack.signInDemo('Pro');
  const { body } = await stack.call(api.assessment.listAssessments, {}, person.accessToken);
  const [newest] = body.flatMap(({ career_assessment_results: rows }) => rows);
  const screens: [path: string, shown: (page: Page) => Locator][] = [
    ['/', (page) => page.getByRole('list', { name: 'Where you are' }).getByText(/1 step done: /)],
    ['/', (page) => page.getByRole('link', { name: 'All 3 saved' })],
    ['/dashboard', (page) => page.getByRole('region', { name: 'How the match has moved' }).getByRole('img').first()],
    ['/career-path/history', (page) => page.getByRole('link', { name: 'View results' }).nth(1)],
    ['/career-path/compare', (page) => page.getByRole('main').getByRole('table').first()],
    [
      `/career-path/result/${newest!.id}`,
      (page) => page.getByRole('listbox', { name: 'Top matches' }).getByRole('option').nth(8),
    ],
    ['/career-path/match', (page) => page.getByRole('button', { name: /^Open the match of / })],
    ['/occupations', (page) => listed(page, /^Saved/)],
    ['/usage', (page) => listed(page, 'Receipts')],
    ['/resume-builder', (page) => page.getByText('For Instructional Coordinator').first()],
    ['/account', (page) => page.locator('input[value="Robin Example"]')],
    ['/career-path/new', (page) => page.getByText(/What you confirmed is kept until/)],
  ];
  expect(new Set(screens.map(([path]) => path)).size).toBeGreaterThan(10);
  const page = await newPage({ baseURL: stack.endpoints.web, storageState: storedSession(stack, person) });
  for (const [path, shown] of screens) {
    await page.goto(path);
    await expect(shown(page), path).toBeVisible();
    await expect(page.getByText(/could not be loaded|None yet|Nothing (used|saved) yet|^No \w+ yet/), path).toHaveCount(
      0,
    );
  }
});
