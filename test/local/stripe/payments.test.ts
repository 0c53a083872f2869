import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutFor, pay, refusal, startAccount, subscriber, type TestAccount } from './support.ts';

let account: TestAccount;
let stripe: Stripe;
beforeAll(async () => {
  account = await startAccount();
  stripe = account.stripe;
});
afterAll(() => account.remove());

async function boughtPack() {
  const customer = await account.customer();
  const session = await checkoutFor(account, customer.id, 'addon');
  await pay(session.url);
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  return { customer, intent: String(payment_intent) };
}

describe('refunds', () => {
  it('of a pack: the charge is refunded and the webhook hears of it (T-045)', async () => {
    const { customer, intent } = await boughtPack();
    const refund = await stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' });
    expect(refund).toMatchObject({ object: 'refund', amount: 490, status: 'succeeded', payment_intent: intent });
    const charge = await stripe.charges.retrieve(String(refund.charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 490, refunds: { data: [{ id: refund.id }] } });
    await account.settled();
    const told = account.hook.received.find(({ event }) => event.type === 'charge.refunded')?.event;
    expect(told?.data).toMatchObject({
      object: { id: charge.id, payment_intent: intent, refunded: true, customer: customer.id },
      previous_attributes: { refunded: false, amount_refunded: 0 },
    });
    expect(await refusal(stripe.refunds.create({ payment_intent: intent }))).toBe(
      '400 invalid_request_error charge_already_refunded',
    );
  });

  it('in parts never exceed what was paid', async () => {
    const { intent } = await boughtPack();
    await stripe.refunds.create({ payment_intent: intent, amount: 100 });
    expect(await refusal(stripe.refunds.create({ payment_intent: intent, amount: 391 }))).toBe(
      '400 invalid_request_error amount',
    );
    expect(await refusal(stripe.refunds.create({ payment_intent: intent, amount: 0 }))).toMatch(/^400/);
    const [charge] = (await stripe.charges.list({ payment_intent: intent })).data;
    expect(charge).toMatchObject({ refunded: false, amount_refunded: 100 });
    await stripe.refunds.create({ charge: charge!.id });
    expect(await stripe.charges.retrieve(charge!.id)).toMatchObject({ refunded: true, amount_refunded: 490 });
  });

  it('of an invoice: found by its payment', async () => {
    const { customer, subscription } = await subscriber(account);
    const invoice = String(subscription.latest_invoice);
    const { payments } = await stripe.invoices.retrieve(invoice, { expand: ['payments'] });
    const intent = String(payments?.data[0]?.payment.payment_intent);
    const refund = await stripe.refunds.create({ payment_intent: intent });
    expect(refund.amount).toBe(1990);
    expect((await stripe.paymentIntents.list({ customer: customer.id })).data.map(({ id }) => id)).toEqual([intent]);
    expect(await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })).toMatchObject({
      status: 'succeeded',
      latest_charge: { refunded: true, customer: customer.id },
    });
  });

  it('of nothing are refused', async () => {
    expect(await refusal(stripe.refunds.create({}))).toMatch(/^400/);
    expect(await refusal(stripe.refunds.create({ charge: 'ch_none' }))).toBe(
      '400 invalid_request_error resource_missing charge',
    );
    expect(await refusal(stripe.refunds.create({ payment_intent: 'pi_none' }))).toBe(
      '400 invalid_request_error resource_missing payment_intent',
    );
  });
});
