import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { cvAnalysis, getCv } = api.cv;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

it('a text that a rule would read for minutes is refused at its field, and keeps nobody waiting', async () => {
  const { accessToken } = await stack.signUpAndIn();
  const cvText = `Ada Example\n${'usn,'.repeat(40_000)}\n\nWORK EXPERIENCE\nCook | Inn | Mar 2019 - Present`;
  const answered: unknown[] = [];
  const analysed = stack
    .call(cvAnalysis, { cvText }, accessToken)
    .then(({ status, body }) => answered.push([status, body.error]));
  await stack.call(getCv, {}, accessToken).then(() => answered.push('another'));
  await analysed;
  expect(answered).toEqual(['another', [400, expect.objectContaining({ field: 'cvText' })]]);
});
