import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import type { Background } from '#shared/assessment/background.ts';
import fc from '#test/support/harness/chance.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

const { startSession, getSession, saveAnswer, completeAssessment, getResult, deleteAssessment } = api.assessment;
const whole: Background = {
  occupation: '41-2011.00',
  years: '3_5',
  education: 'associate',
  field: '52',
  licences: ['39-5012.00', '41-9022.00'],
  pay: 31_247,
  country: 'US',
  state: 'OH',
  studying: 'bachelor',
  wish: 'open',
};

let stack: Stack;
/** a session whose saves are all refused */
let refused: Awaited<ReturnType<typeof inDeepDive>>;
beforeAll(async () => {
  stack = await startStack();
  refused = await inDeepDive();
});
afterAll(() => stack?.stop());

/** A session with stages 1 and 2 saved. */
async function inDeepDive(): Promise<{ who: SignedIn; id: string }> {
  const who = await stack.signUpAndIn();
  const id = (await stack.call(startSession, {}, who.accessToken)).body.session_id!;
  const { triage, core } = sampleAnswers();
  for (const [stage, answers] of [triage, core].entries())
    await stack.call(saveAnswer, { session_id: id, stage, answers }, who.accessToken);
  return { who, id };
}
const save = ({ who, id }: { who: SignedIn; id: string }, background?: unknown) =>
  stack.call(
    saveAnswer,
    { session_id: id, stage: 2, answers: { ...sampleAnswers().deepDive, background } },
    who.accessToken,
  );
const deepDive = async ({ who, id }: { who: SignedIn; id: string }) =>
  (await stack.call(getSession, { session_id: id }, who.accessToken)).body.answers.deepDive;
const finish = async ({ who, id }: { who: SignedIn; id: string }) => {
  const { status, body } = await stack.call(completeAssessment, { sessionId: id }, who.accessToken);
  expect(status).toBe(200);
  return (await stack.call(getResult, { id: body.result_id }, who.accessToken)).body;
};

