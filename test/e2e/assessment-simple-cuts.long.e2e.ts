/** Reading B while the server cannot be reached, at every step. */
import type { Page } from '@playwright/test';
import type { SimplePayload } from '#shared/assessment/simple/payload.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { at, breakCall, callsOf, retryNow, toastOf } from '../support/browser/answer-steps.ts';
import {
  answerScenarios,
  atPart,
  complete,
  kept,
  onward,
  type Part,
  parts,
  results,
  saved,
  sessionOf,
  start,
  walk,
} from '../support/browser/simple-steps.ts';

const notSaved = (page: Page) => page.getByText('Failed to save assessment progress');

test('the network cut at every step of Reading B: no answer is lost, and no success is claimed (ARB-44, ARB-45, ARB-48, ARB-50, ARB-51, ARA-24, AIN-14, D-52)', async ({
  newPerson,
  stack,
}) => {
  const { person, page } = await newPerson({ expected: [/ERR_INTERNET_DISCONNECTED/, /status of 500/] });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const calls = callsOf(page);
  let sessionId = '';

  await test.step('no session: a temporary one, and everything on this device', async () => {
    const mend = await breakCall(page, '/assessment-session');
    await start(page);
    await at(page, 'Scenario 1 of 6');
    await expect(toastOf(page, 'Error Starting Assessment')).toBeVisible();
    await expect(toastOf(page, 'Unable to start assessment. Please try again.')).toBeVisible();
    expect(await kept(page, 'current_assessment_session')).toMatch(/^temp_\d+_\w+$/);
    await expect(page.getByText(/^Not saved yet — retrying\. Your answers are kept on this device/)).toBeVisible();
    await answerScenarios(page);
    await walk(page, 'Priorities');
    await atPart(page, 'Interests');
    await expect(saved(page)).toHaveCount(0);
    expect(calls.filter(({ name }) => name === 'POST /assessment-answer')).toEqual([]);
    expect(await kept(page, 'assessment_stage_0')).toContain('scenario_6');
    expect(warnings.join()).toContain('Assessment: open failed');
    // a reload restores all of it
    await page.reload();
    await atPart(page, 'Interests');
    await mend();
    await retryNow(page);
    await expect(saved(page)).toBeVisible();
    sessionId = (await kept(page, 'current_assessment_session'))!;
    const { stage, answers } = await sessionOf(stack, person, sessionId);
    expect(stage).toBe(1);
    expect(Object.keys((answers.triage as SimplePayload['triage']).scenarios)).toHaveLength(6);
  });

  for (const part of Object.keys(parts).slice(1) as Part[]) {
    await test.step(`cut at ${part}`, async () => {
      await atPart(page, part);
      await page.context().setOffline(true);
      await parts[part](page);
      await onward(page).click();
      if (part === 'Constraints') return;
      await expect(notSaved(page)).toBeVisible();
      await expect(saved(page)).toHaveCount(0);
      await page.context().setOffline(false);
      await expect(saved(page)).toBeVisible();
      await expect(notSaved(page)).toHaveCount(0);
    });
  }

  await test.step('cut at the end: complete, and said to be not saved yet', async () => {
    await expect(complete(page)).toBeVisible();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    expect(await kept(page, 'assessment_stage_2')).toContain('timeline');
    const mend = await breakCall(page, '/assessment-complete');
    await page.context().setOffline(false);
    // without any click the answers arrive, while the completion fails once more
    await expect
      .poll(async () => Object.keys((await sessionOf(stack, person, sessionId)).answers.deepDive ?? {}).length)
      .toBe(3);
    await expect.poll(() => warnings.join()).toContain('Assessment: finish failed');
    await expect(complete(page)).toBeVisible();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    expect(await kept(page, 'latest_assessment_result')).toBeNull();
    await mend();
    await retryNow(page);
    await expect(results(page)).toBeVisible();
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    expect((await sessionOf(stack, person, sessionId)).status).toBe('completed');
  });
});
