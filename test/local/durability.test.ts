import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineer, teacher } from '#infra/local/demo/demo-people.data.ts';
import { api } from '#shared/api.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { WAYMARK_DEMO_RESULTS: 'on' } });
});
afterAll(() => stack?.stop());

it('demo accounts keep their passwords and plans across a restart', async () => {
  const before = stack.endpoints.demoAccounts;
  await stack.restart();
  expect(stack.endpoints.demoAccounts).toEqual(before);
  for (const [plan, tier] of [
    ['Free', 'Free'],
    ['Pro', 'Pro'],
    ['Max', 'Max'],
    ['admin', 'Free'],
  ] as const) {
    const { accessToken } = await stack.signInDemo(plan);
    const answer = await stack.call(api.plans.checkSubscription, {}, accessToken);
    expect([plan, answer.body.subscription_tier]).toEqual([plan, tier]);
  }
});

it('the demo accounts Pro and Max have two finished assessments, a shortlist and documents, also after a restart', async () => {
  await stack.restart();
  for (const [plan, occupation] of [
    ['Free', undefined],
    ['Pro', teacher.background?.occupation],
    ['Max', engineer.background?.occupation],
    ['admin', undefined],
  ] as const) {
    const { accessToken } = await stack.signInDemo(plan);
    const { body: assessments } = await stack.call(api.assessment.listAssessments, {}, accessToken);
    expect(assessments.map(({ status }) => status)).toEqual(occupation ? ['completed', 'completed'] : []);
    for (const { career_assessment_results: rows } of assessments) {
      const result = await stack.call(api.assessment.getResult, { id: rows[0]!.id }, accessToken);
      expect(result.status, result.text).toBe(200);
      expect(result.body.raw_assessment_data?.deepDive).toMatchObject({ background: { occupation } });
      expect(result.body.roles).toHaveLength(10);
    }
    if (!occupation) continue;
    const [now, before] = assessments.map(({ created_at }) => Date.parse(created_at));
    expect(now! - before!).toBeGreaterThan(20 * DAY_MS);
    const { body: cv } = await stack.call(api.cv.getCv, {}, accessToken);
    expect(cv.cv?.userInfo.experience).toHaveLength(2);
    const { body: profile } = await stack.call(api.account.getProfile, {}, accessToken);
    expect(profile.name).toBe(cv.cv?.userInfo.personalInfo.fullName);
    const { body: kept } = await stack.call(api.resume.listResumes, {}, accessToken);
    expect(kept.resumes).toMatchObject([{ has_document: true, version: 1 }]);
    const { body: matches } = await stack.call(api.vacancies.listMatches, {}, accessToken);
    expect(matches).toHaveLength(1);
    const { body: begun } = await stack.call(api.guidance.listLearningPlans, {}, accessToken);
    expect(begun.plans).toMatchObject([{ steps_done: 1 }]);
    const { body: marks } = await stack.call(api.occupations.listMarks, {}, accessToken);
    const { body: newest } = await stack.call(api.assessment.getResult, { id: assessments[0]!.id }, accessToken);
    const [best, second, third, fourth] = newest.roles.map(({ code }) => code);
    expect(marks.occupations.map(({ code, mark }) => [code, mark])).toEqual(
      expect.arrayContaining([
        [best, 'saved'],
        [second, 'saved'],
        [third, 'saved'],
        [fourth, 'hidden'],
      ]),
    );
    const { body: usage } = await stack.call(api.plans.getUsageSummary, {}, accessToken);
    expect(usage.receipts.map(({ feature }) => feature).sort()).toEqual([
      'career_path_analyses',
      'career_path_analyses',
      'industry_reports',
      'resume_builds',
      'smart_matches_daily',
    ]);
  }
});
