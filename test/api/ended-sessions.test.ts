import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEN_MS } from '#functions/data/account/seen.ts';
import { api, type RouteEntry, routeEntries } from '#shared/api.ts';
import { resetPassword, type SignedIn } from '#test/support/people/sign-in.ts';
import { sampleInputs } from '#test/support/stack/sample-inputs.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { putRow, tableRows } from '#test/support/stack/table-rows.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

/** Every route that needs a signed-in caller. */
const known = routeEntries.filter(({ route }) => route.access !== 'public' && route.access !== 'webhook');

/** The status of a call with otherwise valid input under this token, by route. */
async function statusesOf(entries: RouteEntry[], { email, accessToken }: SignedIn) {
  const statuses: Record<string, number> = {};
  for (const { name, route } of entries) {
    const input = name === 'eraseAccount' ? { confirm: email } : (sampleInputs[name] ?? {});
    const headers = { 'idempotency-key': `ended-${name}` };
    statuses[name] = (await stack.call(route, input as never, accessToken, { headers })).status;
  }
  return statuses;
}
const all = (entries: RouteEntry[], status: number) => Object.fromEntries(entries.map(({ name }) => [name, status]));
const errorOf = (body: unknown) => (body as { error: { field?: string } }).error;
const rowsOf = async ({ sub }: SignedIn) => ({
  own: await tableRows(stack.endpoints, sub),
  count: (await tableRows(stack.endpoints)).filter(({ pk }) => !String(pk).startsWith('CHAT')).length,
});

/** Sign-in times are whole seconds: a session from the second of its own ending may survive. */
const aSecondLater = () => stack.advanceClock(1_000);

const ends: Record<string, (who: SignedIn) => Promise<unknown>> = {
  'a sign-out everywhere': async ({ accessToken }) => stack.call(api.account.signOut, {}, accessToken),
  'a new password': ({ email }) => resetPassword(stack.endpoints, email, 'another good password'),
  'an erasure': async ({ accessToken, email }) => stack.call(api.account.eraseAccount, { confirm: email }, accessToken),
};

describe.each(Object.entries(ends))('after %s', (what, end) => {
  it.each(['with an account', 'who has done nothing yet'])(
    'no route takes the token of somebody %s, and nothing is written (R4, R5, T-007)',
    async (how) => {
      const who = await stack.signUpAndIn();
      if (how === 'with an account') await stack.call(api.assessment.startSession, {}, who.accessToken);
      await aSecondLater();
      await end(who);
      const before = await rowsOf(who);
      // eraseAccount stays open to a repeat by somebody who missed its answer
      const refused = known.filter(
        ({ name, route }) => route.access !== 'admin' && !(what === 'an erasure' && name === 'eraseAccount'),
      );
      expect(await statusesOf(refused, who)).toEqual(all(refused, 401));
      expect(await rowsOf(who)).toEqual(before);
    },
  );
});

it('every call with a token of an erased account says that it was erased (R5)', async () => {
  const refusals = async ({ accessToken }: SignedIn) => {
    const calls = [api.plans.getUsageSummary, api.plans.getUsageSummary, api.assessment.listAssessments];
    const answers = await Promise.all(calls.map((route) => stack.call(route, {}, accessToken)));
    return answers.map(({ status, body }) => [status, errorOf(body).field]);
  };
  const [erased, signedOut] = [await stack.signUpAndIn(), await stack.signUpAndIn()];
  await aSecondLater();
  await ends['an erasure']?.(erased);
  await ends['a sign-out everywhere']?.(signedOut);
  expect(await refusals(erased)).toEqual([1, 2, 3].map(() => [401, 'account']));
  expect(await refusals(signedOut)).toEqual([1, 2, 3].map(() => [401, undefined]));
});

it('a sign-in after it is a new one, at once (AUT-11)', async () => {
  const who = await stack.signUpAndIn();
  await aSecondLater();
  await resetPassword(stack.endpoints, who.email, 'another good password');
  const anew = await stack.signIn(who.email, 'another good password');
  expect((await stack.call(api.plans.getUsageSummary, {}, anew.accessToken)).status).toBe(200);
  expect((await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).status).toBe(401);
});

it('an administrator who has signed out has no access any more', async () => {
  const admin = await stack.signInDemo('admin');
  await aSecondLater();
  await stack.call(api.account.signOut, {}, admin.accessToken);
  expect(await statusesOf(known, admin)).toEqual(all(known, 401));
});

it('what another process has written is noticed within a minute (R4)', async () => {
  const who = await stack.signUpAndIn();
  await stack.call(api.assessment.startSession, {}, who.accessToken);
  const seen = async () =>
    (await stack.call(api.resume.writeResumeDocx, sampleInputs.writeResumeDocx as never, who.accessToken)).status;
  expect(await seen()).toBe(200);
  const [account] = (await tableRows(stack.endpoints, who.sub)).filter(({ sk }) => sk === 'ACCOUNT');
  await putRow(stack.endpoints, { ...account, signedOutBefore: Math.ceil(stack.now() / 1000) + 1 });
  expect(SEEN_MS).toBeLessThan(60_000);
  await stack.advanceClock(SEEN_MS);
  expect(await seen()).toBe(401);
});
