import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { simpleBank } from '#shared/assessment/simple/items.data.ts';
import type { SimplePayload } from '#shared/assessment/simple/payload.ts';
import { type Stage, stages } from '#shared/assessment/stages.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { simpleAnswers } from '#test/support/people/simple-answers.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { startSession, getSession, saveAnswer, completeAssessment, getResult, getItemBank, listAssessments } =
  api.assessment;
const variant = 'simple-v1' as const;

let stack: Stack;
let person: SignedIn;
beforeAll(async () => {
  stack = await startStack();
  person = await stack.signInDemo('Pro');
});
afterAll(() => stack?.stop());

/** A raw request, without what our client adds. */
async function post(body: string | undefined, headers: Record<string, string> = {}) {
  const response = await fetch(`${stack.endpoints.api}${startSession.path}`, {
    method: 'POST',
    headers: { 'x-api-key': stack.endpoints.apiKey, authorization: `Bearer ${person.accessToken}`, ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: await response.json() };
}
const start = async () => (await stack.call(startSession, { variant }, person.accessToken)).body.session_id!;
const save = (session_id: string, stage: Stage | number, answers: unknown, more: object = {}) =>
  stack.call(saveAnswer, { session_id, stage: stage as 'core', answers, ...more }, person.accessToken);
const answerAll = async (id: string, answers: SimplePayload) => {
  for (const stage of stages) {
    const { status, text } = await save(id, stage, answers[stage]);
    expect(status, text).toBe(200);
  }
};

const vacancyOf = (title: string) =>
  `${title}. Requirements: bachelor’s degree, writing, negotiation, SQL. Remote. $62,000 a year.`;

it('a request with nothing but the bearer token starts Reading B; a body without variant starts Reading A (ARB-47, ARA-57, D-80)', async () => {
  const bare = await post(undefined);
  expect([bare.status, bare.body.variant, bare.body.allowed]).toEqual([200, variant, true]);
  expect(bare.body.assessment_id).toBe(bare.body.session_id);
  const empty = await post('', { 'content-type': 'application/json' });
  expect([empty.status, empty.body.variant]).toEqual([200, variant]);
  const object = await post('{}', { 'content-type': 'application/json' });
  expect([object.status, object.body.variant]).toEqual([200, 'gold-standard-v1']);
  expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(undefined, { 'content-type': 'text/plain' })).status).toBe(415);
});

it('serves the items in the fields of Reading B (ARA-64, ARB-18, ARB-19, ARB-32 to ARB-38)', async () => {
  expect((await stack.call(getItemBank, { variant })).body).toEqual(simpleBank);
});

