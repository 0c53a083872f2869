/** An assessment may take a day; this tests the end of it. */
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import { answerScenarios, next, setPriorities, start, toastOf } from '../support/browser/answer-steps.ts';

const HOUR_MS = 3_600_000;

/** Moves the page's and the server's clocks. */
async function passTime(stack: Stack, page: Page, ms: number) {
  await stack.advanceClock(ms);
  await page.clock.fastForward(ms);
}

test('warns five minutes before, then releases, says so and leads to a new start (ARA-20 to ARA-22, D-66)', async ({
  newPerson,
  stack,
}) => {
  const { person, page } = await newPerson();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.clock.install();
  await start(page);
  await page.getByRole('radio').first().check();
  await page.clock.runFor(2_000);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(); // no save is in progress when the clocks move
  await passTime(stack, page, 24 * HOUR_MS - 4 * 60_000);
  await expect(page.getByText('Less than 5 minutes left')).toBeVisible();
  await expect(page.getByRole('timer').filter({ hasText: /^[0-4]:\d\d$/ })).toBeVisible();
  const released = page.waitForResponse('**/api/v1/gate/release');
  await passTime(stack, page, 5 * 60_000);
  await released;
  await expect(toastOf(page, 'Session Expired')).toBeVisible();
  await expect(toastOf(page, 'Your assessment session has expired. Please start a new assessment.')).toBeVisible();
  await page.waitForURL('/career-path/new');
  const usage = await stack.call(api.plans.getUsageSummary, {}, (await stack.signIn(person.email)).accessToken);
  expect(usage.body.usage.career_path_analyses.monthly_count).toBe(0);
  await stack.resetClock();
});

test('the server’s clock decides: a save after the end is handled the same way (ARA-20)', async ({
  newPerson,
  stack,
}) => {
  const { page } = await newPerson({ expected: [/status of 4\d\d/] });
  page.on('dialog', (dialog) => void dialog.accept());
  await start(page);
  await answerScenarios(page);
  await setPriorities(page);
  await stack.advanceClock(24 * HOUR_MS + 60_000);
  await next(page).click();
  await expect(toastOf(page, 'Session Expired')).toBeVisible();
  await page.waitForURL('/career-path/new');
  await stack.resetClock();
});
