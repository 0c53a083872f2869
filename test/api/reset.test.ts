import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasedAccount } from '#functions/data/account/account.ts';
import { loggedPerson } from '#functions/outside/log.ts';
import { api } from '#shared/api.ts';
import { countedFeatures } from '#shared/plans/catalogue.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { putRow, tableRows } from '#test/support/stack/table-rows.ts';

const feature = 'career_path_analyses';
const { checkGate, getUsageSummary, resetUsage } = api.plans;

let prod: Stack;
let local: Stack;
beforeAll(async () => {
  [prod, local] = await Promise.all([startStack({ stage: 'prod' }), startStack()]);
});
afterAll(() => Promise.all([prod?.stop(), local?.stop()]));

const summary = async (on: Stack, who: SignedIn) => (await on.call(getUsageSummary, {}, who.accessToken)).body;
const gate = async (on: Stack, who: SignedIn) => (await on.call(checkGate, { feature }, who.accessToken)).body;
const usedUp = async (on: Stack) => {
  const who = await on.signUpAndIn();
  await gate(on, who);
  return who;
};

describe('resetting the own usage', () => {
  it('is refused in production, however it is asked for, and nothing is given back (T-010, D-32, G16, USG-15)', async () => {
    const who = await usedUp(prod);
    const admin = await prod.signInDemo('admin');
    const before = await tableRows(prod.endpoints, who.sub);
    const tries: object[] = [
      { feature },
      {},
      { feature, userId: admin.sub },
      { feature, groups: ['admin'], admin: true },
    ];
    for (const input of tries) {
      const { status, body } = await prod.call(resetUsage, input as never, who.accessToken);
      expect([input, status, (body as unknown as { error: { code: string } }).error.code]).toEqual([
        input,
        403,
        'FORBIDDEN',
      ]);
    }
    expect(await tableRows(prod.endpoints, who.sub)).toEqual(before);
    expect((await summary(prod, who)).can_reset).toBe(false);
    expect(await gate(prod, who)).toMatchObject({ allowed: false, reason: 'PLAN_LIMIT', current_usage: 1, limit: 1 });
    const lines = prod.output().split('\n');
    expect(lines.some((line) => line.includes('"usage-reset-refused"') && line.includes(loggedPerson(who.sub)))).toBe(
      true,
    );
  });

  it('works for administrators there, and for everybody on the local stack (T-010, GAT-09, USG-14, D-33)', async () => {
    const admin = await prod.signInDemo('admin');
    await gate(prod, admin);
    expect((await summary(prod, admin)).can_reset).toBe(true);
    expect((await prod.call(resetUsage, { feature }, admin.accessToken)).body).toEqual({
      feature,
      current: 0,
      limit: 1,
    });

    const who = await usedUp(local);
    expect((await summary(local, who)).can_reset).toBe(true);
    const { status, body } = await local.call(resetUsage, {}, who.accessToken);
    expect([status, body]).toEqual([200, { feature, current: 0, limit: 1 }]);
    expect((await summary(local, who)).usage[feature]).toMatchObject({ monthly_count: 0, limit: 1 });
    expect((await gate(local, who)).allowed).toBe(true);
  });

  it('leaves earlier reservations without effect on the new count (reliability R4)', async () => {
    const who = await local.signUpAndIn();
    const { reservation_id } = await gate(local, who);
    await local.call(resetUsage, { feature }, who.accessToken);
    const released = await local.call(api.plans.releaseGate, { feature, sessionId: reservation_id! }, who.accessToken);
    expect([released.status, released.body.current_usage]).toEqual([200, 0]);
    expect((await gate(local, who)).current_usage).toBe(1);
    const other = await local.call(checkGate, { feature: 'salary_searches' }, who.accessToken);
    await local.call(resetUsage, { feature }, who.accessToken);
    expect(other.body.current_usage).toBe(1);
    expect((await summary(local, who)).usage.salary_searches.monthly_count).toBe(1);
  });
});

