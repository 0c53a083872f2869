import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedPerson } from '#functions/outside/log.ts';
import { serve } from '#functions/serve/serve.ts';
import { api, routeEntries } from '#shared/api.ts';
import { finishAssessment, startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { sampleInputs } from '#test/support/stack/sample-inputs.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

const { listLatestResults, listResults } = api.assessment;
const DAY = 86_400_000;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const subscribed = async (paidUntil: number | null = null): Promise<SignedIn> => {
  const who = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'pro', paidUntil });
  return who;
};
const latest = (who: SignedIn, input: { user_id?: string; limit?: number } = {}) =>
  stack.call(listLatestResults, input, who.accessToken);
const finish = async (who: SignedIn, seed: number) =>
  (await finishAssessment(stack, who, sampleAnswers(seed))).resultId;
const refusal = (answer: { status: number; body: unknown }) => {
  const { error } = answer.body as { error: { code: string; message: string } };
  return [answer.status, error.code, error.message];
};
const required = [403, 'SUBSCRIPTION_REQUIRED', 'This needs a running Pro or Max plan.'];
const refusalsOf = ({ sub }: SignedIn) =>
  stack
    .output()
    .split('\n')
    .filter((line) => line.includes('"subscriber-refused"') && line.includes(loggedPerson(sub))).length;

const forSubscribers = routeEntries.filter(({ route }) => route.access === 'subscriber');
it('the table has routes for subscribers', () => expect(forSubscribers).not.toEqual([]));

it('a subscribers’ function neither compiles nor loads without its guard, and an open one takes none (D-36)', () => {
  // @ts-expect-error a subscribers' route without its guard
  expect(() => serve(listLatestResults, async () => [])).toThrow(/latest: a subscriber’s route has a guard/);
  const guard = async () => undefined;
  // @ts-expect-error an open route with a guard
  expect(() => serve(api.plans.getPlans, async () => ({}) as never, guard)).toThrow(/is open/);
});

describe.each(forSubscribers.map((entry) => [`${entry.route.method} ${entry.route.path}`, entry] as const))(
  '%s',
  (_name, { name, route }) => {
    const send = (token: string) => stack.call(route, (sampleInputs[name] ?? {}) as never, token);

    it('is refused on Free and served on Pro and Max, on the server, and every refusal is logged (D-36)', async () => {
      const free = await stack.signUpAndIn();
      const before = await tableRows(stack.endpoints);
      expect(refusal(await send(free.accessToken))).toEqual(required);
      expect(await tableRows(stack.endpoints)).toEqual(before);
      expect(refusalsOf(free)).toBe(1);
      for (const plan of ['Pro', 'Max'] as const) {
        const person = await stack.signInDemo(plan);
        const { status } = await send(person.accessToken);
        expect([plan, status === 403, refusalsOf(person)]).toEqual([plan, false, 0]);
      }
    });

    it('is not for an administrator without a plan of their own (D-36)', async () => {
      const admin = await stack.signInDemo('admin');
      expect(refusal(await send(admin.accessToken))).toEqual(required);
    });

    it('refuses everybody who has signed out (AUT-11)', async () => {
      const who = await subscribed();
      await stack.call(api.account.signOut, {}, who.accessToken);
      expect((await send(who.accessToken)).status).toBe(401);
    });
  },
);

describe('the newest results', () => {
  it('are the caller’s own, newest first, at most three (DSH-25, DSH-26, DSH-27, DAT-08, D-36)', async () => {
    const [who, other] = [await subscribed(), await subscribed()];
    const ids: string[] = [];
    for (const seed of [1, 2, 3, 4]) ids.unshift(await finish(who, seed));
    await finish(other, 5);
    const { status, body } = await latest(who);
    expect([status, body.map(({ id }) => id)]).toEqual([200, ids.slice(0, 3)]);
    expect(new Set(body.map(({ user_id }) => user_id))).toEqual(new Set([who.sub]));
    expect(body).toEqual((await stack.call(listResults, { limit: 3 }, who.accessToken)).body);
    expect(Object.keys(body[0]!)).toEqual([
      'id',
      'user_id',
      'final_score',
      'fit_score',
      'opportunity_score',
      'feasibility_score',
      'top_roles',
      'top_clusters',
      'created_at',
    ]);
    expect((await latest(who, { limit: 1 })).body.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect((await latest(who, { limit: 2, user_id: `eq.${who.sub}` })).body.map(({ id }) => id)).toEqual(
      ids.slice(0, 2),
    );
  });

  it('are never another person’s, whoever is named, and never more than a dashboard shows (T-004, D-36)', async () => {
    const [who, other] = [await subscribed(), await subscribed()];
    const id = await finish(who, 1);
    for (const user_id of [who.sub, `eq.${who.sub}`, '*']) {
      const answer = await latest(other, { user_id });
      expect([refusal(answer)[1], answer.text.includes(id)]).toEqual(['FORBIDDEN', false]);
    }
    expect((await latest(other)).body).toEqual([]);
    for (const limit of [0, 4, 1.5]) expect((await latest(who, { limit })).status).toBe(400);
  });

  it('are found behind any number of abandoned assessments (DSH-26)', async () => {
    const who = await subscribed();
    const first = await finish(who, 1);
    // each start ends the previous session; the last stays open
    for (const _ of Array.from({ length: 12 })) await startAssessment(stack, who, sampleAnswers(), { saved: 0 });
    expect((await latest(who)).body.map(({ id }) => id)).toEqual([first]);
    const second = await finish(who, 2);
    expect((await latest(who)).body.map(({ id }) => id)).toEqual([second, first]);
    expect((await latest(who, { limit: 1 })).body.map(({ id }) => id)).toEqual([second]);
  });

  it('of an erased assessment are gone (D-68)', async () => {
    const who = await subscribed();
    const { sessionId } = await finishAssessment(stack, who, sampleAnswers(1));
    const kept = await finish(who, 2);
    await stack.call(api.assessment.deleteAssessment, { session_id: sessionId }, who.accessToken);
    expect((await latest(who)).body.map(({ id }) => id)).toEqual([kept]);
  });
});

// tests below move the clock forward
it('the plan lasts until subscription_end to the second; then the account is Free and its results stay (D-41, D-79)', async () => {
  const end = stack.now() + 2 * DAY;
  const who = await subscribed(end);
  const id = await finish(who, 1);
  await stack.advanceClock(end - stack.now() - 3000);
  let now = await stack.signIn(who.email, who.password);
  expect((await latest(now)).body.map((row) => row.id)).toEqual([id]);
  await stack.advanceClock(4000);
  now = await stack.signIn(who.email, who.password);
  expect(refusal(await latest(now))).toEqual(required);
  expect((await stack.call(api.plans.checkSubscription, {}, now.accessToken)).body.subscribed).toBe(false);
  expect((await stack.call(listResults, {}, now.accessToken)).body.map((row) => row.id)).toEqual([id]);
});
