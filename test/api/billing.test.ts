import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { limitOf } from '#shared/plans/catalogue.ts';
import { campaignOffer, regularPrice } from '#shared/plans/prices.ts';
import { billingOf } from '#test/support/billing.ts';
import { type Stack, startStack } from '#test/support/stack.ts';
import { tableRows } from '#test/support/table-rows.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const billing = billingOf(() => stack);
const sessionsPath = '/v1/checkout/sessions';

describe('a checkout', () => {
  it.each(['pro', 'switch'] as const)(
    'for %s charges the regular price, and the plan is there when it is paid (BIL-05, BIL-08, BIL-09, BIL-20, BIL-30)',
    async (plan) => {
      const who = await stack.signUpAndIn();
      const { status, body } = await billing.checkout(who, { plan });
      expect([status, body]).toEqual([
        200,
        {
          url: expect.stringContaining(stack.endpoints.stripe),
          amount: regularPrice[plan],
          currency: 'EUR',
          kind: 'checkout',
        },
      ]);
      expect(await billing.subscription(who)).toMatchObject({ subscribed: false, subscription_tier: 'Free' });
      const paid = await billing.pay(body.url);
      expect([paid.status, paid.location]).toEqual([303, `${stack.endpoints.web}/#checkout-success`]);
      await billing.settled();
      const subscription = await billing.subscription(who);
      expect(subscription).toMatchObject({
        subscribed: true,
        subscription_tier: plan === 'pro' ? 'Pro' : 'Max',
        cancel_at_period_end: false,
        past_due_until: null,
      });
      const days = (Date.parse(subscription.subscription_end!) - stack.now()) / 86_400_000;
      expect(days).toBeGreaterThan(27);
      expect(days).toBeLessThan(32);
      const [invoice] = (await billing.stripe().invoices.list({ customer: await customerOf(who.sub) })).data;
      expect(invoice?.amount_paid).toBe(regularPrice[plan]);
    },
  );
});

async function customerOf(sub: string): Promise<string> {
  const row = (await tableRows(stack.endpoints)).find(
    (each) => each.sub === sub && String(each.pk).startsWith('CUSTOMER#'),
  );
  return String(row?.pk).slice('CUSTOMER#'.length);
}
