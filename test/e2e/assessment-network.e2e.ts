/** No answer is lost: reloads, bad network, failing calls, two devices. */
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { secondTab } from '#test/support/browser/second-tab.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { chunkOf } from '#test/support/source/chunk.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import {
  allSaved,
  answerDeepDive,
  answerScenarios,
  at,
  breakCall,
  finish,
  finishCore,
  finishTriage,
  holdRequests,
  next,
  pathOf,
  putAway,
  rate,
  sessionOf,
  setPriorities,
  start,
  takeUp,
  toastOf,
} from '../support/browser/answer-steps.ts';

const session = async (stack: Stack, person: SignedIn, sessionId: string) =>
  (await stack.call(api.assessment.getSession, { session_id: sessionId }, person.accessToken)).body;

const broken = { expected: [/status of 500/] };
const cutOff = { expected: [/ERR_INTERNET_DISCONNECTED/] };

/** How far a toast has moved the button row up from the bottom of the window, away from an approaching finger. */
const fromTheFoot = (page: Page) =>
  next(page).evaluate((button) => {
    scrollTo(0, 0);
    return innerHeight - button.closest('[data-foot]')!.getBoundingClientRect().bottom;
  });

/** Whether a toast covers Next, at the top or at the end of a long step. */
const coversTheWayOn = async (page: Page) => {
  const overlaps: boolean[] = [];
  for (const end of [false, true]) {
    // scrolls to the end of the step itself, whatever the height of the footer below
    await page.getByRole('form').evaluate((form, down) => (down ? form.scrollIntoView(false) : scrollTo(0, 0)), end);
    const way = (await next(page).boundingBox())!;
    const news = (await page.getByRole('alert').filter({ hasText: 'Unable to save' }).boundingBox())!;
    overlaps.push(
      way.x < news.x + news.width &&
        news.x < way.x + way.width &&
        way.y < news.y + news.height &&
        news.y < way.y + way.height,
    );
  }
  return overlaps.includes(true);
};

test.describe('a bad network', () => {
  test('a reload at any point keeps every answer and the place (D-47)', async ({ newPerson }) => {
    const { page } = await newPerson();
    page.on('dialog', (dialog) => void dialog.accept());
    await start(page);
    await page.getByRole('radio').nth(1).check();
    await page.reload();
    await at(page, 'Scenario 1 of 6');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await next(page).click();
    await answerScenarios(page, 2);
    await setPriorities(page, 2);
    await page.reload();
    await page.getByText('2 of 3 set; all needed').waitFor();
    await setPriorities(page);
    await next(page).click();
    await at(page, /^Interests/);
    await rate(page, 16);
    await page.reload();
    await page.getByText('16 of 18 rated; 15 needed').waitFor();
    await at(page, /^Interests/);
  });

  test('offline in the middle: the person continues, is told, and everything is saved once the network is back', async ({
    newPerson,
    stack,
  }) => {
    const { person, page } = await newPerson(cutOff);
    await start(page);
    const sessionId = sessionOf(page);
    await answerScenarios(page);
    await setPriorities(page);
    await page.context().setOffline(true);
    await next(page).click();
    await expect(toastOf(page, 'Unable to save progress. Please try again.')).toBeVisible();
    await at(page, /^Interests/);
    await expect(page.getByText('Not saved yet — retrying.', { exact: false })).toBeVisible();
    await rate(page, 15);
    await page.context().setOffline(false);
    await allSaved(page);
    await expect(page.getByText('Failed to save assessment progress')).toHaveCount(0);
    const saved = await session(stack, person, sessionId);
    expect(saved.stage).toBe(1);
    expect(Object.keys((saved.answers.core as { interests: object }).interests)).toHaveLength(15);
  });

  test('a stage that cannot be saved says so in a toast and in place, and can be retried by hand (ARA-23, ARA-24)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson(broken);
    await page.clock.install();
    await start(page);
    await answerScenarios(page);
    await setPriorities(page);
    const mend = await breakCall(page, '/assessment-answer');
    // from here on nothing is retried and no toast disappears
    await page.clock.pauseAt(Date.now() + 60_000);
    await next(page).click();
    await expect(toastOf(page, 'Error')).toBeVisible();
    await expect(toastOf(page, 'Unable to save progress. Please try again.')).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => coversTheWayOn(page), `at ${width} px`).toBe(false);
      await expect.poll(() => fromTheFoot(page), `at ${width} px`).toBe(0);
    }
    await expect(page.getByText('Failed to save assessment progress')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Retry now' }).click();
    await allSaved(page);
    await expect(toastOf(page, 'Unable to save progress. Please try again.')).toHaveCount(0);
  });

  test('a failed completion keeps stage 3 and its answers, and can be repeated (ARA-25, ARA-26)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson(broken);
    await start(page);
    await finishTriage(page);
    await finishCore(page);
    await answerDeepDive(page);
    const { promise: looked, resolve: fail } = Promise.withResolvers<void>();
    const mend = await breakCall(page, '/assessment-complete', looked);
    await finish(page).click();
    await expect(page.getByRole('heading', { name: 'Reading your answers…' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Assessment progress' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    fail();
    await expect(toastOf(page, 'Completion Error')).toBeVisible();
    await expect(toastOf(page, 'Unable to complete assessment. Your progress has been saved.')).toBeVisible();
    await at(page, /^Where you stand/);
    await expect(page.getByText('Stage 3 of 3')).toBeVisible();
    await mend();
    const goOn = await holdRequests(page, '**/api/assessment-complete');
    await finish(page).click();
    await expect(page.getByRole('heading', { name: 'Reading your answers…' })).toBeVisible();
    goOn();
    await page.waitForURL('**/career-path/result/*');
  });
});

