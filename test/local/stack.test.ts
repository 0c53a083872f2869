import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { type Stack, startStack } from '#test/support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

it('a person signs up, confirms by mail, signs in with SRP and is known to the functions', async () => {
  const person = await stack.signUpAndIn();
  const answer = await stack.call(api.plans.getUsageSummary, {}, person.accessToken);
  expect(answer.status, answer.text).toBe(200);
});
