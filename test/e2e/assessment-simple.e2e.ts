/** Reading B at /career-path/assessment: every part by keyboard. */
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { simpleBank as bank } from '#shared/assessment/simple/items.data.ts';
import type { SimplePayload } from '#shared/assessment/simple/payload.ts';
import { startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { secondTab } from '#test/support/browser/second-tab.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { simpleAnswers } from '#test/support/people/simple-answers.ts';
import { arriveAt, at, callsOf, holdRequests, localKeys, pathOf, toastOf } from '../support/browser/answer-steps.ts';
import {
  answerScenarios,
  atPart,
  complete,
  kept,
  onward,
  pick,
  rate,
  results,
  sessionOf,
  start,
} from '../support/browser/simple-steps.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const expectProgress = (page: Page, stage: number, percent: number) =>
  expect(page.getByRole('progressbar', { name: `Stage ${stage} progress` })).toHaveAttribute(
    'aria-valuenow',
    String(percent),
  );
const groups = (page: Page) => page.getByRole('form').getByRole('group');

/** Answers one by one, checking the count below the step and that the button is enabled only at the last. */
async function expectNeeds(page: Page, count: number, answer: (number: number) => Promise<unknown>) {
  for (let number = 0; number < count - 1; number += 1) await answer(number);
  await page.getByText(new RegExp(`^${count - 1} of ${count} `)).waitFor();
  await expect(onward(page)).toBeDisabled();
  await answer(count - 1);
  await expect(onward(page)).toBeEnabled();
}

test('Reading B, by the keyboard, from its spinner to its result (NAV-11, ARA-65, CON-03, DAT-23, G28, D-01, D-07, D-19, D-80)', async ({
  newPerson,
}) => {
  // the session id stored by an earlier visit is unknown to the server
  const { page } = await newPerson({ expected: [/status of 400/] });
  const calls = callsOf(page);
  const sent = (stage: number) =>
    calls.findLast(
      ({ name, body }) => name === 'POST /assessment-answer' && body.stage === stage && body.completed_stage,
    )?.body.answers as SimplePayload[keyof SimplePayload];
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await test.step('it starts at once, and without a countdown (ARB-02, ARB-03, ARB-11, ARB-47, AIN-15, AIN-17)', async () => {
    await page.goto('/usage');
    await page.evaluate(() => localStorage.setItem('current_assessment_session', 'an old one'));
    const goOn = await holdRequests(page, '**/api/assessment-session');
    await start(page);
    await page.getByText('Preparing your assessment').waitFor();
    goOn();
    await at(page, 'Scenario 1 of 6');
    const names = calls.map(({ name }) => name).filter((name) => /health|session$|gate/.test(name));
    expect(names).toEqual(['GET /assessment-health', 'POST /assessment-session']);
    expect(calls.find(({ name }) => name === 'POST /assessment-session')?.body).toEqual({ variant: 'simple-v1' });
    expect(await kept(page, 'current_assessment_session')).toMatch(/^[0-9a-f]{32}-/);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      /Stage 1 Triage 3-4 minutes/,
      /Stage 2 Core 6-8 minutes/,
      /Stage 3 Deep Dive 4-6 minutes/,
    ]);
    await expect(page.getByRole('link', { name: 'Career path' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('six scenarios, one at a time (ARB-09, ARB-10, ARB-12, ARB-22, ARB-32, ARB-52)', async () => {
    for (const [place, { scenario, options }] of bank.triage.scenarios.entries()) {
      await at(page, `Scenario ${place + 1} of 6, 3-4 min`);
      await expect(page.getByRole('heading', { level: 1, name: scenario })).toBeFocused();
      await expect(page.getByRole('radio')).toHaveCount(2);
      await expect(page.getByText(options[0]!.text)).toBeVisible();
      await expect(onward(page)).toBeDisabled();
      await press('Tab', 'Space');
      if (place % 2) await press('ArrowDown');
      await expect(onward(page)).toHaveText(place === 5 ? 'Continue to Priorities' : 'Next');
      if (place === 5) await expectProgress(page, 1, 70);
      await press('Enter');
    }
    await atPart(page, 'Priorities');
    await page.getByRole('button', { name: 'Previous' }).click();
    await at(page, 'Scenario 6 of 6');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await onward(page).click();
  });

  await test.step('three sliders that have a value from the start (ARB-04, ARB-12 to ARB-15, ARB-23, ARB-33, ARB-39)', async () => {
    await at(page, 'Priorities, 2-3 min');
    const sliders = page.getByRole('slider');
    await expect(sliders).toHaveCount(3);
    for (const slider of await sliders.all())
      expect(
        await slider.evaluate((element) => {
          const { min, max, step, value } = element as HTMLInputElement;
          return [min, max, step, value];
        }),
      ).toEqual(['0', '100', '1', '50']);
    await expect(onward(page)).toHaveText('Complete Stage 1');
    await expect(onward(page)).toBeEnabled();
    await press('Tab', 'Tab', 'ArrowRight');
    await expectProgress(page, 1, 80);
    const goOn = await holdRequests(page, '**/api/assessment-answer');
    // polled inside the page: it is shown for at most four seconds
    const said = page.waitForFunction(() => document.body.textContent.includes('Processing Your Answers'), undefined, {
      polling: 50,
    });
    await onward(page).focus();
    await press('Enter');
    await said;
    await expectProgress(page, 1, 100);
    goOn();
    await atPart(page, 'Interests');
    const { scenarios } = bank.triage;
    await expect
      .poll(() => sent(0))
      .toEqual({
        scenarios: Object.fromEntries(scenarios.map(({ id, options }, place) => [id, options[place % 2]!.value])),
        priorities: { work_life_balance: 50, stability_innovation: 51, independence_collaboration: 50 },
      });
  });

  await test.step('Back goes one step back (ARB-08)', async () => {
    await back(page).click();
    await atPart(page, 'Priorities');
    await onward(page).click();
  });

  await test.step('24 interests, all of them (ARB-16, ARB-24, ARB-34, ARB-53)', async () => {
    await atPart(page, 'Interests');
    await expect(groups(page)).toHaveCount(24);
    await expect(page.getByText('Strongly Dislike', { exact: true }).first()).toBeVisible();
    await groups(page).first().getByRole('radio').first().focus();
    await expectNeeds(page, 24, (number) => press(String(1 + (number % 5))));
    await press('Enter');
  });

  await test.step('exactly five of eight values, ranked as they are picked (ARB-17, ARB-25 to ARB-27, ARB-36)', async () => {
    await atPart(page, 'Values');
    const values = page.getByRole('checkbox');
    await expect(values).toHaveCount(8);
    const ranks = () =>
      page.getByRole('checkbox', { checked: true }).evaluateAll((all) =>
        all
          .map((box) => [(box as HTMLInputElement).value, /rank (\d)/.exec(box.closest('label')!.textContent!)?.[1]])
          .sort((a, b) => Number(a[1]) - Number(b[1]))
          .map(([value]) => value),
      );
    const ids = bank.core.values.map(({ id }) => id);
    for (const place of [3, 0, 5, 1]) {
      await values.nth(place).focus();
      await press('Space');
    }
    await expect(onward(page)).toBeDisabled();
    await pick(page, [6]);
    await expect(onward(page)).toBeEnabled();
    await values.nth(2).click();
    await expect(values.nth(2)).not.toBeChecked();
    expect(await ranks()).toEqual([3, 0, 5, 1, 6].map((place) => ids[place]));
    await values.nth(0).focus();
    await press('Space');
    expect(await ranks()).toEqual([3, 5, 1, 6].map((place) => ids[place]));
    await expect(onward(page)).toBeDisabled();
    await press('Space');
    expect(await ranks()).toEqual([3, 5, 1, 6, 0].map((place) => ids[place]));
    await press('Enter');
  });

  await test.step('ten statements (ARB-18, ARB-28, ARB-40)', async () => {
    await atPart(page, 'Personality');
    await expect(groups(page)).toHaveCount(10);
    await groups(page).first().getByRole('radio').first().focus();
    await expectNeeds(page, 10, (number) => press(String(1 + (number % 5))));
    await press('Enter');
    await atPart(page, 'Skills');
    await expect.poll(() => sent(1)).toBeDefined();
    const core = sent(1) as SimplePayload['core'];
    expect(Object.keys(core.interests)).toHaveLength(24);
    expect(core.values).toEqual([3, 5, 1, 6, 0].map((place) => bank.core.values[place]!.id));
    expect(Object.keys(core.personality)).toHaveLength(10);
  });

  await test.step('eight skills, each level in words (ARB-19, ARB-29, ARB-54)', async () => {
    await expect(groups(page)).toHaveCount(8);
    await expect(page.getByRole('radio')).toHaveCount(40);
    for (const { description } of bank.deepDive.skills[0]!.anchors)
      await expect(page.getByText(description)).toBeVisible();
    await expectNeeds(page, 8, async (number) => {
      await groups(page).nth(number).getByRole('radio').first().focus();
      await press('Space', ...(number % 2 ? ['ArrowDown'] : []));
    });
    await press('Enter');
  });

  await test.step('several options of each work preference, one of each constraint (ARB-20, ARB-21, ARB-30, ARB-31, ARB-37, ARB-38)', async () => {
    await atPart(page, 'Work preferences');
    await expect(page.getByRole('checkbox')).toHaveCount(24);
    await expectNeeds(page, 4, async (number) => {
      for (const place of [1, 4]) {
        await groups(page).nth(number).getByRole('checkbox').nth(place).focus();
        await press('Space');
      }
    });
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(8);
    await press('Enter');
    await atPart(page, 'Constraints');
    await expect(page.getByRole('radio')).toHaveCount(16);
    await expectNeeds(page, 4, async (number) => {
      await groups(page).nth(number).getByRole('radio').first().focus();
      await press('Space', 'ArrowDown');
    });
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(4);
    await expect(page.locator('input[type="file"]')).toHaveCount(0);
    expect((await localKeys(page)).filter((key) => key.startsWith('assessment_stage_'))).toHaveLength(3);
    await press('Enter');
  });

  await test.step('the end, with what the server has confirmed (ARB-05, ARB-06, ARB-41, ARB-46, ARB-49)', async () => {
    await expect(complete(page)).toBeFocused();
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    const resultId = (await results(page).getAttribute('href'))!.split('/').at(-1)!;
    expect(await kept(page, 'latest_assessment_result')).toBe(resultId);
    expect(await localKeys(page)).toEqual(['latest_assessment_result']);
    const { skills, workPreferences, constraints } = sent(2) as SimplePayload['deepDive'];
    expect([skills, workPreferences, constraints].map((each) => Object.keys(each).length)).toEqual([8, 4, 4]);
    expect(workPreferences.team_size).toEqual(
      [1, 4].map((place) => bank.deepDive.workPreferences[2]!.options[place]!.id),
    );
    expect(constraints.travel).toBe(bank.deepDive.constraints[1]!.options[1]!.id);
    const ends = calls.filter(({ name }) => name === 'POST /assessment-complete');
    expect(ends.map(({ body }) => Object.keys(body))).toEqual([['assessment_id']]);
    // neither a reload nor going back starts a new assessment
    await page.reload();
    await expect(complete(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show AI Dashboard' })).toHaveAttribute('href', '/dashboard');
    await results(page).click();
    await page.waitForURL(`**/career-path/result/${resultId}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Show AI Dashboard' }).click();
    await page.waitForURL('/#pricing');
  });
});

test.describe('the ways into Reading B, and out of it', () => {
  test('Back leads out of stage 1, and the other address of an open one leads in again (ARB-07, NAV-12, D-01, D-19)', async ({
    newPerson,
    subscriber,
    pageOf,
  }) => {
    const pro = await pageOf(subscriber);
    const { page: free } = await newPerson();
    for (const [page, path] of [
      [pro, '/dashboard'],
      [free, '/'],
    ] as const) {
      await start(page);
      await answerScenarios(page, 1);
      await at(page, 'Scenario 2 of 6');
      // the target depends on the plan, which is loading meanwhile
      await expect(page.getByRole('banner').getByText('Premium')).toHaveCount(page === pro ? 1 : 0);
      await back(page).click();
      await arriveAt(page, path);
    }
    await free.goto(`/career-path/continue/${await kept(free, 'current_assessment_session')}`);
    await at(free, 'Scenario 2 of 6');
    expect(pathOf(free)).toBe('/career-path/assessment');
  });

  test('a person without analyses left is told so and led to /usage (ARB-42, ARB-43)', async ({ newPerson, stack }) => {
    const { person, page } = await newPerson();
    const feature = 'career_path_analyses';
    const held = await stack.call(api.plans.checkGate, { feature }, person.accessToken);
    const sessionId = held.body.reservation_id!;
    await stack.call(api.plans.checkGate, { feature, mode: 'commit', sessionId }, person.accessToken);
    await start(page);
    await page.waitForURL('/usage');
    await expect(toastOf(page, 'Usage Limit Reached')).toBeVisible();
    await expect(toastOf(page, "You've reached your monthly limit for Career Path Analysis (1/1).")).toBeVisible();
    // an answer without a reason
    const answer = { allowed: false, reason: null, current_usage: 1, limit: 1, plan: 'Free' };
    await page.route('**/api/assessment-session', (route) => route.fulfill({ json: answer }));
    await start(page);
    await page.waitForURL('/usage');
    await expect(toastOf(page, "You've reached your limit for career assessments.")).toBeVisible();
  });

  test('an open assessment of Reading A is abandoned only when the person agrees (D-01, D-74)', async ({
    newPerson,
    stack,
  }) => {
    const { person, page } = await newPerson();
    const other = await startAssessment(stack, person, sampleAnswers(1), { saved: 1 });
    await start(page);
    await expect(page.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
      'href',
      `/career-path/continue/${other}`,
    );
    expect((await sessionOf(stack, person, other)).status).toBe('in_progress');
    await page.getByRole('button', { name: 'Start this one instead' }).click();
    await at(page, 'Scenario 1 of 6');
    expect((await sessionOf(stack, person, other)).status).toBe('abandoned');
  });
});

test('two tabs of Reading B show each other’s answers, and neither loses one that could not be saved yet (U4)', async ({
  newPerson,
  stack,
}) => {
  const { person, page: first } = await newPerson();
  const sessionId = await startAssessment(stack, person, simpleAnswers() as never, { saved: 1, variant: 'simple-v1' });
  const { second, letGo } = await secondTab(first);
  for (const page of [first, second]) {
    await start(page);
    await atPart(page, 'Interests');
  }
  await rate(first, 3);
  await second.getByText(/^3 of 24 /).waitFor();
  await rate(second, 2, 3);
  await first.getByText(/^5 of 24 /).waitFor();
  await first.close();
  await second.reload();
  await second.getByText(/^5 of 24 /).waitFor();
  letGo();
  const saved = async () =>
    (await sessionOf(stack, person, sessionId)).answers.core as { interests: object } | undefined;
  await expect.poll(async () => Object.keys((await saved())?.interests ?? {})).toHaveLength(5);
});
