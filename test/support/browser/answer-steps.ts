/** Steps through the assessment, for tests about one part of it. */
import type { Locator, Page, Request } from '@playwright/test';
import { api } from '#shared/api.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { expect } from '#test/support/browser/browser-test.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true });
export const finish = (page: Page) => page.getByRole('button', { name: 'See my matches' });
export const toastOf = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
/** Clicks something that may also disappear by itself. */
const pressIfThere = (buttons: Locator) =>
  buttons.evaluateAll((all) => {
    for (const button of all) (button as HTMLElement).click();
  });
/** Dismisses a toast unless it has disappeared by itself. */
export async function dismiss(page: Page, text: string) {
  await pressIfThere(page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }));
  await toastOf(page, text).waitFor({ state: 'detached' });
}
/** Retries saving unless that has happened by itself. */
export const retryNow = (page: Page) => pressIfThere(page.getByRole('button', { name: 'Retry now' }));

/** Waits until everything is on the server. */
export const allSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
/** Puts the tab in the background, as when a person puts the device down; resolves when its answers are saved. */
export async function putAway(page: Page) {
  await setVisibility(page, 'hidden');
  await allSaved(page);
}
export const takeUp = (page: Page) => setVisibility(page, 'visible');
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
export const pathOf = (page: Page) => new URL(page.url()).pathname;
/** The router changes the address, sometimes after the click. */
export const arriveAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

export const sessionOf = (page: Page) => pathOf(page).split('/').at(-1)!;
export const rated = (page: Page) => page.getByRole('radio', { checked: true }).count();

/** Makes a call fail with 500, after `looked`, until the returned function is called. */
export async function breakCall(page: Page, path: string, looked: Promise<void> = Promise.resolve()) {
  const pattern = `**/api${path}`;
  const error = { code: 'INTERNAL', message: 'broken by the test', correlationId: 'test' };
  await page.route(pattern, (route) => looked.then(() => route.fulfill({ status: 500, json: { error } })));
  return () => page.unroute(pattern);
}

/** Holds requests until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, (route) => released.then(() => route.continue()));
  return release;
}

/** Records every call of the page from now on, as "POST /assessment-answer". */
export function callsOf(page: Page) {
  const calls: { name: string; body: Record<string, unknown>; headers: Record<string, string> }[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const name = `${request.method()} ${pathname.slice(4)}`;
    calls.push({ name, body: request.postDataJSON() ?? Object.fromEntries(searchParams), headers: request.headers() });
  });
  return calls;
}
export const localKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /assessment/.test(key))
      .sort(),
  );

/** Waits for a step by its eyebrow: "Scenario 2 of 6", "Interests, part 1 of 3" … */
export const at = (page: Page, step: string | RegExp) => page.getByRole('form').getByText(step).first().waitFor();

/** From the intro into the first scenario. */
export async function start(page: Page) {
  await page.goto('/career-path/new');
  await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
  await at(page, 'Scenario 1 of 6');
}

export async function answerScenarios(page: Page, from = 1) {
  for (let number = from; number <= 6; number += 1) {
    await at(page, `Scenario ${number} of 6`);
    await page
      .getByRole('radio')
      .nth(number % 2)
      .check();
    await next(page).click();
  }
  await at(page, 'Priorities');
}

export async function setPriorities(page: Page, count = 3) {
  const sliders = page.getByRole('slider');
  for (let number = 0; number < count; number += 1) {
    await sliders.nth(number).focus();
    await page.keyboard.press(number === 2 ? 'Space' : 'ArrowRight');
  }
}

/** Rates `count` items starting at `from` with the number keys; the focus moves on by itself. */
export async function rate(page: Page, count: number, from = 0) {
  await page.getByRole('group').nth(from).getByRole('radio').first().focus();
  for (let number = 0; number < count; number += 1) await page.keyboard.press(String(1 + ((number * 3 + from) % 5)));
}

export async function pickValues(page: Page, count: number) {
  for (const { label } of bank.core.values.slice(0, count)) await page.getByRole('checkbox', { name: label }).check();
}

export async function choosePreferences(page: Page) {
  for (const option of ['hybrid', 'small_team', 'occasional']) await page.locator(`input[value="${option}"]`).check();
}

export async function chooseConstraints(page: Page) {
  await page.getByRole('checkbox', { name: 'Boston, MA' }).check();
  await page.locator('input[name="study_hours"][value="6-10"]').check();
  await page.locator('input[name="upskilling_budget"][value="51-150"]').check();
}

export async function finishTriage(page: Page) {
  await answerScenarios(page);
  await setPriorities(page);
  await next(page).click();
  await at(page, /^Interests/);
}

export async function finishCore(page: Page) {
  await rate(page, 18);
  await next(page).click();
  await at(page, /^Values/);
  await pickValues(page, 4);
  await next(page).click();
  await at(page, /^Personality/);
  await rate(page, 10);
  await next(page).click();
  await at(page, /^Skills/);
}

/** Up to the last button, which the test presses itself. */
export async function answerDeepDive(page: Page) {
  await rate(page, 15);
  await next(page).click();
  await at(page, /^Work preferences/);
  await choosePreferences(page);
  await next(page).click();
  await at(page, /^Constraints/);
  await chooseConstraints(page);
  await next(page).click();
  await at(page, /^Where you stand/);
}

/** A session with only the last step left. */
export async function almostDone(stack: Stack, { accessToken }: SignedIn): Promise<string> {
  const { session_id } = (await stack.call(api.assessment.startSession, {}, accessToken)).body;
  const answers = sampleAnswers();
  for (const stage of ['triage', 'core', 'deepDive'] as const)
    await stack.call(
      api.assessment.saveAnswer,
      { session_id: session_id!, stage, answers: answers[stage], completed_stage: stage !== 'deepDive' },
      accessToken,
    );
  return session_id!;
}
