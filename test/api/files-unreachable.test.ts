import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { noSuchId } from '#test/support/stack/ids.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1', FILES_BUCKET: 'out-of-reach' } });
});
afterAll(() => stack?.stop());

it('deletes nothing while the files cannot be reached, and says that a retry helps (T-094)', async () => {
  const who = await stack.signUpAndIn();
  const { resultId, sessionId } = await finishAssessment(stack, who, sampleAnswers(1));
  const answer = await stack.call(api.assessment.deleteAssessment, { session_id: sessionId }, who.accessToken);
  expect(answer.status, answer.text).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await stack.call(api.assessment.getResult, { id: resultId }, who.accessToken)).status).toBe(200);
});

it('says of a file that cannot be read now that a retry helps', async () => {
  const { accessToken, sub } = await stack.signUpAndIn();
  const key = `${sub}/uploads/${noSuchId}.pdf`;
  const answer = await stack.call(api.cv.readCv, { key }, accessToken);
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
});
