import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser/browser-test.ts';
import {
  answerDeepDive,
  answerScenarios,
  at,
  callsOf,
  finish,
  finishCore,
  localKeys,
  next,
  pathOf,
  setPriorities,
} from '../support/browser/answer-steps.ts';

const expectProgress = (page: Page, percent: string) =>
  expect(page.getByRole('progressbar', { name: 'Assessment progress' })).toHaveAttribute('aria-valuenow', percent);

test.describe('the assessment', () => {
  test('leads from the intro through three stages to the result (AIN-02 to AIN-07, AIN-10 to AIN-12, AIN-15 to AIN-17, ARA-06, ARA-08, ARA-09, ARA-12, ARA-14, ARA-27 to ARA-29, ARA-58 to ARA-65, CON-03, GAT-03, GAT-07, GAT-10, DAT-15, DAT-23, NET-01)', async ({
    newPerson,
  }) => {
    const { page, person } = await newPerson();
    const calls = callsOf(page);
    await page.goto('/career-path/new');
    await page.evaluate(() => localStorage.setItem('current_assessment_session', 'an old one'));
    const intro = page.getByRole('main');
    await expect(intro.getByText('Career Path Analyses: usage this month 0 of 1')).toBeVisible();
    await expect(intro.getByText('Free', { exact: true })).toBeVisible();
    for (const part of ['12-18 minutes', '3 adaptive stages', 'top 10 career matches'])
      await expect(intro).toContainText(part);
    await expect(intro.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveText([
      /^Stage 1 Triage3-4 minutes.*6 micro-scenarios3 priority sliders$/,
      /^Stage 2 Core6-8 minutes.*RIASEC interestsValues rankingBig-Five personality$/,
      /^Stage 3 Deep Dive4-6 minutes.*SkillsWork preferencesConstraints$/,
    ]);

    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    await at(page, 'Scenario 1 of 6');
    const sessionId = pathOf(page).replace('/career-path/continue/', '');
    const names = () => calls.map(({ name }) => name);
    const started = names().filter((name) => /gate|session$|health/.test(name));
    expect(started).toEqual(['GET /assessment-health', 'POST /gate', 'POST /assessment-session']);
    const gateBody = calls.find(({ name }) => name === 'POST /gate')?.body;
    expect(gateBody).toEqual({ userId: person.sub, feature: 'career_path_analyses', amount: 1, mode: 'reserve' });
    const usageCalls = () =>
      names()
        .slice(names().indexOf('POST /gate'))
        .filter((name) => name.includes('usage'));
    await expect.poll(usageCalls, 'the usage is asked for again').toEqual(['POST /rpc/get_user_usage_summary']);
    const startBody = calls.find(({ name }) => name === 'POST /assessment-session')?.body;
    expect(startBody).toEqual({ userId: person.sub, variant: 'gold-standard-v1' });
    expect(await page.evaluate(() => history.state.usr)).toEqual({
      sessionId,
      assessmentId: sessionId,
      reserved: true,
      variant: 'gold-standard-v1',
    });
    expect(await page.evaluate(() => localStorage.getItem('current_assessment_session'))).toBe(sessionId);
    const bank = calls.find(({ name }) => name === 'GET /v1/assessment/item-bank');
    expect(bank?.body).toEqual({ variant: 'gold-standard-v1' });

    await expectProgress(page, '0');
    await expect(page.getByRole('timer')).toHaveText(/remaining$/);
    await expect(page.getByText('Stage 1 of 3 Triage', { exact: true })).toBeVisible();
    await answerScenarios(page);
    await expectProgress(page, '22'); // six of the nine answers of this stage (U8)
    await expect(page.getByText('11-16 min left')).toBeVisible();
    await setPriorities(page);
    await next(page).click();
    await at(page, /^Interests/);
    await expect(page.getByText('Stage 2 of 3 Core', { exact: true })).toBeVisible();
    await expectProgress(page, '33');
    await finishCore(page);
    await expect(page.getByText('Stage 3 of 3 Deep Dive', { exact: true })).toBeVisible();
    await expectProgress(page, '66');
    await answerDeepDive(page);
    await expect
      .poll(() => localKeys(page))
      .toEqual(['assessment_stage_0', 'assessment_stage_1', 'assessment_stage_2', 'current_assessment_session']);

    await finish(page).dblclick();
    await page.waitForURL('**/career-path/result/*');
    const ends = calls.filter(({ name }) => /complete|commit/.test(name));
    expect(ends.map(({ name }) => name)).toEqual(['POST /assessment-complete', 'POST /gate-commit']);
    expect(ends[0]?.body).toEqual({ sessionId });
    expect(ends[1]?.body).toEqual({ userId: person.sub, feature: 'career_path_analyses', sessionId });
    const { authorization, 'content-type': type, 'x-api-key': key } = ends[0]!.headers;
    expect([authorization?.slice(0, 7), type, Boolean(key)]).toEqual(['Bearer ', 'application/json', true]);
    const resultId = pathOf(page).replace('/career-path/result/', '');
    expect(await localKeys(page)).toEqual(['latest_assessment_result']);
    expect(await page.evaluate(() => localStorage.getItem('latest_assessment_result'))).toBe(resultId);

    const finished = calls.filter(({ name, body }) => name === 'POST /assessment-answer' && body.completed_stage);
    expect(finished.map(({ body }) => [body.session_id, body.stage])).toEqual([0, 1, 2].map((n) => [sessionId, n]));
    const [triage, core, deepDive] = finished.map(({ body }) => body.answers as Record<string, object>);
    expect(Object.keys(triage!.scenarios!)).toHaveLength(6);
    expect(triage!.priorities).toEqual({ salary_purpose: 51, stability_growth: 51, flexibility_structure: 50 });
    expect(Object.keys(core!.interests!)).toHaveLength(18);
    expect(core!.values).toEqual(['val_1', 'val_2', 'val_3', 'val_4']);
    expect(deepDive!.constraints).toEqual({
      target_cities: ['Boston, MA'],
      study_hours: '6-10',
      upskilling_budget: '51-150',
    });
    for (const stage of [triage, core, deepDive]) expect(stage!.completedAt).toMatch(/^\d{4}-.*Z$/);
  });
});
