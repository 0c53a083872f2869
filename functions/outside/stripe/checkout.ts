/** Creates customers, checkouts, coupons and portal sessions at Stripe. No value comes from the client. */

import { env } from '#functions/outside/env.ts';
import { type Campaign, type CheckoutPlan, currency, type PaidPlan, regularPrice } from '#shared/plans/prices.ts';
import type { SubscriptionItem } from './customer-state.ts';
import { currentPrice } from './prices.ts';
import { ask, CustomerGone, idOf, isMissing, READ, refusalCode, WRITE } from './stripe.ts';

/**
 * Creates one customer per person, or per deleted customer to replace, however often it is called: every attempt uses
 * the same idempotency key (T-071).
 */
export const createCustomer = (sub: string, email: string, gone: string | null): Promise<string> =>
  ask(async (stripe) => {
    const customer = await stripe.customers.create(
      { email, metadata: { sub } },
      { ...WRITE, idempotencyKey: gone ? `cust:${sub}:${gone}` : `cust:${sub}` },
    );
    return customer.id;
  });

/** Stripe sends receipts to this address. A deleted customer is replaced when the portal is next opened. */
export const tellEmail = (customer: string, email: string): Promise<void> =>
  ask(async (stripe) => {
    try {
      const known = await stripe.customers.retrieve(customer, {}, READ);
      if (!known.deleted && known.email !== email) await stripe.customers.update(customer, { email }, WRITE);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });

/**
 * Deletes all customers of a person, which ends their subscriptions at once; invoices and payments stay at Stripe, as
 * the law requires. A customer created at the last moment is found by the address. Repeats are harmless.
 */
export const deleteCustomers = ({ sub, email, customers }: { sub: string; email: string; customers: string[] }) =>
  ask(async (stripe): Promise<void> => {
    const { data } = await stripe.customers.list({ email, limit: 100 }, READ);
    const own = data.filter(({ metadata }) => metadata.sub === sub).map(({ id }) => id);
    for (const customer of new Set([...customers, ...own]))
      try {
        await stripe.customers.del(customer, {}, WRITE);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
  });

/**
 * The discount from the regular to the campaign price, created on first use. It applies to the plan's own product only,
 * so that it does not follow somebody who changes plans.
 */
async function couponFor(plan: PaidPlan, campaign: Campaign): Promise<string> {
  const amount_off = regularPrice[plan] - campaign.prices[plan].amount;
  const id = `${campaign.id}-${plan}-${amount_off}`;
  return ask(async (stripe) => {
    try {
      return (await stripe.coupons.retrieve(id, {}, READ)).id;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    const { product } = await stripe.prices.retrieve(currentPrice(plan), {}, READ);
    try {
      const coupon = await stripe.coupons.create(
        {
          id,
          name: `-${campaign.percent}%`,
          amount_off,
          currency: currency.toLowerCase(),
          duration: 'forever',
          applies_to: { products: [idOf(product)] },
        },
        WRITE,
      );
      return coupon.id;
    } catch (error) {
      if (refusalCode(error) === 'resource_already_exists') return id;
      throw error;
    }
  });
}

interface CheckoutRequest {
  customer: string;
  plan: CheckoutPlan;
  /** set when its campaign price applies, null for the regular one */
  campaign: Campaign | null;
  /** accepted before this call; otherwise the payment page requires it */
  termsAccepted: boolean;
}

export interface Checkout {
  id: string;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  /** in cents: what will be charged */
  amount: number;
  /** the subscription of a completed checkout */
  subscription: string | null;
}

const readCheckout = (session: {
  id: string;
  status: string | null;
  url: string | null;
  amount_total: number | null;
  subscription: string | { id: string } | null;
}): Checkout => ({
  id: session.id,
  status: session.status as Checkout['status'],
  url: session.url,
  amount: session.amount_total ?? Number.NaN,
  subscription: session.subscription && idOf(session.subscription),
});

const discountOf = async ({ plan, campaign }: Pick<CheckoutRequest, 'plan' | 'campaign'>) =>
  campaign && plan !== 'addon' ? { discounts: [{ coupon: await couponFor(plan, campaign) }] } : {};

/** @param key equal attempts get the same checkout */
export async function createCheckout(requested: CheckoutRequest, key: string): Promise<Checkout> {
  const discount = await discountOf(requested);
  return ask(async (stripe) => {
    const session = await stripe.checkout.sessions.create(
      {
        mode: requested.plan === 'addon' ? 'payment' : 'subscription',
        customer: requested.customer,
        line_items: [{ price: currentPrice(requested.plan), quantity: 1 }],
        ...discount,
        ...(!requested.termsAccepted && { consent_collection: { terms_of_service: 'required' } }),
        success_url: `${env.APP_ORIGIN}/#checkout-success`,
        cancel_url: `${env.APP_ORIGIN}/#checkout-cancelled`,
      },
      { ...WRITE, idempotencyKey: key },
    );
    return readCheckout(session);
  });
}

/** @throws CustomerGone when the customer was deleted: the checkout may look open but cannot be paid */
export const findCheckout = (id: string): Promise<Checkout> =>
  ask(async (stripe) => {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['customer'] }, READ);
    const { customer } = session;
    if (typeof customer === 'object' && customer?.deleted) throw new CustomerGone();
    return readCheckout(session);
  });

/** Makes it unpayable. False when it is no longer open, most likely because it has just been paid. */
export const expireCheckout = (id: string): Promise<boolean> =>
  ask(async (stripe) => {
    try {
      await stripe.checkout.sessions.expire(id, {}, WRITE);
      return true;
    } catch (error) {
      if (refusalCode(error) === undefined) throw error;
      const { status } = await stripe.checkout.sessions.retrieve(id, {}, READ);
      if (status === 'open') throw error;
      return status === 'expired';
    }
  });

/** The portal: cards, invoices, changing and ending a plan. */
export const openPortal = (customer: string): Promise<string> =>
  ask(async (stripe) => {
    const session = await stripe.billingPortal.sessions.create(
      { customer, return_url: `${env.APP_ORIGIN}/usage` },
      WRITE,
    );
    return session.url;
  });

/** The portal page that confirms another plan for a running subscription; it never creates a second one (D-40). */
export async function openPlanChange(
  requested: Omit<CheckoutRequest, 'termsAccepted'>,
  subscription: string,
  item: SubscriptionItem,
): Promise<string> {
  const discount = await discountOf(requested);
  return ask(async (stripe) => {
    const session = await stripe.billingPortal.sessions.create(
      {
        customer: item.customer,
        return_url: `${env.APP_ORIGIN}/#checkout-cancelled`,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription,
            items: [{ id: item.id, price: currentPrice(requested.plan), quantity: 1 }],
            ...discount,
          },
          after_completion: {
            type: 'redirect',
            redirect: { return_url: `${env.APP_ORIGIN}/#checkout-success` },
          },
        },
      },
      WRITE,
    );
    return session.url;
  });
}
