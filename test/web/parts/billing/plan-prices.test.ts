import { describe, expect, it } from 'vitest';
import { campaignOffer, regularPrice } from '#shared/plans/prices.ts';
import { amountText, endsIn, monthlyText, type Plans, priceOf } from '#web/parts/billing/plan-prices.ts';

const at = (ms: number) => new Date(ms).toISOString();
const NOW = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;

const regular: Plans = { currency: 'EUR', now: at(NOW), terms_version: '1', prices: regularPrice, campaign: null };
const during = (endsAt: number): Plans => ({
  ...regular,
  campaign: { id: 'c1', ...campaignOffer, starts_at: at(NOW - DAY_MS), ends_at: at(endsAt) },
});

describe('the price of now', () => {
  it('is the regular one outside a campaign, with nothing struck out (D-05, BIL-21, BIL-23, BIL-25)', () => {
    expect(regularPrice).toEqual({ pro: 1990, switch: 3490, addon: 490 });
    for (const plan of ['pro', 'switch', 'addon'] as const)
      expect(priceOf(regular, plan)).toEqual({ amount: regularPrice[plan], list: null, percent: null, campaign: null });
  });

  it('is that of the campaign for the plans, and the pack is never reduced (BIL-22, BIL-24, BIL-25)', () => {
    const plans = during(NOW + DAY_MS);
    expect(priceOf(plans, 'pro')).toEqual({ amount: 1393, list: 1990, percent: 30, campaign: 'c1' });
    expect(priceOf(plans, 'switch')).toEqual({ amount: 2793, list: 3990, percent: 30, campaign: 'c1' });
    expect(priceOf(plans, 'addon')).toEqual({ amount: 490, list: null, percent: null, campaign: null });
  });

  it('is written with its term', () => {
    expect(amountText('switch', 3490)).toBe('€34.90 a month');
    expect(amountText('addon', 490)).toBe('€4.90 once');
    expect(monthlyText(regular, 'pro')).toBe('€19.90/mo');
    expect(monthlyText(during(Date.UTC(2026, 10, 25)), 'switch')).toBe(
      '€27.93/mo if you start by Nov 25, 2026, else €34.90/mo',
    );
  });
});

describe('asking again when a campaign ends (D-61)', () => {
  it('waits for exactly that, by the server’s clock', () => {
    expect(endsIn(during(NOW + 60_000), 0)).toBe(60_000);
    expect(endsIn(during(NOW + 60_000), 20_000)).toBe(40_000);
  });

  it('neither hammers the server nor outlives a timer', () => {
    expect(endsIn(during(NOW - 5), 0)).toBe(1_000);
    expect(endsIn(during(NOW + 90 * DAY_MS), 0)).toBe(DAY_MS);
  });

  it('asks for nothing without one', () => {
    expect(endsIn(regular, 0)).toBe(false);
    expect(endsIn(undefined, 0)).toBe(false);
  });
});
