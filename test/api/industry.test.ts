import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import type { CountedFeature, Plan } from '#shared/plans/catalogue.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { industryReport, industryTrend, getMarketOverview } = api.market;

let stack: Stack;
let names: string[];
beforeAll(async () => {
  stack = await startStack();
  const who = await person('pro');
  const { body } = await stack.call(getMarketOverview, { endpoint: 'overview' }, who.accessToken);
  names = body.industryHealth.map(({ industry }) => industry);
});
afterAll(() => stack?.stop());

const person = async (plan: Plan, packs = 0): Promise<SignedIn> => {
  const somebody = await stack.signUpAndIn();
  if (plan !== 'free' || packs > 0) await grant(stack, somebody.sub, { plan, packs });
  return somebody;
};
const report = async (who: SignedIn, industry = 'Construction') =>
  (await stack.call(industryReport, { industry }, who.accessToken)).body;
const trend = async (who: SignedIn, industry = 'Construction') =>
  (await stack.call(industryTrend, { industry }, who.accessToken)).body;
const summary = async (who: SignedIn) => (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
const used = async (who: SignedIn, feature: CountedFeature) => (await summary(who)).usage[feature].monthly_count;

describe('an industry report', () => {
  it('is a page and a PDF of the current figures, and its receipt names the industry (GAT-31, D-70)', async () => {
    const who = await person('pro');
    const answer = await report(who, 'Construction');
    if (!('html' in answer)) throw new Error('denied');
    const { body: overview } = await stack.call(getMarketOverview, { endpoint: 'overview' }, who.accessToken);
    const { healthScore } = overview.industryHealth.find(({ industry }) => industry === 'Construction')!;
    expect(answer.html).toContain('Industry report: Construction');
    expect(answer.html).toContain(`a health score of ${Math.round(healthScore!)} of 100`);
    expect(answer.html).not.toMatch(/<script|\son\w+=/i);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(answer.pdf, 'base64'))), {
      mergePages: true,
    });
    expect(text).toContain(`a health score of ${Math.round(healthScore!)} of 100`);
    expect((await summary(who)).receipts).toMatchObject([
      { feature: 'industry_reports', title: 'Industry Report: Construction' },
    ]);
  });

  it.each([
    ['free', 0, 0],
    ['free', 1, 0],
    ['pro', 0, 2],
    ['pro', 1, 3],
    ['switch', 0, 4],
  ] as const)('on %s with %i packs there are %i a month (GAT-15, GAT-18, T-045)', async (plan, packs, limit) => {
    const who = await person(plan, packs);
    const answers = await Promise.all(Array.from({ length: limit }, () => report(who)));
    expect(answers.every((answer) => 'html' in answer)).toBe(true);
    expect(await report(who)).toEqual({
      allowed: false,
      reason: limit === 0 ? 'FEATURE_LOCKED' : 'PLAN_LIMIT',
      current_usage: limit,
      limit,
      plan: { free: 'Free', pro: 'Pro', switch: 'Max' }[plan],
    });
    expect(await used(who, 'industry_reports')).toBe(limit);
  });
});

describe('a live trend', () => {
  it('is what the publishers and our versions say about the industry, each with its source', async () => {
    const answer = await trend(await person('pro'), 'Construction');
    if (!('series' in answer)) throw new Error('denied');
    const keys = answer.series.map(({ key }) => key);
    expect([keys[0], keys.at(-1)]).toEqual(['employment', 'health']);
    const [employment] = answer.series;
    expect(employment!.provenance.source).toBe('BLS, Current Employment Statistics');
    expect(employment!.points.length).toBeGreaterThan(12);
    expect(employment!.points.at(-1)!.value).toBeGreaterThan(5_000_000);
    const dates = employment!.points.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  });

  it('costs one unit per industry in 24 hours; a repeat is free (D-83, GAT-16)', async () => {
    const who = await person('pro');
    expect(names.length).toBeGreaterThanOrEqual(6);
    for (const name of [...names.slice(0, 5), names[0]!, names[1]!])
      expect('series' in (await trend(who, name)), name).toBe(true);
    expect(await used(who, 'trends_real_time_industries')).toBe(5);
    expect(await trend(who, names[5]!)).toMatchObject({ allowed: false, reason: 'PLAN_LIMIT', limit: 5 });
    expect('series' in (await trend(who, names[0]!))).toBe(true);
    // a pack allows two more
    await grant(stack, who.sub, { plan: 'pro', packs: 1 });
    expect('series' in (await trend(who, names[5]!))).toBe(true);
    expect((await summary(who)).usage.trends_real_time_industries).toMatchObject({ limit: 7, monthly_count: 6 });
  });

  it('has no limit on Max, and is locked on Free', async () => {
    const who = await person('switch', 1);
    for (const name of names) expect('series' in (await trend(who, name))).toBe(true);
    expect(await trend(await person('free', 1))).toMatchObject({ allowed: false, reason: 'FEATURE_LOCKED', limit: 0 });
  });
});

it.each(['Nowhere', '__proto__', 'construction', ' '])('neither counts an unknown industry: "%s"', async (industry) => {
  const who = await person('pro');
  for (const route of [industryReport, industryTrend])
    expect((await stack.call(route, { industry }, who.accessToken)).status).toBe(404);
  const { receipts, usage } = await summary(who);
  expect([receipts, usage.industry_reports.monthly_count, usage.trends_real_time_industries.monthly_count]).toEqual([
    [],
    0,
    0,
  ]);
});