test.describe('two devices', () => {
  test('the second continues where the first left off, and the first merges its answers on return', async ({
    pageOf,
    newPerson,
  }) => {
    const { person, page: laptop } = await newPerson({ expected: [/status of 409/] });
    await start(laptop);
    await finishTriage(laptop);
    await allSaved(laptop); // after four seconds it would continue without
    await rate(laptop, 5);
    await putAway(laptop);

    const phone = await pageOf(person, { width: 390 });
    await phone.goto(pathOf(laptop));
    await at(phone, /^Interests/);
    await phone.getByText('5 of 18 rated; 15 needed').waitFor();
    await rate(phone, 4, 5);
    await putAway(phone);

    await takeUp(laptop);
    await expect(toastOf(laptop, 'Updated from your other device')).toBeVisible();
    await laptop.getByText('9 of 18 rated; 15 needed').waitFor();
  });

  test('answers given on both at once are all kept', async ({ pageOf, newPerson }) => {
    const { person, page: laptop } = await newPerson({ expected: [/status of 409/] });
    await start(laptop);
    await finishTriage(laptop);
    await allSaved(laptop);
    const phone = await pageOf(person, { width: 390 });
    await phone.goto(pathOf(laptop));
    await at(phone, /^Interests/);
    // held back, as an autosave after ten seconds would be first, and the phone would get the notice instead
    const goOn = await holdRequests(laptop, '**/api/assessment-answer');
    await rate(laptop, 5);
    await rate(phone, 4, 5);
    await putAway(phone);
    goOn();
    await Promise.all([expect(toastOf(laptop, 'Updated from your other device')).toBeVisible(), putAway(laptop)]);
    await laptop.getByText('9 of 18 rated; 15 needed').waitFor();
    await allSaved(laptop);
    await takeUp(phone);
    await phone.getByText('9 of 18 rated; 15 needed').waitFor();
  });
});

test('two tabs show each other’s answers at once, and neither loses one that could not be saved yet (U4)', async ({
  newPerson,
  stack,
}) => {
  const { person, page: first } = await newPerson();
  const sessionId = await startAssessment(stack, person, sampleAnswers(), { saved: 1 });
  const { second, letGo } = await secondTab(first);
  for (const page of [first, second]) {
    await page.goto(`/career-path/continue/${sessionId}`);
    await at(page, /^Interests/);
  }
  await rate(first, 3);
  await second.getByText('3 of 18 rated; 15 needed').waitFor();
  await rate(second, 2, 3);
  await first.getByText('5 of 18 rated; 15 needed').waitFor();
  await first.close();
  await second.reload();
  await second.getByText('5 of 18 rated; 15 needed').waitFor();
  letGo();
  const saved = async () => (await session(stack, person, sessionId)).answers.core as { interests: object } | undefined;
  await expect.poll(async () => Object.keys((await saved())?.interests ?? {})).toHaveLength(5);
});

test.describe('an assessment that cannot be opened for the moment', () => {
  test('keeps its unsaved answers, and opens when it is requested again (ARA-19, D-47)', async ({ newPerson }) => {
    const { page } = await newPerson({ expected: [/status of (403|500)/] });
    page.on('dialog', (dialog) => void dialog.accept());
    await start(page);
    const mend = await breakCall(page, '/assessment-answer');
    await page.getByRole('radio').nth(1).check();
    const blocked = (url: URL) => url.pathname.startsWith('/api/assessment-session/');
    await page.route(blocked, (route) => route.fulfill({ status: 403, body: '<html>Blocked</html>' }));
    await page.reload();
    await expect(page.getByText('Your assessment could not be loaded')).toBeVisible();
    await page.unroute(blocked);
    await mend();
    const release = await holdRequests(page, '**/api/assessment-session/*');
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.press('Enter');
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(retry).toBeFocused();
    release();
    await at(page, 'Scenario 1 of 6');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  });

  test('without its questions, from the server or from the app, it says so and can be asked for again', async ({
    newPerson,
  }) => {
    const { page } = await newPerson({ expected: [/status of 403/, /ERR_FAILED/] });
    const ofTheApp = chunkOf('../shared/assessment/gold-standard/questionnaire.ts');
    const bank = ({ pathname }: URL) => pathname.endsWith('/item-bank') || pathname === ofTheApp;
    await page.route(bank, (route) =>
      route.request().url().includes('/api/') ? route.fulfill({ status: 403, body: '' }) : route.abort(),
    );
    await page.goto('/career-path/new');
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    await expect(page.getByText('Your assessment could not be loaded')).toBeVisible();
    await page.unroute(bank);
    await page.getByRole('button', { name: 'Retry' }).click();
    await at(page, 'Scenario 1 of 6');
  });
});
