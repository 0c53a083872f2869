import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { reasonText } from '#shared/plans/reason-text.ts';
import { salariesRoutes } from '#shared/salaries/contract.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { salaryComparison } = salariesRoutes;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const compare = (who: SignedIn | null, roleId: string) =>
  stack.call(salaryComparison, { roleId }, who?.accessToken ?? null);
const summary = async (who: SignedIn) => (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
const used = async (who: SignedIn) => (await summary(who)).usage.salary_searches.monthly_count;

describe('POST salary-comparison', () => {
  it('answers with comparisons and insights in the specified form, and all states (SAL-01, SAL-03)', async () => {
    const who = await stack.signUpAndIn();
    const { status, body } = await compare(who, 'software_engineer');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      roleId: 'software_engineer',
      code: '15-1252.00',
      title: 'Software Developers',
      insights: {
        highestPaying: { country: expect.any(String), formatted: { medianUSD: expect.stringMatching(/^\$/) } },
        lowestPaying: { country: expect.any(String), formatted: { medianUSD: expect.stringMatching(/^\$/) } },
        averageMedian: expect.any(Number),
      },
      states_provenance: { kind: 'observed', date: '2025-05' },
    });
    if (!('comparisons' in body)) throw new Error('denied');
    expect(body.comparisons.length).toBeGreaterThan(100);
    expect(body.comparisons.find(({ country }) => country === 'Germany')).toMatchObject({
      currency: 'EUR',
      formatted: {
        min: expect.stringMatching(/^€/),
        median: expect.stringMatching(/^€/),
        max: expect.stringMatching(/^€/),
        minUSD: expect.stringMatching(/^\$/),
        medianUSD: expect.stringMatching(/^\$/),
        maxUSD: expect.stringMatching(/^\$/),
      },
      provenance: { kind: 'estimate' },
    });
    expect(body.states).toHaveLength(51);
    expect(body.states).toContainEqual({
      state: 'CA',
      name: 'California',
      medianUSD: 174_410,
      formatted: { median: '$174,410' },
      employment: 284_390,
    });
  });

  it('is one salary search per role and day, whatever name the role goes by (D-83, GAT-13, GAT-31)', async () => {
    const who = await stack.signUpAndIn();
    for (const roleId of ['product_manager', 'product_manager', '11-2021.00', 'marketing_manager'])
      expect(await compare(who, roleId)).toMatchObject({ status: 200, body: { code: '11-2021.00' } });
    expect(await used(who)).toBe(1);
    expect((await summary(who)).receipts.map(({ title }) => title)).toEqual(['Salaries: Marketing Managers']);
  });

  it('refuses the fourth role of a month on Free, and none on Pro (GAT-13, GAT-23)', async () => {
    const who = await stack.signUpAndIn();
    const roles = ['29-1141.00', '47-2111.00', '25-2031.00'];
    for (const role of roles) expect((await compare(who, role)).body).toMatchObject({ code: role });
    const { status, body } = await compare(who, 'data_scientist');
    expect([status, body]).toEqual([
      200,
      { allowed: false, reason: 'PLAN_LIMIT', plan: 'Free', limit: 3, current_usage: 3 },
    ]);
    expect(reasonText({ reason: 'PLAN_LIMIT', feature: 'salary_searches', plan: 'Free', current: 3, limit: 3 })).toBe(
      "You've reached your monthly limit for Salary Database Search (3/3).",
    );
    for (const role of roles) expect((await compare(who, role)).body).toMatchObject({ code: role });
    await grant(stack, who.sub, { plan: 'pro' });
    expect((await compare(who, 'data_scientist')).body).toMatchObject({ code: '15-2051.00' });
  });

  it('costs nothing when there is nothing to compare, and says why', async () => {
    const who = await stack.signUpAndIn();
    expect(await compare(null, 'data_scientist')).toMatchObject({ status: 401 });
    expect(await compare(who, 'space_pirate')).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND', field: 'roleId' } },
    });
    for (const roleId of ['', '15-1252', 'constructor', '__proto__', "' or 1=1 --", 'x'.repeat(500)])
      expect([400, 404]).toContain((await compare(who, roleId)).status);
    expect(await used(who)).toBe(0);
  });
});