it('is answered, resumed in the form it was sent, completed by assessment_id and read by either id (ARB-39 to ARB-41, ARB-49, D-12, D-13)', async () => {
  const answers = simpleAnswers(3);
  const id = await start();
  await answerAll(id, answers);
  const resumed = (await stack.call(getSession, { session_id: id }, person.accessToken)).body;
  expect(resumed).toMatchObject({ variant, status: 'in_progress', stage: 2 });
  expect(resumed.answers).toEqual(answers);

  const completed = await stack.call(completeAssessment, { assessment_id: id }, person.accessToken);
  expect(completed.status, completed.text).toBe(200);
  const [byResult, bySession] = await Promise.all(
    [completed.body.result_id, id].map((either) => stack.call(getResult, { id: either }, person.accessToken)),
  );
  expect(byResult!.body).toMatchObject({ variant, session_id: id });
  expect(bySession!.body).toEqual(byResult!.body);
  const { roles } = byResult!.body;
  expect(roles).toHaveLength(10);
  for (const role of roles)
    expect(role.why.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(role.final_score, 9);
  const own = new Set(JSON.stringify(simpleBank).match(/(?<="id":")[^"]+/g));
  const named = roles.flatMap((role) => role.why.flatMap((receipt) => receipt.answers));
  expect(named.filter((answer) => !own.has(answer))).toEqual([]);
  expect((await stack.call(listAssessments, {}, person.accessToken)).body[0]).toMatchObject({
    variant,
    status: 'completed',
  });
});

it('everything made from a result is also made from one of Reading B: analysis, report, plan, vacancy, sharing', async () => {
  const id = await start();
  await answerAll(id, simpleAnswers(7));
  const { result_id } = (await stack.call(completeAssessment, { sessionId: id }, person.accessToken)).body;
  const own = (await stack.call(getResult, { id: result_id }, person.accessToken)).body;
  const { code, title } = own.roles[0]!;
  const skills = simpleBank.deepDive.skills.map(({ name }) => name);
  const answers = await Promise.all([
    stack.call(api.analysis.writeAnalysis, { result_id }, person.accessToken),
    stack.call(api.reports.generateCareerReport, { assessmentResults: { id: result_id } }, person.accessToken),
    stack.call(
      api.guidance.generateLearningPlan,
      { role: code, skills, userLevel: 'intermediate' },
      person.accessToken,
    ),
    stack.call(api.vacancies.matchVacancy, { result_id, text: vacancyOf(title) }, person.accessToken),
    stack.call(api.assessment.shareResult, { id: result_id, shared: true }, person.accessToken),
    stack.call(api.assessment.listLatestResults, {}, person.accessToken),
  ]);
  for (const { status, text } of answers) expect(status, text).toBe(200);
  const shared = await stack.call(api.assessment.getSharedResult, { id: result_id }, person.accessToken);
  expect(shared.body.roles.map((role) => role.code)).toEqual(own.roles.map((role) => role.code));
});

describe('what is refused, with the field that is wrong', () => {
  const { triage, core, deepDive } = simpleAnswers();
  const without = (of: object, id: string) => Object.fromEntries(Object.entries(of).filter(([key]) => key !== id));
  const cases: [Stage, string, unknown, string][] = [
    [
      'triage',
      'a or b instead of the value',
      { ...triage, scenarios: { ...triage.scenarios, scenario_1: 'a' } },
      'scenarios.scenario_1',
    ],
    [
      'triage',
      'the value of another scenario',
      { ...triage, scenarios: { ...triage.scenarios, scenario_1: 'plan' } },
      'scenarios.scenario_1',
    ],
    [
      'triage',
      'five scenarios (ARB-22)',
      { ...triage, scenarios: without(triage.scenarios, 'scenario_6') },
      'scenarios',
    ],
    [
      'triage',
      'a scenario that does not exist',
      { ...triage, scenarios: { ...triage.scenarios, scenario_7: 'plan' } },
      'scenarios.scenario_7',
    ],
    [
      'triage',
      'a name that every object has',
      { ...triage, scenarios: { ...triage.scenarios, constructor: 'plan' } },
      'scenarios.constructor',
    ],
    ['triage', 'two sliders', { ...triage, priorities: without(triage.priorities, 'work_life_balance') }, 'priorities'],
    [
      'triage',
      'a slider of Reading A',
      { ...triage, priorities: { ...triage.priorities, salary_purpose: 50 } },
      'priorities.salary_purpose',
    ],
    [
      'triage',
      'a slider beyond its end',
      { ...triage, priorities: { ...triage.priorities, work_life_balance: 101 } },
      'priorities.work_life_balance',
    ],
    [
      'triage',
      'a slider between two steps',
      { ...triage, priorities: { ...triage.priorities, work_life_balance: 49.5 } },
      'priorities.work_life_balance',
    ],
    ['triage', 'the answers of Reading A', sampleAnswers().triage, 'scenarios.scenario_1'],
    ['triage', 'a list', [], 'triage'],
    ['core', '23 interests (ARB-24)', { ...core, interests: without(core.interests, 'c4') }, 'interests'],
    ['core', 'a rating of 0', { ...core, interests: { ...core.interests, r1: 0 } }, 'interests.r1'],
    ['core', 'a rating of 6', { ...core, interests: { ...core.interests, r1: 6 } }, 'interests.r1'],
    ['core', 'a rating as text', { ...core, interests: { ...core.interests, r1: '3' } }, 'interests.r1'],
    ['core', 'an interest of Reading A', { ...core, interests: { ...core.interests, int_1: 3 } }, 'interests.int_1'],
    ['core', 'four values (ARB-25)', { ...core, values: core.values.slice(1) }, 'values'],
    [
      'core',
      'six values (ARB-26)',
      { ...core, values: simpleBank.core.values.slice(0, 6).map(({ id }) => id) },
      'values',
    ],
    ['core', 'one value twice', { ...core, values: [...core.values.slice(1), core.values[1]] }, 'values'],
    ['core', 'a value that does not exist', { ...core, values: [...core.values.slice(1), 'fame'] }, 'values.fame'],
    [
      'core',
      'nine statements (ARB-28)',
      { ...core, personality: without(core.personality, 'openness_2') },
      'personality',
    ],
    ['deepDive', 'seven skills (ARB-29)', { ...deepDive, skills: without(deepDive.skills, 'sql_analysis') }, 'skills'],
    [
      'deepDive',
      'a skill rated with its lowest anchor, 0',
      { ...deepDive, skills: { ...deepDive.skills, sql_analysis: 0 } },
      'skills.sql_analysis',
    ],
    [
      'deepDive',
      'three preferences (ARB-30)',
      { ...deepDive, workPreferences: without(deepDive.workPreferences, 'team_size') },
      'workPreferences',
    ],
    [
      'deepDive',
      'a preference without an option (ARB-30)',
      { ...deepDive, workPreferences: { ...deepDive.workPreferences, team_size: [] } },
      'workPreferences',
    ],
    [
      'deepDive',
      'a preference as text',
      { ...deepDive, workPreferences: { ...deepDive.workPreferences, team_size: 'alone' } },
      'workPreferences.team_size',
    ],
    [
      'deepDive',
      'an option twice',
      { ...deepDive, workPreferences: { ...deepDive.workPreferences, team_size: ['alone', 'alone'] } },
      'workPreferences.team_size',
    ],
    [
      'deepDive',
      'an option of Reading A',
      { ...deepDive, workPreferences: { ...deepDive.workPreferences, team_size: ['small_team'] } },
      'workPreferences.team_size',
    ],
    [
      'deepDive',
      'three constraints (ARB-31)',
      { ...deepDive, constraints: without(deepDive.constraints, 'timeline') },
      'constraints',
    ],
    [
      'deepDive',
      'two options of a constraint (ARB-21)',
      { ...deepDive, constraints: { ...deepDive.constraints, travel: ['never', 'weekly'] } },
      'constraints.travel',
    ],
    ['deepDive', 'the answers of Reading A', sampleAnswers().deepDive, 'workPreferences'],
  ];
  let id: string;
  beforeAll(async () => {
    id = await start();
  });

  it.each(cases)('%s: %s', async (stage, _what, answers, field) => {
    for (const earlier of stages.slice(0, stages.indexOf(stage))) await save(id, earlier, simpleAnswers()[earlier]);
    const refused = await save(id, stage, answers);
    expect([refused.status, (refused.body as unknown as { error: { field: string } }).error.field]).toEqual([
      400,
      `answers.${field}`,
    ]);
  });

  it('keeps what has been answered so far, however little', async () => {
    const partial = { ...core, interests: { r1: 5 }, values: ['support'], personality: {} };
    expect((await save(id, 'core', partial, { completed_stage: false })).status).toBe(200);
    const { answers } = (await stack.call(getSession, { session_id: id }, person.accessToken)).body;
    expect(answers.core).toEqual(partial);
  });
});
