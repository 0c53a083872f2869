/** Translates a person's state at Stripe into our terms. Everything a plan depends on is read here only. */
import type { PackPayment, Subscription, SubscriptionStatus } from '#shared/plans/subscription.ts';
import { isLive } from '#shared/plans/subscription.ts';
import { readPrices, type Sold } from './prices.ts';
import { ask, idOf, isCustomerGone, isMissing, READ, type Stripe } from './stripe.ts';

const ms = (seconds: number) => seconds * 1000;

type SoldBy = (price: Stripe.Price | null | undefined) => Sold;

/** Where a subscription is changed: its customer, and the item that carries its plan. */
export interface SubscriptionItem {
  customer: string;
  id: string;
}

export interface CustomerState {
  subscriptions: Subscription[];
  payments: PackPayment[];
  /** by subscription id */
  items: Map<string, SubscriptionItem>;
  /** prices somebody pays that are missing from STRIPE_PRICE_* */
  unknownPrices: string[];
}

/** We sell subscriptions with one item. If there are several, the one whose price names a plan counts. */
function planItem({ items }: Stripe.Subscription, soldBy: SoldBy): Stripe.SubscriptionItem {
  const isPlan = ({ price }: Stripe.SubscriptionItem) => !['addon', null].includes(soldBy(price).plan);
  return items.data.find((item) => isPlan(item)) ?? items.data[0]!;
}

function readSubscription(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem, sold: Sold): Subscription {
  const periodEnd = ms(item.current_period_end);
  const { cancel_at, cancel_at_period_end, latest_invoice } = subscription;
  return {
    id: subscription.id,
    plan: sold.plan === 'addon' ? null : sold.plan,
    status: subscription.status as SubscriptionStatus,
    createdAt: ms(subscription.created),
    periodEnd,
    cancelAt: cancel_at ? ms(cancel_at) : cancel_at_period_end ? periodEnd : null,
    invoicedAt: ms(
      latest_invoice && typeof latest_invoice === 'object' ? latest_invoice.created : item.current_period_start,
    ),
  };
}

/** Insights Packs of a completed checkout; a full refund takes them back. */
function readPayment(session: Stripe.Checkout.Session, soldBy: SoldBy): PackPayment {
  const packs = (session.line_items?.data ?? [])
    .filter(({ price }) => soldBy(price).plan === 'addon')
    .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return { id: session.id, packs, paid: session.payment_status === 'paid', refunded: charge?.refunded ?? false };
}

interface Objects {
  subscriptions: Stripe.Subscription[];
  /** completed checkouts of one-time purchases */
  sessions: Stripe.Checkout.Session[];
}

/** A deleted customer has nothing, and Stripe may refuse to list what it had. */
async function objectsOf(stripe: Stripe, customer: string): Promise<Objects> {
  const page = { customer, limit: 100 } as const;
  try {
    const [subscriptions, sessions] = await Promise.all([
      stripe.subscriptions
        .list({ ...page, status: 'all', expand: ['data.latest_invoice'] }, READ)
        .autoPagingToArray({ limit: 1000 }),
      stripe.checkout.sessions
        .list({ ...page, status: 'complete', expand: ['data.line_items', 'data.payment_intent.latest_charge'] }, READ)
        .autoPagingToArray({ limit: 1000 }),
    ]);
    return { subscriptions, sessions: sessions.filter(({ mode }) => mode === 'payment') };
  } catch (error) {
    if (isCustomerGone(error)) return { subscriptions: [], sessions: [] };
    throw error;
  }
}

/**
 * @param customers every customer the person has or had
 * @throws AppError UNAVAILABLE
 */
export const customerState = (customers: string[]): Promise<CustomerState> =>
  ask(async (stripe) => {
    const found = await Promise.all(
      customers.map(async (customer) => ({ customer, ...(await objectsOf(stripe, customer)) })),
    );
    const linesOf = ({ line_items }: Stripe.Checkout.Session) => line_items?.data ?? [];
    const soldBy = await readPrices(
      stripe,
      found.flatMap(({ subscriptions, sessions }) => [
        ...subscriptions.flatMap(({ items }) => items.data.map(({ price }) => price)),
        ...sessions.flatMap((session) => linesOf(session).flatMap(({ price }) => price ?? [])),
      ]),
    );
    const state: CustomerState = { subscriptions: [], payments: [], items: new Map(), unknownPrices: [] };
    const report = (price: Stripe.Price | null | undefined) => {
      if (price && !soldBy(price).known && !state.unknownPrices.includes(price.id)) state.unknownPrices.push(price.id);
    };
    for (const { customer, subscriptions, sessions } of found) {
      for (const subscription of subscriptions) {
        const item = planItem(subscription, soldBy);
        const read = readSubscription(subscription, item, soldBy(item.price));
        state.subscriptions.push(read);
        state.items.set(read.id, { customer, id: item.id });
        if (isLive(read)) report(item.price);
      }
      for (const session of sessions) {
        state.payments.push(readPayment(session, soldBy));
        for (const { price } of linesOf(session)) report(price);
      }
    }
    return state;
  });

/**
 * A page of all subscriptions in any state, newest first. A cursor that no longer exists restarts from the first page:
 * visiting twice is better than never.
 */
export const subscriptionsAfter = (after: string | null): Promise<{ id: string; customer: string }[]> =>
  ask(async (stripe) => {
    const page = { status: 'all', limit: 100 } as const;
    const { data } = await stripe.subscriptions
      .list({ ...page, ...(after && { starting_after: after }) }, READ)
      .catch((error) => {
        if (after === null || !isMissing(error)) throw error;
        return stripe.subscriptions.list(page, READ);
      });
    return data.map(({ id, customer }) => ({ id, customer: idOf(customer) }));
  });
