import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { type CountedFeature, type Feature, limitOf, type Plan } from '#shared/plans/catalogue.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { atOnce } from '#test/support/harness/at-once.ts';
import { expectCountedOnce, timed } from '#test/support/harness/counted-once.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { noSuchId } from '#test/support/stack/ids.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

const { checkGate, commitGate, releaseGate, getUsageSummary } = api.plans;
const analyses = 'career_path_analyses';
const seeds = Number(process.env.WAYMARK_SEEDS ?? 1);
const times = (count: number) => Array.from({ length: count }, (_, position) => position);

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const person = async (plan: Plan = 'free', packs = 0): Promise<SignedIn> => {
  const somebody = await stack.signUpAndIn();
  if (plan !== 'free' || packs > 0) await grant(stack, somebody.sub, { plan, packs });
  return somebody;
};
const gate = (who: SignedIn, input: object, headers?: Record<string, string>) =>
  stack.call(checkGate, input as never, who.accessToken, headers ? { headers } : {});
const used = async (who: SignedIn, feature: CountedFeature = analyses): Promise<number> => {
  const { body } = await stack.call(getUsageSummary, {}, who.accessToken);
  return body.usage[feature].daily_count + body.usage[feature].monthly_count;
};
const release = (who: SignedIn, sessionId: string, feature: Feature = analyses) =>
  stack.call(releaseGate, { feature, sessionId }, who.accessToken);
const commit = (who: SignedIn, sessionId: string) => stack.call(commitGate, { sessionId }, who.accessToken);