describe('an administrator’s reset of somebody', () => {
  const reset = (who: SignedIn, input: object) => prod.call(api.admin.resetUser, input as never, who.accessToken);

  it('accepts only valid numbers and existing features and users, and creates none (T-009)', async () => {
    const admin = await prod.signInDemo('admin');
    const who = await usedUp(prod);
    const good = { user_id: who.sub, feature_type: feature, new_limit: 3 };
    const erased = await prod.signUpAndIn();
    await putRow(prod.endpoints, erasedAccount(erased.sub, 1));
    const before = await tableRows(prod.endpoints);
    for (const new_limit of [-2, 'NaN', 1e9, 1001, '5', 5.5, null, undefined])
      expect([new_limit, (await reset(admin, { ...good, new_limit })).status]).toEqual([new_limit, 400]);
    for (const feature_type of ['x', '', '__proto__', 'realtime_market_intelligence', null])
      expect([feature_type, (await reset(admin, { ...good, feature_type })).status]).toEqual([feature_type, 400]);
    for (const user_id of ['', '../x', 'a#b', null, 7])
      expect([user_id, (await reset(admin, { ...good, user_id })).status]).toEqual([user_id, 400]);
    for (const user_id of ['00000000-0000-4000-8000-000000000000', 'nobody-here', erased.sub])
      expect([user_id, (await reset(admin, { ...good, user_id })).status]).toEqual([user_id, 404]);
    expect(await tableRows(prod.endpoints)).toEqual(before);
  });

  it('of their own usage needs no earlier use (SYS-04)', async () => {
    const admin = await prod.signInDemo('admin');
    const { status, body } = await reset(admin, { user_id: admin.sub, feature_type: 'salary_searches', new_limit: 7 });
    expect([status, body.new_limit, body.current]).toEqual([200, 7, 0]);
  });

  it('may be called by administrators only (T-005, T-009, SYS-09)', async () => {
    const who = await usedUp(prod);
    const input = { user_id: who.sub, feature_type: feature, new_limit: 1000 } as const;
    const before = await tableRows(prod.endpoints, who.sub);
    expect((await prod.call(api.admin.resetUser, input, null)).status).toBe(401);
    expect((await reset(who, input)).status).toBe(403);
    expect((await reset(await prod.signInDemo('Pro'), input)).status).toBe(403);
    expect(await tableRows(prod.endpoints, who.sub)).toEqual(before);
  });

  it('touches one feature of one account and leaves one record of who did it (T-009, SYS-04)', async () => {
    const admin = await prod.signInDemo('admin');
    const who = await usedUp(prod);
    const auditsBefore = (await tableRows(prod.endpoints)).filter(({ pk }) => pk === 'AUDIT').length;
    const was = await summary(prod, who);
    const { status, body } = await reset(admin, { user_id: who.sub, feature_type: feature, new_limit: 3 });
    expect([status, body]).toEqual([
      200,
      { user_id: who.sub, feature_type: feature, old_limit: 1, new_limit: 3, current: 0 },
    ]);
    const now = await summary(prod, who);
    for (const each of countedFeatures) {
      const key = each as keyof typeof now.usage;
      if (each === feature) expect(now.usage[key]).toMatchObject({ limit: 3, monthly_count: 0 });
      else expect(now.usage[key].limit).toEqual(was.usage[key].limit);
    }
    const audits = (await tableRows(prod.endpoints)).filter(({ pk }) => pk === 'AUDIT');
    expect(audits).toHaveLength(auditsBefore + 1);
    expect(audits.find(({ whom }) => whom === who.sub)).toMatchObject({
      by: admin.sub,
      feature,
      oldLimit: 1,
      newLimit: 3,
      oldUsed: 1,
    });
    const answers = [await gate(prod, who), await gate(prod, who), await gate(prod, who), await gate(prod, who)];
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    await prod.advanceClock(31 * 86_400_000);
    const later = await prod.signIn(who.email, who.password);
    expect((await summary(prod, { ...who, ...later })).usage[feature]).toMatchObject({ limit: 1, monthly_count: 0 });
  });
});
