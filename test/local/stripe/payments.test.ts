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

const chargeOf = async (customer: string) => {
  const { data } = await stripe.paymentIntents.list({ customer, expand: ['data.latest_charge'] });
  return data[0]?.latest_charge as Stripe.Charge;
};

describe('refunds', () => {
  it('of a pack: the charge is refunded and the webhook hears of it (T-045)', async () => {
    const { customer, intent } = await boughtPack();
    const refund = await stripe.refunds.create({ payment_intent: intent });
    expect(refund).toMatchObject({ object: 'refund', amount: 490, status: 'succeeded', payment_intent: intent });
    const charge = await chargeOf(customer.id);
    expect(charge).toMatchObject({ id: refund.charge, refunded: true, amount_refunded: 490 });
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

  it('of an invoice: found by its payment', async () => {
    const { customer, subscription } = await subscriber(account);
    const invoice = String(subscription.latest_invoice);
    const { payments } = await stripe.invoices.retrieve(invoice, { expand: ['payments'] });
    const intent = String(payments?.data[0]?.payment.payment_intent);
    const refund = await stripe.refunds.create({ payment_intent: intent });
    expect(refund.amount).toBe(1990);
    expect(await chargeOf(customer.id)).toMatchObject({ refunded: true, customer: customer.id });
  });

  it('of nothing are refused', async () => {
    expect(await refusal(stripe.refunds.create({}))).toMatch(/^400/);
    expect(await refusal(stripe.refunds.create({ payment_intent: 'pi_none' }))).toBe(
      '400 invalid_request_error resource_missing payment_intent',
    );
  });
});
