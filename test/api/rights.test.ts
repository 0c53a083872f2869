import { afterAll, beforeAll, expect, it } from 'vitest';
import { rightsOf } from '#functions/outside/needs.ts';
import { needsOf } from '#infra/needs.ts';
import { schedules } from '#infra/schedules.ts';
import { api, routeEntries } from '#shared/api.ts';
import type { Route } from '#shared/lib/route.ts';
import { billingOf } from '#test/support/billing.ts';
import { finishAssessment, startAssessment } from '#test/support/finished-assessment.ts';
import { sampleAnswers } from '#test/support/sample-answers.ts';
import { sampleInputs } from '#test/support/sample-inputs.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack.ts';
import { deleteRow } from '#test/support/table-rows.ts';

const { startSession, getResult, deleteAssessment, listAssessments, listResults, listLatestResults } = api.assessment;
const { checkGate, commitGate, releaseGate, getPlans, resetUsage } = api.plans;
const { signOut } = api.account;
const feature = 'career_path_analyses';
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

let stack: Stack;
const billing = billingOf(() => stack);
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

/** Every route once, and the assessment and the purchase from their beginning to their end. */
async function useEverything(): Promise<void> {
  const admin = await stack.signInDemo('admin');
  const person = await stack.signUpAndIn();
  const { accessToken } = person;

  await billing.buy(person, 'pro');
  await billing.settled();
  await billing.buy(person, 'addon');
  await billing.settled();
  await billing.portal(person);
  const { sessionId } = await finishAssessment(stack, person, sampleAnswers());
  await stack.call(getResult, { id: sessionId }, accessToken);
  for (const list of [listAssessments, listResults, listLatestResults]) await stack.call(list, {}, accessToken);
  await useTheGate(person);
  // an open one, and one that is over
  const open = await startAssessment(stack, person, sampleAnswers(), 1);
  for (const session_id of [open, sessionId]) await stack.call(deleteAssessment, { session_id }, accessToken);
  await stack.call(startSession, {}, accessToken, keyed('starting-under-a-key'));

  await deleteRow(stack.endpoints, { pk: 'CAMPAIGN', sk: 'FIRST' });
  await stack.call(getPlans, {});
  // who has signed out can do nothing more: that comes last
  for (const { name, route } of routeEntries.filter((entry) => entry.route !== (signOut as Route))) {
    if (route.access === 'webhook') continue;
    const input = name === 'resetUser' ? { ...sampleInputs[name], user_id: person.sub } : sampleInputs[name];
    for (const init of [{}, keyed(`sample-of-${name}`)])
      await stack.call(route, (input ?? {}) as never, admin.accessToken, init);
  }
  await stack.call(resetUsage, { feature }, accessToken);
  await buyUnheard();
  await replaceCustomer();
  for (const schedule of Object.keys(schedules)) await stack.tick(schedule);
  await stack.call(signOut, {}, accessToken);
}

/** A purchase of which no event arrives: what it changes is left to the daily run. */
async function buyUnheard(): Promise<void> {
  const person = await stack.signUpAndIn();
  await finishAssessment(stack, person, sampleAnswers());
  await billing.mode('drop');
  await billing.buy(person, 'pro');
  await billing.mode('normal');
}

/** A customer whom somebody has deleted at the payment provider: the portal makes another. */
async function replaceCustomer(): Promise<void> {
  const person = await stack.signUpAndIn();
  await billing.checkout(person, { plan: 'pro' });
  const { data } = await billing.stripe().customers.list({ limit: 100 });
  await billing.stripe().customers.del(data.find(({ metadata }) => metadata?.sub === person.sub)!.id);
  await billing.portal(person);
}

async function useTheGate({ accessToken }: SignedIn): Promise<void> {
  const reserve = async () => (await stack.call(checkGate, { feature }, accessToken)).body.reservation_id!;
  await stack.call(checkGate, { feature: 'smart_matches_daily', mode: 'commit' }, accessToken);
  await stack.call(checkGate, { feature: 'salary_searches' }, accessToken, keyed('reserving-under-a-key'));
  await stack.call(commitGate, { sessionId: await reserve() }, accessToken);
  await stack.call(releaseGate, { feature, sessionId: await reserve() }, accessToken);
  await stack.call(commitGate, { sessionId: await reserve() }, accessToken, keyed('committing-under-a-key'));
  await stack.call(releaseGate, { feature, sessionId: await reserve() }, accessToken, keyed('releasing-under-a-key'));
}

it('every function has the rights it uses, and none that it does not (I23)', async () => {
  await useEverything();
  const used = (await stack.journal('rights')) as unknown as { function: string; right: string; granted: boolean }[];
  expect(used.filter(({ granted }) => !granted)).toEqual([]);
  const granted = [
    ...routeEntries.map((entry) => [`${entry.domain}.${entry.name}`, needsOf(entry)] as const),
    ...Object.entries(schedules).map(([name, { needs }]) => [name, needs] as const),
  ].flatMap(([name, needs]) => rightsOf(needs).map((right) => `${name} ${right}`));
  expect(used.map((each) => `${each.function} ${each.right}`).sort()).toEqual(granted.sort());
});