describe('the gate', () => {
  const cases: [Plan, CountedFeature][] = [
    ['free', analyses],
    ['pro', analyses],
    ['pro', 'resume_builds'],
    ['pro', 'smart_matches_daily'],
  ];
  it.each(cases.flatMap((each) => times(seeds).map((seed) => [...each, seed] as const)))(
    'allows exactly the limit among 200 at once: %s, %s, round %i (T-027, G1, GAT-11, GAT-12, GAT-14)',
    async (plan, feature) => {
      const who = await person(plan);
      const limit = limitOf(feature, plan, 0);
      const answers = await atOnce(200, () => timed(() => gate(who, { feature })));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expectCountedOnce(limit, answers);
      const allowed = answers.filter(({ body }) => body.allowed);
      expect(new Set(allowed.map(({ body }) => body.reservation_id)).size).toBe(limit);
      for (const { body } of answers.filter((each) => !each.body.allowed))
        expect(body).toMatchObject({ allowed: false, reason: 'PLAN_LIMIT', limit, current_usage: limit });
      expect(await used(who, feature)).toBe(limit);
    },
  );

  it('reserves one when neither amount nor mode are given (GAT-04, GAT-06, GAT-30, GAT-32)', async () => {
    const who = await person('pro');
    const { status, body } = await gate(who, { feature: 'resume_builds' });
    expect(status).toBe(200);
    expect(body).toEqual({
      allowed: true,
      reason: null,
      current_usage: 1,
      limit: 20,
      plan: 'Pro',
      reservation_id: expect.stringMatching(/^[0-9a-f]{32}-[0-9a-z]{9}$/),
    });
  });

  it('denies with 200, five fields and no Retry-After (T-044, C3, GAT-17, GAT-22, GAT-23, SEC-03)', async () => {
    const who = await person();
    const locked = await gate(who, { feature: 'industry_reports' });
    expect([locked.status, locked.body]).toEqual([
      200,
      { allowed: false, reason: 'FEATURE_LOCKED', current_usage: 0, limit: 0, plan: 'Free' },
    ]);
    await gate(who, { feature: analyses });
    const full = await gate(who, { feature: analyses });
    expect([full.status, full.body]).toEqual([
      200,
      { allowed: false, reason: 'PLAN_LIMIT', current_usage: 1, limit: 1, plan: 'Free' },
    ]);
    expect(full.headers.get('retry-after')).toBeNull();
  });

  it('never refuses what has no limit, and counts it (GAT-13, GAT-16)', async () => {
    const who = await person('switch');
    const answers = await Promise.all(times(30).map(() => gate(who, { feature: 'salary_searches', amount: 10 })));
    expect(answers.every(({ body }) => body.allowed && body.limit === -1)).toBe(true);
    expect(await used(who, 'salary_searches')).toBe(300);
  });

  it('opens market intelligence for subscribers and counts nothing (T-032, GAT-02, SEC-03, SEC-04)', async () => {
    const feature = 'realtime_market_intelligence';
    const [free, pro, max] = [await person(), await person('pro'), await person('switch')];
    expect((await gate(free, { feature })).body).toMatchObject({ allowed: false, reason: 'FEATURE_LOCKED', limit: 0 });
    const open = { allowed: true, reason: null, current_usage: 0, limit: -1 };
    expect((await gate(pro, { feature })).body).toEqual({ ...open, plan: 'Pro' });
    expect((await gate(max, { feature })).body).toEqual({ ...open, plan: 'Max' });
    expect(Object.keys((await stack.call(getUsageSummary, {}, pro.accessToken)).body.usage)).toHaveLength(6);
  });

  it('adds what packs add, for those whose plan has the feature at all (GAT-15, GAT-18, GAT-19)', async () => {
    const limits = async (plan: Plan) => {
      const who = await person(plan, 1);
      const of = async (feature: Feature) => (await gate(who, { feature })).body.limit;
      return [await of('industry_reports'), await of('trends_real_time_industries')];
    };
    expect([await limits('free'), await limits('pro'), await limits('switch')]).toEqual([
      [0, 0],
      [3, 7],
      [5, -1],
    ]);
  });

  it.each([0, -1, 1.5, '1', '1e3', 1e308, 'NaN', null, [], {}, true, 101, 2 ** 53])(
    'refuses an amount of %j and counts nothing (T-030)',
    async (amount) => {
      const who = await person('pro');
      const { status, body } = await gate(who, { feature: analyses, amount });
      expect([status, (body as never as { error: { field: string } }).error.field]).toEqual([400, 'amount']);
      expect(await used(who)).toBe(0);
    },
  );

  it('grants whole amounts or nothing, and all there is (T-031)', async () => {
    const who = await person('pro');
    await gate(who, { feature: analyses, amount: 3 });
    expect((await gate(who, { feature: analyses, amount: 3 })).body.allowed).toBe(false);
    const amounts = times(30).map((position) => 1 + (position % 4));
    const answers = await Promise.all(amounts.map((amount) => gate(who, { feature: analyses, amount })));
    const granted = answers.reduce((sum, { body }, position) => sum + (body.allowed ? amounts[position]! : 0), 0);
    expect(granted).toBeLessThanOrEqual(2);
    const last = await gate(who, { feature: analyses, amount: 1 });
    expect(last.body.allowed).toBe(granted < 2);
    expect(await used(who)).toBe(3 + granted + (last.body.allowed ? 1 : 0));
  });

  it.each([
    ...[
      'x',
      '',
      '__proto__',
      'constructor',
      'toString',
      'RESUME_BUILDS',
      'resume_builds ',
      null,
      ['resume_builds'],
    ].map((feature) => ({ feature })),
    ...['release', 'COMMIT', '', 1].map((mode) => ({ feature: analyses, mode })),
  ])('refuses %j (T-032, GAT-01)', async (input) => {
    const who = await person();
    const { status, body } = await gate(who, input);
    const field = 'mode' in input ? 'mode' : 'feature';
    expect([status, (body as never as { error: { field: string } }).error.field]).toEqual([400, field]);
    expect(await used(who)).toBe(0);
  });
});

