/** What Stripe says of a customer, in our words. Everything a plan depends on is read here and nowhere else. */

import { env } from '#functions/outside/env.ts';
import type { PaidPlan } from '#shared/plans/prices.ts';
import type { PackPayment, Subscription, SubscriptionStatus } from '#shared/plans/subscription.ts';
import { ask, READ, type Stripe } from './stripe.ts';

const ms = (seconds: number) => seconds * 1000;

/** A plan follows from the price that is paid, through our own table (reliability R6). */
function planOf(price: string | undefined): PaidPlan | null {
  if (price === undefined) return null;
  if (env.STRIPE_PRICE_PRO.includes(price)) return 'pro';
  return env.STRIPE_PRICE_SWITCH.includes(price) ? 'switch' : null;
}

/** A subscription as we sold it has one item; of several the one whose price we know counts. */
function readSubscription(subscription: Stripe.Subscription): { ours: Subscription; item: string } {
  const items = subscription.items.data;
  const item = items.find(({ price }) => planOf(price.id) !== null) ?? items[0]!;
  const periodEnd = ms(item.current_period_end);
  const { cancel_at, cancel_at_period_end, latest_invoice } = subscription;
  return {
    item: item.id,
    ours: {
      id: subscription.id,
      plan: planOf(item.price.id),
      status: subscription.status as SubscriptionStatus,
      createdAt: ms(subscription.created),
      periodEnd,
      cancelAt: cancel_at ? ms(cancel_at) : cancel_at_period_end ? periodEnd : null,
      invoicedAt: ms(
        latest_invoice && typeof latest_invoice === 'object' ? latest_invoice.created : item.current_period_start,
      ),
    },
  };
}

/** Insights Packs in a completed checkout; a refund of the whole payment takes them back. */
function readPayment(session: Stripe.Checkout.Session): PackPayment {
  const packs = (session.line_items?.data ?? [])
    .filter(({ price }) => price && env.STRIPE_PRICE_ADDON.includes(price.id))
    .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return { id: session.id, packs, paid: session.payment_status === 'paid', refunded: charge?.refunded ?? false };
}

export interface CustomerState {
  subscriptions: Subscription[];
  payments: PackPayment[];
  /** by subscription, the item that carries its plan: what an upgrade changes */
  items: Map<string, string>;
}

/** @throws AppError UNAVAILABLE */
export const customerState = (customer: string): Promise<CustomerState> =>
  ask(async (stripe) => {
    const page = { customer, limit: 100 } as const;
    const [found, sessions] = await Promise.all([
      stripe.subscriptions
        .list({ ...page, status: 'all', expand: ['data.latest_invoice'] }, READ)
        .autoPagingToArray({ limit: 1000 }),
      stripe.checkout.sessions
        .list(
          {
            ...page,
            status: 'complete',
            expand: ['data.line_items', 'data.payment_intent.latest_charge'],
          },
          READ,
        )
        .autoPagingToArray({ limit: 1000 }),
    ]);
    const subscriptions = found.map(readSubscription);
    return {
      subscriptions: subscriptions.map(({ ours }) => ours),
      payments: sessions.filter(({ mode }) => mode === 'payment').map(readPayment),
      items: new Map(subscriptions.map(({ ours, item }) => [ours.id, item])),
    };
  });

/** Customers with a subscription, whatever its state, and those of whom something was told since `since`, each once. */
export const customersToCheck = (since: number): Promise<string[]> =>
  ask(async (stripe) => {
    const customers = new Set<string>();
    const add = (customer: string | { id: string } | null | undefined) => {
      if (customer) customers.add(typeof customer === 'string' ? customer : customer.id);
    };
    for await (const { customer } of stripe.subscriptions.list({ status: 'all', limit: 100 }, READ)) add(customer);
    // an event that never arrived is still listed: a pack that was bought, a payment that was given back
    for await (const { data } of stripe.events.list({ created: { gte: Math.floor(since / 1000) }, limit: 100 }, READ))
      add((data.object as { customer?: string | { id: string } | null }).customer);
    return [...customers];
  });
