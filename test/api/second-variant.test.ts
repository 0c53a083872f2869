import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import type { Variant } from '#shared/assessment/variants.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { questionnaire } from '#test/support/second-variant/questionnaire.ts';
import { root, sourceFiles } from '#test/support/source/source-tree.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { startSession, getSession, saveAnswer, completeAssessment, getResult, getItemBank, listAssessments } =
  api.assessment;
const variant = 'second-v1' as Variant;
const second = questionnaire.bank;
const ratings = (items: { id: string }[]) => Object.fromEntries(items.map(({ id }, i) => [id, 1 + (i % 5)]));
const answers: Answers = {
  triage: { scenarios: { choice_1: 'b' }, priorities: { stability_innovation: 80 } },
  core: {
    interests: ratings(second.core.interests),
    values: ['v_support', 'v_achievement'],
    personality: ratings(second.core.personality),
  },
  deepDive: {
    skills: ratings(second.deepDive.skills),
    preferences: { travel: 'yes' },
    constraints: { timeline: ['later', 'now'] },
  },
};

/** A copy of the product with a second variant added as README says: one folder and one line. */
function productWithSecondVariant(): string {
  const copy = mkdtempSync(join(tmpdir(), 'waymark-copy-'));
  for (const file of sourceFiles(/^(shared|functions|infra|web)\/|^package\.json$|^tsconfig\.json$/)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, 'test/support/second-variant'), join(copy, 'shared/assessment/second'), { recursive: true });
  const table = join(copy, 'shared/assessment/variants.ts');
  const line = `  '${variant}': () => import('./second/questionnaire.ts'),\n`;
  writeFileSync(table, readFileSync(table, 'utf8').replace('\n} satisfies', `\n${line}} satisfies`));
  return copy;
}

let copy: string;
let stack: Stack;
let person: SignedIn;
beforeAll(async () => {
  copy = productWithSecondVariant();
  stack = await startStack({ root: copy });
  person = await stack.signInDemo('Pro');
});
afterAll(async () => {
  await stack?.stop();
  rmSync(copy, { recursive: true, force: true });
});

const start = async (input: { variant?: Variant }) => {
  const { body } = await stack.call(startSession, input, person.accessToken);
  return { ...body, session_id: body.session_id! };
};

it('a second variant is saved, resumed, completed and ranked by its own items', async () => {
  const { accessToken } = person;
  expect((await stack.call(getItemBank, { variant })).body).toEqual(second);

  const started = await start({ variant });
  expect(started.variant).toBe(variant);
  const { session_id } = started;
  for (const [stage, saved] of (['triage', 'core', 'deepDive'] as const).entries()) {
    const save = await stack.call(saveAnswer, { session_id, stage, answers: answers[saved] }, accessToken);
    expect(save.status, save.text).toBe(200);
  }

  const resumed = (await stack.call(getSession, { session_id }, accessToken)).body;
  expect(resumed).toMatchObject({ variant, status: 'in_progress', stage: 2, answers });

  const completed = await stack.call(completeAssessment, { sessionId: session_id }, accessToken);
  expect(completed.status, completed.text).toBe(200);
  const result = (await stack.call(getResult, { id: completed.body.result_id }, accessToken)).body;
  expect(result).toMatchObject({ variant, raw_assessment_data: answers });
  expect(result.roles).toHaveLength(10);

  const own = new Set(JSON.stringify(second).match(/(?<="id":")[^"]+/g));
  for (const role of result.roles) {
    expect(role.why.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(role.final_score, 9);
    const causes = role.why.filter(({ dimension }) => dimension === 'fit').flatMap((receipt) => receipt.answers);
    expect(causes).toEqual(expect.arrayContaining(['S1', 'v_support', 'p_openness']));
    expect(causes.filter((id) => !own.has(id))).toEqual([]);
    expect(
      role.gaps
        .concat(role.transferable)
        .every(({ name }) => second.deepDive.skills.some((skill) => skill.name === name)),
    ).toBe(true);
  }
  const [row] = (await stack.call(listAssessments, {}, accessToken)).body;
  expect(row).toMatchObject({ variant, status: 'completed' });
});

it('each variant accepts its own answers only, and the default is unchanged (ARA-57)', async () => {
  const refused = async (session_id: string, triage: Answers['triage']) =>
    (await stack.call(saveAnswer, { session_id, stage: 0, answers: triage }, person.accessToken)).status;
  const other = await start({ variant });
  expect(await refused(other.session_id, sampleAnswers().triage)).toBe(400);
  const usual = await start({});
  expect(usual.variant).toBe('gold-standard-v1');
  expect(await refused(usual.session_id, answers.triage)).toBe(400);
});