describe('a reservation', () => {
  it('goes back once, however often and however fast that is asked for (T-034, G4)', async () => {
    const who = await person('pro');
    const [first, second] = [await gate(who, { feature: analyses }), await gate(who, { feature: analyses })];
    const storm = await Promise.all(times(50).map(() => release(who, first.body.reservation_id!)));
    expect(storm.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(storm.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await used(who)).toBe(1);
    const commits = await Promise.all(times(10).map(() => commit(who, second.body.reservation_id!)));
    expect(commits.map(({ status, body }) => [status, body.committed, body.current_usage])).toEqual(
      times(10).map(() => [200, true, 1]),
    );
    await Promise.all(times(50).map(() => release(who, second.body.reservation_id!)));
    expect(await used(who)).toBe(1);
  });

  it('can be committed through the gate as well, and counts once (GAT-05, GAT-07, D-11)', async () => {
    const who = await person('pro');
    const { body } = await gate(who, { feature: analyses });
    const through = await gate(who, { feature: analyses, mode: 'commit', sessionId: body.reservation_id });
    expect([through.status, through.body.current_usage]).toEqual([200, 1]);
    expect((await commit(who, body.reservation_id!)).body).toMatchObject({ committed: true, current_usage: 1 });
    expect((await gate(who, { feature: analyses, mode: 'commit' })).status).toBe(400);
    expect(await used(who)).toBe(1);
  });

  it('of a smart match is not taken by a click: only what was delivered counts (D-95)', async () => {
    const who = await person();
    const feature = 'smart_matches_daily';
    expect((await gate(who, { feature, mode: 'commit' })).status).toBe(400);
    const { usage } = (await stack.call(getUsageSummary, {}, who.accessToken)).body;
    expect(usage[feature]!.daily_count).toBe(0);
  });

  it('belongs to its owner: another’s id is as unknown as a made-up one (GAT-07, GAT-08, D-30)', async () => {
    const [mine, other] = [await person(), await person()];
    const { body } = await gate(mine, { feature: analyses });
    const foreign = await release(other, body.reservation_id!);
    const missing = await release(other, noSuchId);
    const blind = (text: string) => text.replace(/"correlationId":"[^"]*"/, '');
    expect([foreign.status, blind(foreign.text)]).toEqual([404, blind(missing.text)]);
    expect(await used(mine)).toBe(1);
  });

  it('has one effect and one answer per Idempotency-Key (T-041, G4)', async () => {
    const who = await person('pro');
    const key = { 'idempotency-key': 'one-click-of-a-button' };
    const atOnce = await Promise.all(times(10).map(() => gate(who, { feature: analyses }, key)));
    const later = [];
    for (const _ of times(10)) later.push(await gate(who, { feature: analyses }, key));
    expect(new Set([...atOnce, ...later].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await used(who)).toBe(1);
    expect((await gate(who, { feature: analyses, amount: 2 }, key)).status).toBe(409);
    expect((await gate(who, { feature: analyses }, { 'idempotency-key': 'short' })).status).toBe(400);
    expect(await used(who)).toBe(1);
  });
});

describe('an Idempotency-Key', () => {
  const shuffled = <T>(list: T[], seed: number) =>
    list
      .map((each, position) => ({ each, rank: Math.imul(position + 1, 2_654_435_761 + seed) >>> 0 }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ each }) => each);

  it('counts once, however many others a day brings and in whatever order they are repeated (C4, R5)', async () => {
    const who = await person('pro');
    const feature = 'resume_builds';
    const call = (position: number, amount?: number) =>
      gate(who, { feature, ...(amount && { amount }) }, { 'idempotency-key': `reservation-${position}` });
    const first = [];
    for (const position of times(20)) first.push(await call(position));
    for (const position of shuffled(times(20), 7)) expect((await call(position)).text).toBe(first[position]!.text);
    expect(await used(who, feature)).toBe(20);
    // the same key with another body is a conflict
    for (const position of shuffled(times(20), 3)) expect((await call(position, 2)).status).toBe(409);
    expect(await used(who, feature)).toBe(20);
    // a refusal is not recorded, and a recorded call is answered even when the limit is reached
    expect((await call(20)).body).toMatchObject({ allowed: false, reason: 'PLAN_LIMIT' });
    expect((await call(19)).text).toBe(first[19]!.text);
  });

  it('leaves the account as small as it was', async () => {
    const who = await person('pro');
    const size = async () => {
      const rows = await tableRows(stack.endpoints, who.sub);
      return JSON.stringify(rows.find(({ sk }) => sk === 'ACCOUNT')).length;
    };
    const feature = 'smart_matches_daily';
    const click = async (key: string) => {
      const { body } = await gate(who, { feature });
      await gate(who, { feature, mode: 'commit', sessionId: body.reservation_id }, { 'idempotency-key': key });
    };
    await click('first-click');
    const before = await size();
    for (const position of times(8)) await click(`click-number-${position}`);
    expect(await size()).toBeLessThan(before + 10);
  });

  it('allows exactly the limit among 60 at once, each under a key of its own (T-027, G1)', async () => {
    const who = await person('pro');
    const answers = await atOnce(60, (position) =>
      gate(who, { feature: analyses }, { 'idempotency-key': `at-once-${position}` }),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    // with a key the count is recorded together with its effect, so each sees its own even after a lost answer
    const allowed = answers.filter(({ body }) => body.allowed).map(({ body }) => body.current_usage);
    expect(allowed.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });
});

// the clock only moves forward, so these come last
describe('time', () => {
  it('frees an abandoned reservation at the first look after 15 minutes, without a sweeper (G5)', async () => {
    const who = await person();
    await gate(who, { feature: analyses });
    await stack.advanceClock(15 * 60_000 - 5_000);
    expect((await gate(who, { feature: analyses })).body.allowed).toBe(false);
    await stack.advanceClock(6_000);
    expect(await used(who)).toBe(0);
    expect((await gate(who, { feature: analyses })).body).toMatchObject({ allowed: true, current_usage: 1 });
  });

  it('forgets a commit after a day, and never takes what expired for committed (G5, C12)', async () => {
    let who = await person('pro');
    const [committed, abandoned] = [await gate(who, { feature: analyses }), await gate(who, { feature: analyses })];
    expect((await commit(who, committed.body.reservation_id!)).status).toBe(200);
    await stack.advanceClock(15 * 60_000 + 1000);
    expect((await commit(who, committed.body.reservation_id!)).status).toBe(200);
    expect((await commit(who, abandoned.body.reservation_id!)).status).toBe(404);
    expect(await used(who)).toBe(1);
    await stack.advanceClock(24 * 3_600_000);
    who = await stack.signIn(who.email, who.password);
    expect((await commit(who, committed.body.reservation_id!)).status).toBe(404);
    expect((await release(who, committed.body.reservation_id!)).status).toBe(404);
    expect(await used(who)).toBe(1);
  });

  it('forgets an Idempotency-Key after a day', async () => {
    let who = await person('pro');
    const call = () => gate(who, { feature: 'resume_builds' }, { 'idempotency-key': 'the-same-click' });
    const first = await call();
    await stack.advanceClock(24 * 3_600_000 - 5_000);
    who = await stack.signIn(who.email, who.password);
    expect((await call()).text).toBe(first.text);
    await stack.advanceClock(6_000);
    const later = await call();
    expect(later.body.reservation_id).not.toBe(first.body.reservation_id);
  });

  it('starts every period once, under 50 first requests at once (G24, T-046, GAT-20, GAT-21)', async () => {
    let who = await person('pro');
    await gate(who, { feature: 'smart_matches_daily', amount: 50 });
    const full = await gate(who, { feature: 'smart_matches_daily' });
    expect(full.body).toMatchObject({ allowed: false, current_usage: 50 });
    for (const _ of times(5))
      await gate(who, { feature: 'resume_builds' }).then(({ body }) =>
        gate(who, { feature: 'resume_builds', mode: 'commit', sessionId: body.reservation_id }),
      );
    const untilMidnight = 86_400_000 - (stack.now() % 86_400_000);
    await stack.advanceClock(untilMidnight - 3_000);
    who = await stack.signIn(who.email, who.password);
    await stack.advanceClock(4_000);
    const morning = await Promise.all(times(50).map(() => timed(() => gate(who, { feature: 'smart_matches_daily' }))));
    expectCountedOnce(50, morning);
    expect(await used(who, 'resume_builds')).toBe(5);

    await stack.advanceClock(30 * 86_400_000);
    who = await stack.signIn(who.email, who.password);
    const month = await Promise.all(times(50).map(() => gate(who, { feature: 'resume_builds' })));
    expect(month.filter(({ body }) => body.allowed)).toHaveLength(20);
    expect(await used(who, 'resume_builds')).toBe(20);
  });

  it('ends a paid plan at its end, in the middle of everything (D-41, DAT-02)', async () => {
    const who = await stack.signUpAndIn();
    await grant(stack, who.sub, { plan: 'pro', paidUntil: stack.now() + 60_000 });
    expect((await gate(who, { feature: analyses })).body).toMatchObject({ allowed: true, limit: 5, plan: 'Pro' });
    await stack.advanceClock(61_000);
    expect((await gate(who, { feature: analyses })).body).toMatchObject({ allowed: false, limit: 1, plan: 'Free' });
    const { body } = await stack.call(api.plans.checkSubscription, {}, who.accessToken);
    expect(body).toMatchObject({ subscribed: false, subscription_tier: 'Free', subscription_end: null });
  });
});
