import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { MAX_DONE } from '#shared/guidance/contract.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { generateLearningPlan, listLearningPlans, printLearningPlan, saveLearningProgress } = api.guidance;
const nurse = '29-1141.00';

let stack: Stack;
let person: SignedIn;
beforeAll(async () => {
  stack = await startStack();
  person = await stack.signUpAndIn();
  const answers = sincereAnswers('17-2051.00', 3);
  const background = { education: 'high_school', country: 'US', state: 'OH' } as const;
  await finishAssessment(stack, person, { ...answers, deepDive: { ...answers.deepDive, background } });
});
afterAll(() => stack?.stop());

const ask = (input: object = {}, who = person) =>
  stack.call(
    generateLearningPlan,
    { role: nurse, skills: ['Biology', 'Speaking'], userLevel: 'intermediate', ...input } as never,
    who.accessToken,
  );
const save = (input: object, who = person) =>
  stack.call(saveLearningProgress, { code: nurse, ...input } as never, who.accessToken);

describe('the learning plan (LRN-01)', () => {
  it('is solved from the caller’s own answers: hours, budget and schooling', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.problem.frame).toEqual({ hours: 8, budget: 100, months: 72 });
    expect(body.problem.said).toEqual({ hours: true, budget: true });
    const { learningPlan } = body;
    expect(learningPlan.possible).toBe(false);
    expect(learningPlan.phases.flatMap(({ steps }) => steps.map(({ id }) => id))).toEqual(
      expect.arrayContaining(['school-bachelor', 'licence']),
    );
    expect(JSON.stringify(learningPlan.phases)).toContain('OH');
  });

  it('knows an occupation by code, role id and title, and says so where it knows none', async () => {
    for (const role of [nurse, 'Registered Nurses', ' registered nurses '])
      expect((await ask({ role })).body.problem.code).toBe(nurse);
    expect((await ask({ role: 'data_scientist' })).body.problem.code).toBe('15-2051.00');
    for (const role of ['Xyzzy', '<script>alert(1)</script>', '../../etc', '__proto__', 'constructor', '\ud800'])
      expect((await ask({ role })).status).toBe(404);
  });

  it('assumes hours and budget when nothing was answered, and says so', async () => {
    const stranger = await stack.signUpAndIn();
    const { status, body } = await ask({}, stranger);
    expect(status).toBe(200);
    expect(body.problem.said).toEqual({ hours: false, budget: false });
  });

  it('refuses what is not a plan request', async () => {
    const many = Array.from({ length: 9 }, (_, place) => `skill ${place}`);
    for (const input of [
      { skills: many },
      { skills: ['x'.repeat(81)] },
      { skills: [' '] },
      { skills: 'Python' },
      { role: '' },
      { role: 'x'.repeat(161) },
      { userLevel: 'expert' },
    ])
      expect((await ask(input)).status, JSON.stringify(input)).toBe(400);
  });

  it('takes any skill name as text: in every link it is only a query', async () => {
    const skills = ['"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '木工', '%00', 'C++', 'c++', 'C#', '🙂'];
    const { status, body } = await ask({ skills });
    expect(status).toBe(200);
    const links = body.learningPlan.phases.flatMap(({ skills: each }) =>
      each.flatMap(({ resources }) => resources.flatMap(({ url }) => url ?? [])),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(link).toMatch(/^https:\/\/[\w.-]+\/[^"<>\s]*$/);
  });
});

describe('the plan as a file', () => {
  it('is a tagged PDF on either paper; what is wrong with it is said as for the plan', async () => {
    const input = { role: nurse, skills: ['Biology'], userLevel: 'intermediate' } as const;
    const print = (more: object) => stack.call(printLearningPlan, { ...input, ...more } as never, person.accessToken);
    for (const paper of ['a4', 'letter'] as const) {
      const file = Buffer.from((await print({ paper })).body.pdf, 'base64').toString('latin1');
      expect(file.slice(0, 8)).toBe('%PDF-1.7');
      expect(file).toContain('/StructTreeRoot');
      expect(file).toContain(paper === 'a4' ? '[0 0 595.28 841.89]' : '[0 0 612 792]');
    }
    expect((await print({ role: 'Xyzzy' })).status).toBe(404);
    expect((await print({ paper: 'napkin' })).status).toBe(400);
  });
});

describe('what is kept of a plan', () => {
  it('is the same on every device: concurrent checks are all kept, and so are frame and way', async () => {
    const steps = ['school-transfer', 'licence', 'skill-2.C.4.d', 'school-bachelor'];
    const frame = { hours: 20, budget: 600, months: 84 };
    const saved = await Promise.all([
      ...steps.map((id) => save({ step: { id, done: true } })),
      save({ frame }),
      save({ way: 'degree' }),
    ]);
    expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200));
    await save({ step: { id: 'licence', done: false } });
    const { body } = await ask();
    expect(body.progress).toEqual({ done: steps.filter((id) => id !== 'licence').sort(), frame, way: 'degree' });
    expect(body.learningPlan.frame).toEqual(frame);
    expect(body.learningPlan.way).toBe('degree');
    expect((await save({ frame: null, way: null })).body).toMatchObject({ frame: null, way: null });
    expect((await ask()).body.learningPlan.frame.hours).toBe(8);
  });

  it('is one plan per occupation, and only for its owner', async () => {
    expect((await ask({ role: 'data_scientist' })).body.progress.done).toEqual([]);
    const other = await stack.signUpAndIn();
    expect((await ask({}, other)).body.progress).toEqual({ done: [], frame: null, way: null });
  });

  it('has room for every step of a plan and no more', async () => {
    const other = await stack.signUpAndIn();
    for (let place = 0; place < MAX_DONE; place++)
      expect((await save({ step: { id: `skill-${place}`, done: true } }, other)).status).toBe(200);
    expect((await save({ step: { id: 'skill-x', done: true } }, other)).status).toBe(409);
    expect((await save({ step: { id: 'skill-1', done: false } }, other)).status).toBe(200);
    expect((await save({ step: { id: 'skill-x', done: true } }, other)).body.done).toHaveLength(MAX_DONE);
  });

  it('refuses impossible frames, ways and steps', async () => {
    const whole = { hours: 10, budget: 0, months: 12 };
    for (const input of [
      { frame: { ...whole, hours: 0 } },
      { frame: { ...whole, hours: 1.5 } },
      { frame: { ...whole, budget: -1 } },
      { frame: { ...whole, months: 181 } },
      { way: 'luck' },
      { step: { id: '', done: true } },
      { step: { id: 'a'.repeat(200), done: true } },
      { step: { id: 'licence' } },
      { code: '29-1141' },
    ])
      expect((await save(input)).status, JSON.stringify(input)).toBe(400);
  });
});

it('lists the plans that were begun, the last changed first, and only for their owner', async () => {
  const [owner, stranger] = [await stack.signUpAndIn(), await stack.signUpAndIn()];
  const listOf = async (who: SignedIn) => (await stack.call(listLearningPlans, {}, who.accessToken)).body.plans;
  expect(await listOf(owner)).toEqual([]);
  await save({ step: { id: 'licence', done: true } }, owner);
  await stack.advanceClock(60_000);
  await save({ code: '13-2011.00', way: null }, owner);
  const plans = await listOf(owner);
  expect(plans.map(({ code, slug, steps_done }) => [code, slug, steps_done])).toEqual([
    ['13-2011.00', 'accountant', 0],
    [nurse, 'registered-nurse', 1],
  ]);
  expect(plans[0]!.touched_at > plans[1]!.touched_at).toBe(true);
  expect(await listOf(stranger)).toEqual([]);
  await stack.resetClock();
});
