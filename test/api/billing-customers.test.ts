import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { billingOf } from '#test/support/billing/billing.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

/** Customers that were deleted at Stripe. */
let stack: Stack;
let stripe: Stripe;
beforeAll(async () => {
  stack = await startStack();
  stripe = billing.stripe();
});
afterAll(() => stack?.stop());

const billing = billingOf(() => stack);

/** the existing ones, without the deleted */
const customersOf = async (who: SignedIn) =>
  (await stripe.customers.list({ limit: 100 })).data
    .filter(({ metadata }) => metadata?.sub === who.sub)
    .map(({ id }) => id);
const deleteCustomer = async (who: SignedIn) => {
  const [customer] = (await customersOf(who)) as [string];
  await stripe.customers.del(customer);
  return customer;
};

describe('a customer that was deleted at Stripe', () => {
  it('is replaced by exactly one, however many checkouts are begun at once (G11)', async () => {
    const who = await stack.signUpAndIn();
    await billing.checkout(who, { plan: 'pro' });
    const deleted = await deleteCustomer(who);
    const answers = await Promise.all(Array.from({ length: 10 }, () => billing.checkout(who, { plan: 'pro' })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    const [replacement, ...more] = await customersOf(who);
    expect(more).toEqual([]);
    expect(replacement).not.toBe(deleted);
    const [account] = (await tableRows(stack.endpoints, who.sub)).filter(({ sk }) => sk === 'ACCOUNT');
    expect(JSON.stringify(account)).toContain(`"formerCustomers":["${deleted}"]`);
    expect((await billing.pay(answers[0]!.body.url)).status).toBe(303);
    await billing.settled();
    expect(await billing.subscription(who)).toMatchObject({ subscription_tier: 'Pro' });
  });

  it('is replaced by the portal and by the terms, too, and again when the next one is deleted', async () => {
    const who = await stack.signUpAndIn();
    await billing.checkout(who, { plan: 'pro' });
    await deleteCustomer(who);
    const opened = await Promise.all(Array.from({ length: 3 }, () => billing.portal(who)));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await customersOf(who)).toHaveLength(1);
    await deleteCustomer(who);
    const { status } = await billing.checkout(who, { plan: 'switch', termsAccepted: true });
    expect([status, (await customersOf(who)).length]).toEqual([200, 1]);
  });

  it('keeps what was paid: packs still count, and its late events and the daily job change nothing (G10)', async () => {
    const who = await stack.signUpAndIn();
    await billing.buy(who, 'pro');
    await billing.settled();
    await billing.buy(who, 'addon');
    await billing.settled();
    const deleted = await deleteCustomer(who);
    await billing.settled();
    expect(await billing.subscription(who)).toMatchObject({ subscribed: false });
    await billing.buy(who, 'switch');
    await billing.settled();
    const expected = { plan: 'Max', insights_pack_count: 1 };
    expect(await billing.summary(who)).toMatchObject(expected);

    const late = JSON.stringify({
      id: `evt_late${Date.now()}`,
      object: 'event',
      type: 'customer.subscription.deleted',
      data: { object: { object: 'subscription', id: 'sub_late', customer: deleted } },
    });
    const t = Math.floor(stack.now() / 1000);
    const v1 = createHmac('sha256', stack.endpoints.stripeWebhookSecret).update(`${t}.${late}`).digest('hex');
    const { status } = await fetch(`${stack.endpoints.api}${api.plans.stripeWebhook.path}`, {
      method: 'POST',
      body: late,
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` },
    });
    expect(status).toBe(200);
    await billing.tick('reconcile-subscriptions');
    expect(await billing.summary(who)).toMatchObject(expected);
  });
});