describe('where a person stands (D-88)', () => {
  it('comes back as it was sent, on any device, and is among the owner’s answers in the result', async () => {
    const person = await inDeepDive();
    expect((await save(person, whole)).status).toBe(200);
    expect(await deepDive(person)).toEqual({ ...sampleAnswers().deepDive, background: whole });
    const { raw_assessment_data } = await finish(person);
    expect(raw_assessment_data?.deepDive).toEqual({ ...sampleAnswers().deepDive, background: whole });
  });

  it('may be left out: the stage is complete, and fit is the same with it as without', async () => {
    const [one, other] = [await inDeepDive(), await inDeepDive()];
    expect((await save(one)).status).toBe(200);
    expect(await deepDive(one)).toEqual(sampleAnswers().deepDive);
    await save(other, whole);
    const [without, said] = [await finish(one), await finish(other)];
    const fitOf = ({ roles }: typeof said) => new Map(roles.map(({ code, fit_score }) => [code, fit_score]));
    const both = [...fitOf(said)].filter(([code]) => fitOf(without).has(code));
    expect(both.length).toBeGreaterThan(0);
    for (const [code, fit] of both) expect([code, fit]).toEqual([code, fitOf(without).get(code)]);
    expect(said.scoring_meta.answersHash).not.toBe(without.scoring_meta.answersHash);
  });

  it('gives no place among the ten to the work that somebody wants to leave, and names it', async () => {
    const [anybody, occupant, leaver] = [await inDeepDive(), await inDeepDive(), await inDeepDive()];
    await save(anybody);
    const [first] = (await finish(anybody)).roles;
    await save(occupant, { occupation: first!.code });
    await save(leaver, { occupation: first!.code, wish: 'leave' });
    const [staying, leaving] = [await finish(occupant), await finish(leaver)];
    const place = staying.roles.findIndex(({ code }) => code === first!.code) + 1;
    expect(place).toBeGreaterThan(0);
    expect(staying).not.toHaveProperty('set_aside');

    const { code, title, final_score } = staying.roles[place - 1]!;
    expect(leaving.set_aside).toEqual({ code, title, final_score, place });
    expect(leaving.roles).toHaveLength(10);
    const unmoved = staying.roles.filter((role) => role.code !== code);
    const scored = ({ why, tie_group, ...role }: (typeof unmoved)[number]) => role;
    expect(leaving.roles.slice(0, 9).map(scored)).toEqual(unmoved.map(scored));
    expect(leaving.clusters).toEqual(staying.clusters);

    // whoever sees it shared learns no answer by it
    await stack.call(api.assessment.shareResult, { id: leaving.id, shared: true }, leaver.who.accessToken);
    const shared = (await stack.call(api.assessment.getSharedResult, { id: leaving.id }, occupant.who.accessToken))
      .body;
    expect(shared.roles).toHaveLength(10);
    expect(JSON.stringify(shared)).not.toContain(first!.code);

    // an export holds both, and an import restores them as they are
    const { body } = await stack.call(api.account.exportAccount, {}, leaver.who.accessToken);
    const entry = body.entries.find(({ kind }) => kind === 'assessment')!;
    const other = await stack.signUpAndIn();
    await stack.call(api.account.importAccount, { entry } as never, other.accessToken);
    const [row] = (await stack.call(api.assessment.listResults, {}, other.accessToken)).body;
    const restored = (await stack.call(getResult, { id: row!.id }, other.accessToken)).body;
    expect([restored.roles, restored.set_aside]).toEqual([leaving.roles, leaving.set_aside]);
    expect(restored.raw_assessment_data).toEqual(leaving.raw_assessment_data);
  });

  it('has no effect when it is empty, and is removed by a save without it', async () => {
    const person = await inDeepDive();
    await save(person, whole);
    await save(person);
    expect(await deepDive(person)).toEqual(sampleAnswers().deepDive);
    for (const background of [{}, { licences: [] }]) {
      expect((await save(person, background)).status).toBe(200);
      expect(await deepDive(person)).toEqual(sampleAnswers().deepDive);
    }
  });

  it('with an unknown occupation is accepted and ranked', async () => {
    const person = await inDeepDive();
    expect((await save(person, { occupation: '99-9999.99', licences: ['00-0000.00'] })).status).toBe(200);
    expect((await finish(person)).roles).toHaveLength(10);
  });

  it.each<[string, unknown]>([
    ['', 'nurse'],
    ['', null],
    ['occupation', { occupation: 'nurse' }],
    ['years', { years: 4 }],
    ['wish', { wish: 'Do something else' }],
    ['education', { education: 'phd' }],
    ['field', { field: '99' }],
    ['licences', { licences: '29-1141.00' }],
    ['licences', { licences: ['29-1141.00', '29-1141.00'] }],
    ['licences', { licences: Array.from({ length: 11 }, (_, at) => `29-11${at + 10}.00`) }],
    ['licences.1', { licences: ['29-1141.00', 'RN'] }],
    ['pay', { pay: -1 }],
    ['pay', { pay: 2_000_001 }],
    ['pay', { pay: '31000' }],
    ['country', { country: 'USA' }],
    ['state', { country: 'US', state: 'PR' }],
    ['state', { country: 'CA', state: 'CA' }],
    ['state', { state: 'CA' }],
  ])('names what is wrong: %s in %j', async (field, background) => {
    const { status, body } = await save(refused, background);
    const { error } = body as unknown as { error: { code: string; field: string; message: string } };
    const path = ['answers.background', field].filter(Boolean).join('.');
    expect([status, error.code, error.field]).toEqual([400, 'BAD_INPUT', path]);
    expect(error.message).toMatch(/: (must be|is asked) /);
    expect(await deepDive(refused)).toBeUndefined();
  });

  it('survives whatever is sent (G22)', async () => {
    const person = await inDeepDive();
    const members = [...Object.keys(whole), '__proto__', 'constructor', 'birthday'];
    const hostile = fc.oneof(
      fc.constantFrom<unknown>(null, '', '__proto__', '\u0000', '29-1141.00|', ',', -0, 1e308, [], {}, [null], [[]]),
      fc.constantFrom<unknown>('x'.repeat(10_000), { length: 3 }, ['29-1141.00,+|'], '\ud800', true, 'US,CA'),
      fc.anything({ maxDepth: 3, withNullPrototype: false }),
    );
    const background = fc.oneof(
      { weight: 1, arbitrary: hostile },
      { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...members), hostile, { maxKeys: 4 }) },
    );
    await fc.assert(
      fc.asyncProperty(background, async (given) => {
        const { status, body, text } = await save(person, given);
        if (status === 200) return;
        expect(status, text).toBe(400);
        expect((body as unknown as { error: { field?: string } }).error.field).toMatch(/^answers\.background/);
      }),
      { numRuns: 150 },
    );
    expect((await save(person, whole)).status).toBe(200);
    expect(await deepDive(person)).toMatchObject({ background: whole });
  });

  it('is erased with the assessment, open or completed (D-68)', async () => {
    for (const completed of [false, true]) {
      const person = await inDeepDive();
      await save(person, whole);
      if (completed) await finish(person);
      const kept = async () => JSON.stringify(await tableRows(stack.endpoints, person.who.sub));
      expect(await kept()).toContain('31247');
      await stack.call(deleteAssessment, { session_id: person.id }, person.who.accessToken);
      expect(await kept()).not.toMatch(/31247|41-2011|"document"/);
    }
  });
});
