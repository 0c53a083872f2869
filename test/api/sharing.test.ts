import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { erasedAccount } from '#functions/data/account/account.ts';
import { api } from '#shared/api.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { noSuchId } from '#test/support/stack/ids.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { putRow } from '#test/support/stack/table-rows.ts';

const { getResult, getSharedResult, shareResult, deleteAssessment } = api.assessment;
const { generateCareerReport } = api.reports;
const DAY_MS = 86_400_000;

let stack: Stack;
let owner: SignedIn;
let viewer: SignedIn;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  [owner, viewer] = await Promise.all([stack.signUpAndIn(), stack.signUpAndIn()]);
});
afterAll(() => stack?.stop());

const share = (id: string, shared: boolean, { accessToken } = owner) =>
  stack.call(shareResult, { id, shared }, accessToken);
const read = (id: string, { accessToken } = viewer) => stack.call(getSharedResult, { id }, accessToken);
const readOwn = (id: string, { accessToken } = owner) => stack.call(getResult, { id }, accessToken);
/** a refusal without the parts that differ between any two calls */
const refusal = ({ status, text }: { status: number; text: string }) => [
  status,
  text.replace(/"correlation_?[iI]d":"[^"]*"/, ''),
];
const missing = `r-${noSuchId}`;

describe('sharing a result (D-17, SEC-07)', () => {
  it('shows nothing before it is shared, and to nobody after it is stopped', async () => {
    const { resultId } = await finishAssessment(stack, owner, sampleAnswers());
    const unknown = refusal(await read(missing));
    expect(unknown[0]).toBe(404);
    expect(refusal(await read(resultId))).toEqual(unknown);
    expect(refusal(await readOwn(resultId, viewer))).toEqual(unknown);
    // only the owner can share
    expect((await share(resultId, true, viewer)).status).toBe(404);
    expect(refusal(await read(resultId))).toEqual(unknown);

    expect((await share(resultId, true)).body).toEqual({ shared: true });
    expect((await read(resultId)).status).toBe(200);
    expect((await readOwn(resultId)).body.shared).toBe(true);
    expect((await share(resultId, false)).body).toEqual({ shared: false });
    expect(refusal(await read(resultId))).toEqual(unknown);
    expect((await readOwn(resultId)).body.shared).toBe(false);
  });

  it('shows the ranking and its figures, and nothing that reveals an answer', async () => {
    const { resultId, sessionId } = await finishAssessment(stack, owner, sampleAnswers());
    await share(resultId, true);
    const own = (await readOwn(resultId)).body;
    const { body, text } = await read(resultId);
    expect(body).toMatchObject({ id: resultId, scores: own.scores });
    expect(body.roles.map(({ code, final_score }) => [code, final_score])).toEqual(
      own.roles.map(({ code, final_score }) => [code, final_score]),
    );
    expect(text).not.toMatch(
      /raw_assessment_data|userVector|answersHash|"why"|"answers"|"causes"|"gaps"|"yours"|"move"|careless|"outside"|session_id/,
    );
    expect(text).not.toContain(owner.sub);
    // the full result is for the owner only
    expect((await readOwn(resultId, viewer)).status).toBe(404);
    // readable by the session's id too, but no report can be made of it
    expect((await read(sessionId)).status).toBe(200);
    const report = await stack.call(generateCareerReport, { assessmentResults: { id: resultId } }, viewer.accessToken);
    expect(report.status).toBe(404);
    expect((await stack.call(deleteAssessment, { session_id: sessionId }, viewer.accessToken)).status).toBe(404);
  });

  it('ends with the result: deleted', async () => {
    const { resultId, sessionId } = await finishAssessment(stack, owner, sampleAnswers());
    await share(resultId, true);
    await stack.call(deleteAssessment, { session_id: sessionId }, owner.accessToken);
    expect(refusal(await read(resultId))).toEqual(refusal(await read(missing)));
    expect((await share(resultId, true)).status).toBe(404);
  });

  it('ends with the account, while that is being erased', async () => {
    const { resultId } = await finishAssessment(stack, owner, sampleAnswers());
    await share(resultId, true);
    await putRow(stack.endpoints, erasedAccount(owner.sub, 100));
    // a 401 would tell the viewer that their own account was erased
    expect(refusal(await read(resultId))).toEqual(refusal(await read(missing)));
  });

  it('ends with the result: run out', async () => {
    const { resultId } = await finishAssessment(stack, owner, sampleAnswers());
    await share(resultId, true);
    await stack.advanceClock(30 * DAY_MS + 1000);
    const [later, anyone] = [await stack.signUpAndIn(), missing];
    expect(refusal(await read(resultId, later))).toEqual(refusal(await read(anyone, later)));
  });
});
