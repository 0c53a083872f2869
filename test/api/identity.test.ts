import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedPerson } from '#functions/outside/log.ts';
import { api, routeEntries } from '#shared/api.ts';
import { isOpen } from '#shared/lib/route.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { sampleInputs } from '#test/support/stack/sample-inputs.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

const feature = 'career_path_analyses';

let stack: Stack;
let a: SignedIn;
let b: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startStack({ stage: 'prod' });
  [a, b, admin] = [await stack.signUpAndIn(), await stack.signUpAndIn(), await stack.signInDemo('admin')];
});
afterAll(() => stack?.stop());

// the webhook authenticates its caller by signature: test/api/webhook.test.ts
const closed = routeEntries.filter(({ route }) => !isOpen(route.access));
const send = (
  entry: (typeof routeEntries)[number],
  more: object = {},
  token?: string,
  headers?: Record<string, string>,
) => stack.call(entry.route, { ...sampleInputs[entry.name], ...more } as never, token, headers ? { headers } : {});
const codeOf = (body: unknown) => (body as { error: { code: string } }).error.code;

describe.each(closed.map((entry) => [`${entry.route.method} ${entry.route.path}`, entry] as const))(
  '%s',
  (_name, entry) => {
    it('gives no service and no hint without a valid access token (T-001, SEC-06, USG-19)', async () => {
      const before = await tableRows(stack.endpoints);
      const [head, body, signature] = a.accessToken.split('.');
      const answers = await Promise.all([
        send(entry),
        ...[
          'Bearer',
          'Bearer x',
          'Basic YTpi',
          `Bearer ${a.idToken}`,
          `Bearer ${head}.${body}.${signature?.slice(1)}x`,
          stack.endpoints.apiKey,
        ].map((authorization) => send(entry, {}, undefined, { authorization })),
      ]);
      expect(answers.map(({ status, body: answer }) => [status, codeOf(answer)])).toEqual(
        answers.map(() => [401, 'UNAUTHORIZED']),
      );
      expect(new Set(answers.map(({ text }) => text.replace(/"correlationId":"[^"]*"/, ''))).size).toBe(1);
      expect(await tableRows(stack.endpoints)).toEqual(before);
    });

    it.skipIf(entry.route.aboutUser)(
      'refuses a request that names somebody else, logs who asked, and changes nothing (T-002, D-30, D-36)',
      async () => {
        const before = await tableRows(stack.endpoints);
        const [who, token] = entry.route.access === 'admin' ? [admin.sub, admin.accessToken] : [a.sub, a.accessToken];
        for (const field of ['userId', 'p_user_id', 'user_id'])
          for (const value of [b.sub, `eq.${b.sub}`, '*']) {
            const answer = await send(entry, { [field]: value }, token);
            expect([field, answer.status, answer.text.includes(b.sub)]).toEqual([field, 403, false]);
          }
        expect(await tableRows(stack.endpoints)).toEqual(before);
        const line = stack
          .output()
          .split('\n')
          .filter(
            (each) =>
              each.includes('"named-another-user"') && each.includes(`${entry.route.method} ${entry.route.path}"`),
          );
        expect(line.length).toBeGreaterThanOrEqual(9);
        expect(line.every((each) => each.includes(loggedPerson(who)) && !each.includes(b.sub))).toBe(true);
      },
    );
  },
);

describe('an administrator’s call', () => {
  it('is for administrators, and every try is logged (T-005, G16)', async () => {
    const rank = routeEntries.find(({ name }) => name === 'rank')!;
    const pro = await stack.signInDemo('Pro');
    const statuses = [];
    for (const token of [undefined, a.accessToken, pro.accessToken, admin.accessToken])
      statuses.push((await send(rank, {}, token)).status);
    expect(statuses).toEqual([401, 403, 403, 200]);
    const lines = stack.output().split('\n');
    for (const who of [a, pro])
      expect(lines.some((each) => each.includes('"admin-refused"') && each.includes(loggedPerson(who.sub)))).toBe(true);
    expect(lines.some((each) => each.includes('"admin-call"') && each.includes(loggedPerson(admin.sub)))).toBe(true);
  });

  it('cannot be claimed by a body, header or query (T-005, G16)', async () => {
    const rank = routeEntries.find(({ name }) => name === 'rank')!;
    for (const more of [{ groups: ['admin'] }, { 'cognito:groups': 'admin' }, { role: 'admin' }])
      expect((await send(rank, more, a.accessToken, { 'x-groups': 'admin', 'cognito-groups': 'admin' })).status).toBe(
        403,
      );
  });
});

describe('the first sign-in of an account', () => {
  it('is announced once, however many calls come at once, and again to a repeat of the same call (AUT-23, D-85)', async () => {
    const who = await stack.signUpAndIn();
    const greet = async (headers: Record<string, string> = {}) =>
      (await stack.call(api.account.greet, {}, who.accessToken, { headers })).body.first;
    const key = { 'idempotency-key': 'the-first-greeting-of-all' };
    const asked = await Promise.all([greet(key), greet(key), greet(key)]);
    expect(asked).toEqual([true, true, true]);
    expect(await Promise.all([greet(), greet(), greet({ 'idempotency-key': 'the-second-greeting' })])).toEqual([
      false,
      false,
      false,
    ]);
    const again = await stack.signIn(who.email, who.password);
    expect((await stack.call(api.account.greet, {}, again.accessToken)).body).toEqual({ first: false });
    const others = await stack.signUpAndIn();
    const at = await Promise.all([1, 2, 3, 4].map(() => stack.call(api.account.greet, {}, others.accessToken)));
    expect(at.filter(({ body }) => body.first)).toHaveLength(1);
  });
});

it('a production stack names its stage, and its functions know who signs in (C10)', async () => {
  expect(await (await fetch(`${stack.endpoints.web}/config.json`)).json()).toMatchObject({ stage: 'prod' });
  expect((await stack.call(api.plans.getUsageSummary, {}, a.accessToken)).body.plan).toBe('Free');
});

describe('signing out', () => {
  it('revokes every token issued so far, in every browser (T-007, AUT-11)', async () => {
    const first = await stack.signUpAndIn();
    const session_id = (await stack.call(api.assessment.startSession, {}, first.accessToken)).body.session_id!;
    const { triage } = sampleAnswers();
    await stack.advanceClock(1_100);
    const second = await stack.signIn(first.email, first.password);
    expect(
      (await stack.call(api.assessment.saveAnswer, { session_id, stage: 0, answers: triage }, second.accessToken))
        .status,
    ).toBe(200);
    expect((await stack.call(api.account.signOut, {}, second.accessToken)).status).toBe(200);
    const before = await tableRows(stack.endpoints, first.sub);
    for (const { accessToken } of [first, second]) {
      const tries = await Promise.all([
        stack.call(api.plans.checkGate, { feature: 'resume_builds' }, accessToken),
        stack.call(api.assessment.startSession, {}, accessToken),
        stack.call(api.assessment.saveAnswer, { session_id, stage: 0, answers: triage }, accessToken),
        stack.call(api.assessment.completeAssessment, { sessionId: session_id }, accessToken),
        stack.call(api.plans.commitGate, { sessionId: session_id }, accessToken),
        stack.call(api.plans.releaseGate, { feature, sessionId: session_id }, accessToken),
        stack.call(api.assessment.deleteAssessment, { session_id }, accessToken),
        stack.call(api.account.signOut, {}, accessToken),
        stack.call(api.assessment.getSession, { session_id }, accessToken),
        stack.call(api.assessment.listAssessments, {}, accessToken),
        stack.call(api.plans.getUsageSummary, {}, accessToken),
      ]);
      expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 401));
    }
    expect(await tableRows(stack.endpoints, first.sub)).toEqual(before);
    await stack.advanceClock(1_100);
    const third = await stack.signIn(first.email, first.password);
    expect((await stack.call(api.assessment.getSession, { session_id }, third.accessToken)).body.stage).toBe(1);
  });
});

describe('the logs', () => {
  it('hold no token, no email address and no answer (G27)', async () => {
    const text = stack.output();
    expect(text).toContain('"event":"request"');
    for (const { email, accessToken, idToken, refreshToken } of [a, b])
      for (const secret of [email, accessToken, idToken, refreshToken]) expect(text.includes(secret)).toBe(false);
    expect(text).not.toContain('scenario_1');
  });
});
