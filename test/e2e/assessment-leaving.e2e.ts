import { api } from '#shared/api.ts';
import { keptOnAnyPlan } from '#shared/plans/retention-text.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import {
  at,
  breakCall,
  finishTriage,
  localKeys,
  next,
  pathOf,
  rate,
  rated,
  sessionOf,
  start,
  toastOf,
} from '../support/browser/answer-steps.ts';

const session = async (stack: Stack, person: SignedIn, sessionId: string) =>
  (await stack.call(api.assessment.getSession, { session_id: sessionId }, person.accessToken)).body;

const broken = { expected: [/status of 500/] };
const refused = { expected: [/status of 4\d\d/] };

test.describe('the allowance', () => {
  test('a start beyond it opens the dialog with reason, usage, limit and plan, and the day it refills, in words of the app whatever the browser’s language (AIN-13, DLG-07, DLG-10, U9, U15)', async ({
    newPerson,
    stack,
  }) => {
    const { person, page } = await newPerson({ locale: 'de-DE' });
    expect(await page.evaluate(() => new Date(0).toLocaleDateString(undefined, { month: 'long' }))).toBe('Januar');
    const feature = 'career_path_analyses';
    const held = await stack.call(api.plans.checkGate, { feature }, person.accessToken);
    const sessionId = held.body.reservation_id!;
    await stack.call(api.plans.checkGate, { feature, mode: 'commit', sessionId }, person.accessToken);

    await page.goto('/career-path/new');
    // shown before the click, with a link to the existing results
    await expect(page.getByText(/Next analysis on \w+ \d+, \d{4}\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open your results' })).toHaveAttribute('href', '/career-path/history');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
    await expect(dialog.getByText("You've reached your monthly limit for Career Path Analysis (1/1).")).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Warning' })).toBeVisible();
    await expect(dialog.getByText(/refills on [A-Z][a-z]{2} \d{1,2}, 20\d\d\./)).toContainText(keptOnAnyPlan);
    await expect(dialog.locator('dt, dd')).toHaveText(['Current usage', '1', 'Limit', '1', 'Plan', 'Free']);
    await dialog.getByRole('link', { name: 'Open your results' }).click();
    await page.waitForURL('/career-path/history');
    await expect(page.getByText(keptOnAnyPlan)).toBeVisible(); // the same of how long, wherever it is said
  });

  test('a locked feature says so with a lock (DLG-06, DLG-10)', async ({ newPerson }) => {
    const { page } = await newPerson();
    // no plan locks this feature today, so the answer is faked
    await page.route('**/api/gate', (route) =>
      route.fulfill({ json: { allowed: false, reason: 'FEATURE_LOCKED', current_usage: 0, limit: 0, plan: 'Free' } }),
    );
    await page.goto('/career-path/new');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Feature Locked' });
    await expect(dialog.getByRole('img', { name: 'Locked' })).toBeVisible();
    await expect(dialog.getByText('Career Path Analysis is not available on the Free plan.')).toBeVisible();
  });

  test('a failed start says so, stays, and reserves nothing twice when it is retried (AIN-14)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson(broken);
    await page.goto('/career-path/new');
    const mend = await breakCall(page, '/assessment-session');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    await expect(toastOf(page, 'Error Starting Assessment')).toBeVisible();
    await expect(toastOf(page, 'Unable to start assessment. Please try again.')).toBeVisible();
    expect(pathOf(page)).toBe('/career-path/new');
    await mend();
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    await at(page, 'Scenario 1 of 6');
  });
});

test.describe('leaving', () => {
  test('stage 1 asks, stays when declined, and releases the use when confirmed (ARA-10, ARA-16, D-22, D-74)', async ({
    newPerson,
    stack,
  }) => {
    const { person, page } = await newPerson();
    await start(page);
    const sessionId = sessionOf(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    const question = page.getByRole('dialog');
    await expect(
      question.getByText('Are you sure you want to exit the assessment? Your progress will be lost.'),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await at(page, 'Scenario 1 of 6');
    await page.getByRole('button', { name: 'Exit' }).click();
    const released = page.waitForRequest('**/api/v1/gate/release');
    await question.getByRole('button', { name: 'Exit' }).click();
    await released;
    await page.waitForURL('/career-path/new');
    await expect(page.getByText('usage this month 0 of 1')).toBeVisible();
    await expect.poll(async () => (await session(stack, person, sessionId)).status).toBe('abandoned');
  });

  test('closing the tab in stage 1 shows the browser’s own question (D-22)', async ({ newPerson }) => {
    const { page } = await newPerson();
    await start(page);
    await page.getByRole('radio').first().check();
    const asked = page.waitForEvent('dialog');
    const leaving = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await leaving;
  });

  test('stage 2 keeps everything and asks nothing; the intro offers to continue or start over (D-22, D-74)', async ({
    newPerson,
    stack,
  }) => {
    const { person, page } = await newPerson();
    await start(page);
    const sessionId = sessionOf(page);
    await finishTriage(page);
    await rate(page, 3);
    await page.getByRole('button', { name: 'Exit' }).click();
    await page.waitForURL('/career-path/history');
    await page.goto('/career-path/new');
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await at(page, /^Interests/);
    await expect.poll(() => rated(page)).toBe(3);

    await page.goto('/career-path/new');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    const question = page.getByRole('dialog', { name: 'Start over?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Start over' }).click();
    await at(page, 'Scenario 1 of 6');
    await expect.poll(() => sessionOf(page)).not.toBe(sessionId);
    await expect.poll(async () => (await session(stack, person, sessionId)).status).toBe('abandoned');
  });

  test('an unknown session leads to a new start, a missing id too (ARA-02, ARA-19)', async ({ newPerson }) => {
    const { page } = await newPerson(refused);
    await page.goto('/career-path/continue/0123456789abcdef0123456789abcdef-0mabcdefg');
    await expect(toastOf(page, 'Session Error')).toBeVisible();
    await expect(toastOf(page, 'Unable to load assessment session. Please start a new assessment.')).toBeVisible();
    await page.waitForURL('/career-path/new');
    await page.goto('/career-path/continue');
    await page.waitForURL('/career-path/new');
  });

  test('a sign-out on the step, or in another window, loses no answer (D-47, U4)', async ({ newPerson, stack }) => {
    for (const beside of [false, true]) {
      const { person, page } = await newPerson(refused);
      await start(page);
      const sessionId = sessionOf(page);
      for (const step of ['Scenario 2 of 6', 'Scenario 3 of 6']) {
        await page.getByRole('radio').first().check();
        await next(page).click();
        await at(page, step);
      }
      const other = beside ? await page.context().newPage() : page;
      if (beside) await other.goto('/data-sources');
      await other.getByRole('button', { name: 'Sign out' }).click();
      await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      const again = await stack.signIn(person.email);
      const kept = async () => (await session(stack, again, sessionId)).answers.triage as { scenarios: object };
      await expect.poll(async () => Object.keys((await kept())?.scenarios ?? {})).toHaveLength(2);
      expect(await localKeys(page)).toEqual([]);
    }
  });
});
