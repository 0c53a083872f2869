import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '#shared/account/terms.ts';
import { api } from '#shared/api.ts';
import { campaignOffer, regularPrice } from '#shared/plans/prices.ts';
import { finishAssessment, startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const DAY = 86_400_000;
const feature = 'career_path_analyses';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const plans = async () => (await stack.call(api.plans.getPlans, {})).body;

describe('what a unit was used for', () => {
  it('stands in the summary: the open assessment, then its result; never more than is counted (USG-17, D-70)', async () => {
    const who = await stack.signUpAndIn();
    const summary = async () => (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
    expect((await summary()).receipts).toEqual([]);
    const { reservation_id } = (await stack.call(api.plans.checkGate, { feature }, who.accessToken)).body;
    expect((await summary()).receipts).toMatchObject([
      { id: reservation_id, feature, amount: 1, title: 'Career Path Analysis, reserved', result_id: null },
    ]);
    const { sessionId, resultId } = await finishAssessment(stack, who, sampleAnswers());
    const done = await summary();
    expect(done.usage[feature].monthly_count).toBe(1);
    expect(done.receipts).toEqual([
      {
        id: sessionId,
        feature,
        amount: 1,
        at: expect.any(String),
        title: 'Career Path Analysis',
        result_id: resultId,
      },
    ]);
  });

  it('leaves no receipt where the use was given back (D-11)', async () => {
    const who = await stack.signUpAndIn();
    const sessionId = await startAssessment(stack, who, sampleAnswers(), { saved: 1 });
    const summary = async () => (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
    expect((await summary()).receipts.map(({ id, title }) => [id, title])).toEqual([
      [sessionId, 'Career Path Analysis, in progress'],
    ]);
    await stack.call(api.plans.releaseGate, { feature, sessionId }, who.accessToken);
    expect(await summary()).toMatchObject({ receipts: [], usage: { [feature]: { monthly_count: 0 } } });
  });
});

describe('prices', () => {
  it('are for everybody, from the one table, with the campaign of the first week (D-05, D-61, BIL-21 to BIL-25)', async () => {
    const { now, campaign, ...rest } = await plans();
    expect(rest).toEqual({ currency: 'EUR', terms_version: termsVersion, prices: regularPrice });
    expect(campaign).toMatchObject({ percent: 30, prices: campaignOffer.prices });
    expect(Date.parse(campaign!.ends_at) - Date.parse(campaign!.starts_at)).toBe(7 * DAY);
    expect(Date.parse(now) - Date.parse(campaign!.starts_at)).toBeLessThan(10 * 60_000);
    expect((await plans()).campaign).toEqual(campaign);
  });

  it('end their campaign on its day, on every load and for every checkout (D-61, D-05)', async () => {
    const { campaign, now } = await plans();
    await stack.kill9();
    await stack.restart();
    expect((await plans()).campaign).toEqual(campaign);
    await stack.advanceClock(Date.parse(campaign!.ends_at) - Date.parse(now) - 60_000);
    expect((await plans()).campaign).toEqual(campaign);
    await stack.advanceClock(61_000);
    expect(await plans()).toMatchObject({ campaign: null, prices: regularPrice });
    const who = await stack.signUpAndIn();
    const late = await stack.call(api.plans.createCheckout, { plan: 'pro', campaign: campaign!.id }, who.accessToken);
    expect(late.status).toBe(409);
    const regular = await stack.call(api.plans.createCheckout, { plan: 'pro' }, who.accessToken);
    expect([regular.status, regular.body.amount]).toEqual([200, regularPrice.pro]);
  });
});

describe('the operator’s own campaign', () => {
  it('runs from its start to its end, whatever the first one did (D-61)', async () => {
    const start = new Date(stack.now() + DAY).toISOString();
    const end = new Date(stack.now() + 3 * DAY).toISOString();
    const own = await startStack({ env: { CAMPAIGN_START: start, CAMPAIGN_END: end } });
    try {
      expect((await own.call(api.plans.getPlans, {})).body.campaign).toBeNull();
      await own.advanceClock(Date.parse(start) - own.now() + 1000);
      expect((await own.call(api.plans.getPlans, {})).body.campaign).toMatchObject({ starts_at: start, ends_at: end });
      await own.advanceClock(2 * DAY);
      expect((await own.call(api.plans.getPlans, {})).body.campaign).toBeNull();
    } finally {
      await own.stop();
    }
  });
});
