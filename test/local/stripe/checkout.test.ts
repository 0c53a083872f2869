import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  cards,
  checkoutFor,
  day,
  pay,
  refusal,
  successUrl,
  type TestAccount,
} from '#test/support/billing/stripe-stand-in.ts';
import { withStillAccount } from './still-account.ts';

let account: TestAccount;
let stripe: Stripe;
withStillAccount((started) => {
  account = started;
  stripe = account.stripe;
});

const shown = async (url: string | null) => (await fetch(url!)).text();
const status = async ({ id }: { id: string }) => {
  const { status, payment_status } = await stripe.checkout.sessions.retrieve(id);
  return `${status} ${payment_status}`;
};

describe('a checkout', () => {
  it('that asks for the terms is paid by nobody who has not accepted them, and keeps that they were (D-14)', async () => {
    const customer = await account.customer('careful@example.com');
    const session = await checkoutFor(account, customer.id, 'pro', {
      consent_collection: { terms_of_service: 'required' },
    });
    expect(session).toMatchObject({ consent: null, consent_collection: { terms_of_service: 'required' } });
    expect(await shown(session.url)).toContain('I agree to Waymark’s <a href="');

    const refused = await pay(session.url);
    expect([refused.status, await status(session)]).toEqual([402, 'open unpaid']);
    expect(await refused.text()).toContain('Please accept the terms of service before you pay.');

    expect((await pay(session.url, cards.good, { terms_of_service: 'on' })).status).toBe(303);
    const { consent } = await stripe.checkout.sessions.retrieve(session.id);
    expect(consent).toEqual({ promotions: null, terms_of_service: 'accepted' });

    const other = await checkoutFor(account, customer.id, 'addon');
    expect(await shown(other.url)).not.toContain('Terms of Service');
    await pay(other.url);
    expect((await stripe.checkout.sessions.retrieve(other.id)).consent).toBeNull();
  });

  it('of a plan: page, payment, subscription, paid invoice, return address (BIL-19, BIL-20)', async () => {
    const customer = await account.customer('buyer@example.com');
    const session = await checkoutFor(account, customer.id, 'pro', {
      client_reference_id: 'sub-1',
      success_url: `${successUrl}?session={CHECKOUT_SESSION_ID}`,
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 1990,
      currency: 'eur',
      client_reference_id: 'sub-1',
      subscription: null,
      ui_mode: 'hosted_page',
    });
    expect(session.expires_at - session.created).toBe(86_400);
    const html = await shown(session.url);
    expect(html).toContain('Subscribe and pay €19.90');
    expect(html).toContain('Receipt to buyer@example.com');
    expect(html).toContain('Local stand-in');

    const answer = await pay(session.url);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${successUrl}?session=${session.id}`]);

    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'invoice.payments', 'line_items', 'customer'],
    });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer: { id: customer.id },
      customer_details: { email: 'buyer@example.com' },
      line_items: { data: [{ amount_total: 1990, quantity: 1, price: { id: account.prices.pro } }] },
      subscription: {
        status: 'active',
        customer: customer.id,
        cancel_at_period_end: false,
        items: { data: [{ price: { id: account.prices.pro }, quantity: 1 }] },
      },
      invoice: {
        status: 'paid',
        billing_reason: 'subscription_create',
        total: 1990,
        amount_paid: 1990,
        amount_remaining: 0,
        parent: { type: 'subscription_details' },
      },
    });
    const subscription = done.subscription as Stripe.Subscription;
    const [item] = subscription.items.data;
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(new Date(item!.current_period_end * 1000).getUTCDate()).toBe(
      new Date(item!.current_period_start * 1000).getUTCDate(),
    );
    const invoice = done.invoice as Stripe.Invoice;
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
    expect(subscription.latest_invoice).toBe(invoice.id);
    expect(invoice.payments?.data).toMatchObject([{ status: 'paid', amount_paid: 1990 }]);
    expect((await shown(invoice.hosted_invoice_url!)).includes('€19.90')).toBe(true);
    expect((await fetch(`${account.endpoint}/i/${invoice.id}/another`)).status).toBe(404);
  });

  it('of the pack is paid once and makes no subscription (BIL-03)', async () => {
    const customer = await account.customer();
    const session = await checkoutFor(account, customer.id, 'addon');
    expect(await shown(session.url)).toContain('Pay €4.90');
    await pay(session.url);
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
    expect(done).toMatchObject({
      status: 'complete',
      subscription: null,
      invoice: null,
      payment_intent: {
        status: 'succeeded',
        amount: 490,
        latest_charge: { paid: true, amount: 490, refunded: false },
      },
    });
  });

  it('with a coupon shows and charges the reduced price, month after month (D-05)', async () => {
    const coupon = await stripe.coupons.create({
      id: 'FOREVER',
      amount_off: 597,
      currency: 'eur',
      duration: 'forever',
    });
    const customer = await account.customer();
    const session = await checkoutFor(account, customer.id, 'pro', { discounts: [{ coupon: coupon.id }] });
    expect(session).toMatchObject({
      amount_subtotal: 1990,
      amount_total: 1393,
      total_details: { amount_discount: 597 },
    });
    expect(await shown(session.url)).toMatch(/Discount<\/th><td>-€5\.97[\s\S]*€13\.93/);
    await pay(session.url);
    const { subscription: id } = await stripe.checkout.sessions.retrieve(session.id);
    const subscription = await stripe.subscriptions.retrieve(String(id), { expand: ['discounts', 'latest_invoice'] });
    expect(subscription.discounts).toMatchObject([
      { object: 'discount', source: { type: 'coupon', coupon: coupon.id } },
    ]);
    expect(subscription.latest_invoice).toMatchObject({
      subtotal: 1990,
      total: 1393,
      amount_paid: 1393,
      total_discount_amounts: [{ amount: 597 }],
    });
    expect((await stripe.coupons.retrieve(coupon.id)).times_redeemed).toBe(1);
    await account.pass(32 * day);
    const invoices = await stripe.invoices.list({ customer: customer.id });
    expect(invoices.data.map(({ total, billing_reason }) => [total, billing_reason])).toEqual([
      [1393, 'subscription_cycle'],
      [1393, 'subscription_create'],
    ]);
  });
});

describe('when it is not paid', () => {
  it('it expires by the clock after a day, or when told to', async () => {
    const customer = await account.customer();
    const [byClock, byHand] = [await checkoutFor(account, customer.id), await checkoutFor(account, customer.id)];
    expect((await stripe.checkout.sessions.expire(byHand.id)).status).toBe('expired');
    expect(await refusal(stripe.checkout.sessions.expire(byHand.id))).toBe('400 invalid_request_error');
    account.hook.received.length = 0;
    await account.pass(day - 1000);
    expect(await status(byClock)).toBe('open unpaid');
    await account.pass(2000);
    expect(await status(byClock)).toBe('expired unpaid');
    expect(account.types()).toContain('checkout.session.expired');
    const late = await pay(byClock.url);
    expect([late.status, (await late.text()).includes('expired')]).toEqual([410, true]);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  });
});
