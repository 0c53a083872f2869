import { describe, expect, it } from 'vitest';
import { planNote } from '#web/parts/billing/plan-note.ts';

describe('how a plan goes on (D-41)', () => {
  const pro = {
    plan: 'Pro' as const,
    subscribed: true,
    subscription_end: '2026-12-20T12:00:00.000Z',
    cancel_at_period_end: false,
    past_due: false,
    insights_pack_count: 0,
  };

  it('renews, ends, or waits to be paid', () => {
    expect(planNote(pro)).toBe('Renews on Dec 20, 2026.');
    expect(planNote({ ...pro, cancel_at_period_end: true })).toBe(
      'Canceled: Pro stays until Dec 20, 2026. From then on the account is Free. Your results stay until Jan 19, 2027.',
    );
    expect(planNote({ ...pro, past_due: true })).toBe('The renewal has not been paid.');
    expect(planNote({ ...pro, subscription_end: null })).toBe('No end date.');
    expect(planNote({ ...pro, plan: 'Free', subscribed: false, subscription_end: null })).toBe(
      'Free of charge, with no end date.',
    );
  });

  it('names the packs', () => {
    expect(planNote({ ...pro, insights_pack_count: 1 })).toBe('Renews on Dec 20, 2026. With 1 Insights Pack.');
    expect(planNote({ ...pro, insights_pack_count: 2 })).toBe('Renews on Dec 20, 2026. With 2 Insights Packs.');
  });
});
