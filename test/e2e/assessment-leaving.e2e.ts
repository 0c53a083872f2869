/** The ends of an assessment other than its result: no allowance, leaving, expiry. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { violations } from '#test/support/axe.ts';
import { people } from '#test/support/people.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import {
  answerScenarios,
  at,
  breakCall,
  finishTriage,
  next,
  pathOf,
  rate,
  rated,
  sessionOf,
  setPriorities,
  start,
  toastOf,
} from './answer-steps.ts';

const HOUR_MS = 3_600_000;

const { stack, newPerson } = people();

const session = async (person: SignedIn, sessionId: string) =>
  (await stack().call(api.assessment.getSession, { session_id: sessionId }, person.accessToken)).body;

/** Both clocks, the person's and the server's. */
async function passTime(page: Page, ms: number) {
  await stack().advanceClock(ms);
  await page.clock.fastForward(ms);
}

const broken = { expected: [/status of 500/] };
const refused = { expected: [/status of 4\d\d/] };

describe('the allowance', () => {
  it('a start beyond it opens the dialog with reason, usage, limit and plan, and the day it refills (AIN-13, DLG-07, DLG-10)', async () => {
    const { person, page } = await newPerson();
    const feature = 'career_path_analyses';
    const held = await stack().call(api.plans.checkGate, { feature }, person.accessToken);
    const sessionId = held.body.reservation_id!;
    await stack().call(api.plans.checkGate, { feature, mode: 'commit', sessionId }, person.accessToken);

    await page.goto('/career-path/new');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
    await dialog.getByText("You've reached your monthly limit for Career Path Analysis (1/1).").waitFor();
    await dialog.getByRole('img', { name: 'Warning' }).waitFor();
    await dialog.getByText(/refills on .* 20\d\d/).waitFor();
    expect(await dialog.locator('dt, dd').allTextContents()).toEqual([
      'Current usage',
      '1',
      'Limit',
      '1',
      'Plan',
      'Free',
    ]);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Open your results' }).click();
    await page.waitForURL('/career-path/history');
  });

  it('a locked feature says so with a lock (DLG-06, DLG-10)', async () => {
    const { page } = await newPerson();
    // no plan locks this feature today: the answer of one that does
    await page.route('**/api/gate', (route) =>
      route.fulfill({ json: { allowed: false, reason: 'FEATURE_LOCKED', current_usage: 0, limit: 0, plan: 'Free' } }),
    );
    await page.goto('/career-path/new');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Feature Locked' });
    await dialog.getByRole('img', { name: 'Locked' }).waitFor();
    await dialog.getByText('Career Path Analysis is not available on the Free plan.').waitFor();
  });

  it('a start that fails says so, stays, and reserves nothing twice when it is tried again (AIN-14)', async () => {
    const { page } = await newPerson(broken);
    await page.goto('/career-path/new');
    const mend = await breakCall(page, '/assessment-session');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    await toastOf(page, 'Error Starting Assessment').waitFor();
    await toastOf(page, 'Unable to start assessment. Please try again.').waitFor();
    expect(pathOf(page)).toBe('/career-path/new');
    await mend();
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    await at(page, 'Scenario 1 of 6');
  });
});

describe('leaving', () => {
  it('stage 1 asks, stays when declined, and gives the use back when confirmed (ARA-10, ARA-16, D-22, D-74)', async () => {
    const { person, page } = await newPerson();
    await start(page);
    const sessionId = sessionOf(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByText('Are you sure you want to exit the assessment? Your progress will be lost.').waitFor();
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay' }).click();
    await at(page, 'Scenario 1 of 6');
    await page.getByRole('button', { name: 'Exit' }).click();
    const released = page.waitForRequest('**/api/v1/gate/release');
    await question.getByRole('button', { name: 'Exit' }).click();
    await released;
    await page.waitForURL('/career-path/new');
    await page.getByText('usage this month 0 of 1').waitFor();
    await expect.poll(async () => (await session(person, sessionId)).status).toBe('abandoned');
  });

  it('closing the tab in stage 1 brings the browser’s own question (D-22)', async () => {
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

  it('stage 2 keeps everything and asks nothing; the intro offers to continue, and to start over (D-22, D-74)', async () => {
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
    await question.waitFor();
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Start over' }).click();
    await at(page, 'Scenario 1 of 6');
    await expect.poll(() => sessionOf(page)).not.toBe(sessionId);
    await expect.poll(async () => (await session(person, sessionId)).status).toBe('abandoned');
  });

  it('an unknown session leads to a new start, a missing id too (ARA-02, ARA-19)', async () => {
    const { page } = await newPerson(refused);
    await page.goto('/career-path/continue/0123456789abcdef0123456789abcdef-0mabcdefg');
    await toastOf(page, 'Session Error').waitFor();
    await toastOf(page, 'Unable to load assessment session. Please start a new assessment.').waitFor();
    await page.waitForURL('/career-path/new');
    await page.goto('/career-path/continue');
    await page.waitForURL('/career-path/new');
  });
});

describe('the end of the session', () => {
  it('warns five minutes before, then releases, says so and leads to a new start (ARA-20 to ARA-22, D-66)', async () => {
    const { person, page } = await newPerson();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.clock.install();
    await start(page);
    await page.getByRole('radio').first().check();
    await page.clock.runFor(2_000);
    await page.getByText('Saved', { exact: true }).waitFor(); // nothing is on its way when the clocks go on
    await passTime(page, 24 * HOUR_MS - 4 * 60_000);
    await page.getByText('Less than 5 minutes left').waitFor();
    await page
      .getByRole('timer')
      .filter({ hasText: /^[34]:\d\d$/ })
      .waitFor();
    const released = page.waitForRequest('**/api/v1/gate/release');
    await passTime(page, 5 * 60_000);
    await released;
    await toastOf(page, 'Session Expired').waitFor();
    await toastOf(page, 'Your assessment session has expired. Please start a new assessment.').waitFor();
    await page.waitForURL('/career-path/new');
    const usage = await stack().call(api.plans.getUsageSummary, {}, (await stack().signIn(person.email)).accessToken);
    expect(usage.body.usage.career_path_analyses.monthly_count).toBe(0);
    await stack().resetClock();
  });

  it('the server’s clock decides: a save after the end is met in the same way (ARA-20)', async () => {
    const { page } = await newPerson(refused);
    page.on('dialog', (dialog) => void dialog.accept());
    await start(page);
    await answerScenarios(page);
    await setPriorities(page);
    await stack().advanceClock(24 * HOUR_MS + 60_000);
    await next(page).click();
    await toastOf(page, 'Session Expired').waitFor();
    await page.waitForURL('/career-path/new');
    await stack().resetClock();
  });
});
