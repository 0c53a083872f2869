import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { localNow } from '#infra/local/clock.ts';
import { cards, day, subscriber, type TestAccount } from '#test/support/billing/stripe-stand-in.ts';
import { withStillAccount } from './still-account.ts';

let account: TestAccount;
let stripe: Stripe;
withStillAccount((started) => {
  account = started;
  stripe = account.stripe;
});

const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]!;
const eventsOf = (id: string) =>
  account.hook.received.flatMap(({ event }) => {
    const { id: own, parent } = event.data.object as Stripe.Invoice;
    return own === id || parent?.subscription_details?.subscription === id ? [event.type] : [];
  });

describe('renewal by the clock', () => {
  it('pays each month and moves the period on, also when many months have passed at once', async () => {
    const { customer, subscription } = await subscriber(account);
    const first = itemOf(subscription);
    await account.settled();
    account.hook.received.length = 0;
    await account.pass(first.current_period_end * 1000 - localNow() - 1000);
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
    await account.pass(2000);
    const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(itemOf(renewed).current_period_start).toBe(first.current_period_end);
    expect(renewed).toMatchObject({
      status: 'active',
      latest_invoice: {
        status: 'paid',
        billing_reason: 'subscription_cycle',
        total: 1990,
        number: expect.stringMatching(/-0002$/),
      },
    });
    expect(eventsOf(subscription.id)).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    await account.pass(100 * day);
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(5);
    const later = itemOf(await stripe.subscriptions.retrieve(subscription.id));
    expect(later.current_period_end * 1000).toBeGreaterThan(localNow());
    expect(new Date(later.current_period_end * 1000).getUTCDate()).toBe(
      new Date(first.current_period_start * 1000).getUTCDate(),
    );
  });

  it('with a failing card: past due, three more tries, then the end', async () => {
    const { subscription } = await subscriber(account, 'pro', cards.failsLater);
    await account.settled();
    account.hook.received.length = 0;
    await account.pass(itemOf(subscription).current_period_end * 1000 - localNow() + 1000);
    const failed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(failed).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, amount_remaining: 1990, amount_paid: 0 },
    });
    const invoice = failed.latest_invoice as Stripe.Invoice;
    expect(invoice.next_payment_attempt! - invoice.created).toBe(3 * 86_400);
    expect(
      (await stripe.subscriptions.list({ customer: String(failed.customer), status: 'past_due' })).data,
    ).toHaveLength(1);
    const attempts = async () => (await stripe.invoices.retrieve(invoice.id)).attempt_count;
    await account.pass(3 * day);
    expect(await attempts()).toBe(2);
    await account.pass(5 * day);
    expect(await attempts()).toBe(3);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    await account.pass(7 * day);
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    expect(ended.ended_at).toBe(invoice.created + 15 * 86_400);
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({
      status: 'open',
      attempt_count: 4,
      next_payment_attempt: null,
    });
    expect(eventsOf(subscription.id).filter((type) => /failed|deleted/.test(type))).toEqual([
      'invoice.payment_failed',
      'invoice.payment_failed',
      'invoice.payment_failed',
      'invoice.payment_failed',
      'customer.subscription.deleted',
    ]);
    await account.pass(60 * day);
    expect(await attempts()).toBe(4);
  });
});

/** A subscription in the middle of its month. */
async function halfway(plan: 'pro' | 'switch' = 'pro') {
  const made = await subscriber(account, plan);
  const { current_period_start: start, current_period_end: end } = itemOf(made.subscription);
  await account.pass(((end - start) / 2) * 1000);
  return { ...made, item: itemOf(made.subscription) };
}

describe('a change of plan', () => {
  it('invoiced at once costs what the preview said: the rest of the new less the rest of the old (D-40)', async () => {
    const { customer, subscription, item } = await halfway();
    const items = [{ id: item.id, price: account.prices.switch }];
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'always_invoice' },
    });
    expect([preview.status, preview.amount_due, preview.lines.data.map(({ amount }) => amount)]).toEqual([
      'draft',
      750,
      [-995, 1745],
    ]);
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
    const changed = await stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
    expect(changed).toMatchObject({
      status: 'active',
      items: {
        data: [{ id: item.id, price: { id: account.prices.switch }, current_period_end: item.current_period_end }],
      },
      latest_invoice: { status: 'paid', amount_paid: 750, billing_reason: 'subscription_update' },
    });
    await account.pass(16 * day);
    const [renewal] = (await stripe.invoices.list({ customer: customer.id, limit: 1 })).data;
    expect([renewal?.billing_reason, renewal?.total]).toEqual(['subscription_cycle', 3490]);
  });
});

describe('the end', () => {
  it('of a customer ends what they subscribe to', async () => {
    const { customer, subscription } = await subscriber(account);
    await stripe.customers.del(customer.id);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    await account.pass(40 * day);
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
  });
});
