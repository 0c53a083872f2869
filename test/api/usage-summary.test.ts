import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { countedFeatures, limitOf } from '#shared/plans/catalogue.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { checkGate, getUsageSummary } = api.plans;
const DAY_MS = 86_400_000;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

describe('the usage summary', () => {
  it('holds the plan, its packs, the next reset and an entry for each counted feature (DAT-03, DAT-04)', async () => {
    const who = await stack.signUpAndIn();
    await grant(stack, who.sub, { plan: 'pro', packs: 2 });
    const began = stack.now();
    for (const feature of ['resume_builds', 'resume_builds', 'salary_searches'] as const)
      await stack.call(checkGate, { feature }, who.accessToken);

    const { body } = await stack.call(getUsageSummary, {}, who.accessToken);
    expect(body).toMatchObject({ plan: 'Pro', subscribed: true, insights_pack_count: 2 });
    expect(Object.keys(body.usage).sort()).toEqual([...countedFeatures].sort());
    for (const feature of countedFeatures) expect(body.usage[feature].limit, feature).toBe(limitOf(feature, 'pro', 2));
    expect(body.usage.resume_builds).toMatchObject({ daily_count: 0, monthly_count: 2 });
    expect(body.usage.salary_searches).toMatchObject({ daily_count: 0, monthly_count: 1 });

    // a started assessment counts as used and as under way (U10)
    expect(body.usage.career_path_analyses).toMatchObject({ monthly_count: 0, under_way: 0 });
    await stack.call(api.assessment.startSession, {}, who.accessToken);
    const { usage } = (await stack.call(getUsageSummary, {}, who.accessToken)).body;
    expect(usage.career_path_analyses).toMatchObject({ monthly_count: 1, under_way: 1 });

    const { last_daily_reset, last_monthly_reset } = body.usage.smart_matches_daily;
    expect(Date.parse(last_daily_reset) % DAY_MS).toBe(0);
    expect(began - Date.parse(last_daily_reset)).toBeLessThan(DAY_MS);
    expect(Date.parse(last_monthly_reset)).toBeLessThanOrEqual(stack.now());
    expect(Date.parse(body.next_reset)).toBeGreaterThan(stack.now());
  });
});
