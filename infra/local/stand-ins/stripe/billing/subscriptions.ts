import { newId } from '../ids.ts';
import { required } from '../required.ts';
import { money } from '../texts.ts';
import type { Invoice, Price, Subscription, SubscriptionItem } from '../wire.ts';
import type { Work } from '../work.ts';
import { planOf, productNameOf } from './catalogue.ts';
import { defaultCard, requireCustomer } from './customers.ts';
import { draftInvoice, type LineFields } from './invoice-draft.ts';
import { collectInvoice, finalizeInvoice, giveUpInvoice, openInvoicesOf } from './invoices.ts';
import { periodEnd } from './months.ts';

export const itemOf = (subscription: Subscription): SubscriptionItem => subscription.items.data[0]!;

/** A new subscription, not stored or paid; discounts can be added before its first invoice. */
export function newSubscription(
  work: Work,
  customer: string,
  sold: readonly { price: Price; quantity: number }[],
): Subscription {
  const id = newId('sub');
  const end = periodEnd(work.now, work.now);
  const items = sold.map(
    ({ price, quantity }): SubscriptionItem => ({
      id: newId('si'),
      object: 'subscription_item',
      billing_thresholds: null,
      created: work.now,
      current_period_end: end,
      current_period_start: work.now,
      current_trial: null,
      discounts: [],
      metadata: {},
      plan: planOf(price),
      price,
      quantity,
      subscription: id,
      tax_rates: [],
    }),
  );
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: work.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: work.now,
    currency: items[0]?.price.currency ?? 'eur',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: work.now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}

/** The lines for the current period of every item. */
export const periodLines = (work: Work, subscription: Subscription): LineFields[] =>
  subscription.items.data.map((item) => ({
    description: `${item.quantity} × ${productNameOf(work, item.price)} (at ${money(item.price.unit_amount)} / month)`,
    amount: item.price.unit_amount * item.quantity,
    price: item.price,
    quantity: item.quantity,
    item: item.id,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  }));

/** Stores the subscription with its first invoice and payment, and sends the events in Stripe's order. */
export function startSubscription(work: Work, draft: Subscription): { subscription: Subscription; invoice: Invoice } {
  const customer = requireCustomer(work, draft.customer);
  const item = itemOf(draft);
  const drafted = draftInvoice(work, customer, {
    subscription: draft,
    reason: 'subscription_create',
    lines: periodLines(work, draft),
    period: { start: item.current_period_start, end: item.current_period_start },
  });
  const subscription: Subscription = {
    ...draft,
    latest_invoice: drafted.id,
    default_payment_method: defaultCard(work, customer)?.id ?? null,
  };
  work.objects.put(subscription);
  work.objects.setDue(subscription.id, item.current_period_end);
  work.emit('customer.subscription.created', subscription);
  const invoice = collectInvoice(work, finalizeInvoice(work, drafted), true);
  return { subscription, invoice };
}

/** Stores changes, sends their event, and schedules the next action of the clock. */
export function saveSubscription(work: Work, before: Subscription, changes: Partial<Subscription>): Subscription {
  const subscription = { ...before, ...changes };
  if (JSON.stringify(subscription) === JSON.stringify(before)) return before;
  work.objects.put(subscription);
  work.objects.setDue(subscription.id, nextDue(subscription));
  work.emit('customer.subscription.updated', subscription, before);
  return subscription;
}

/** Cancels at the end of the period as the portal does, or takes that back. */
export function cancelAt(work: Work, before: Subscription, cancel: boolean): Subscription {
  const cancel_at = cancel ? itemOf(before).current_period_end : null;
  return saveSubscription(work, before, { ...cancellation(work, cancel), cancel_at });
}

/** The older API for it, which sets both fields. */
export function cancelAtPeriodEnd(work: Work, before: Subscription, cancel: boolean): Subscription {
  if (cancel === before.cancel_at_period_end && (cancel || before.cancel_at === null)) return before;
  return saveSubscription(work, before, {
    ...cancellation(work, cancel),
    cancel_at_period_end: cancel,
    cancel_at: cancel ? itemOf(before).current_period_end : null,
  });
}

const cancellation = (work: Work, cancel: boolean): Partial<Subscription> => ({
  cancel_at_period_end: false,
  canceled_at: cancel ? work.now : null,
  cancellation_details: {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: cancel ? 'cancellation_requested' : null,
  },
});

const runs = new Set(['active', 'trialing', 'past_due']);

/** Unpaid, paused and incomplete subscriptions wait for an action. */
function nextDue(subscription: Subscription): number | null {
  if (!runs.has(subscription.status)) return null;
  const end = itemOf(subscription).current_period_end;
  return Math.min(end, subscription.cancel_at ?? end);
}

/** Ends it now. Open invoices are no longer collected. */
export function endSubscription(
  work: Work,
  before: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const subscription: Subscription = {
    ...before,
    status: 'canceled',
    canceled_at: before.canceled_at ?? work.now,
    cancel_at_period_end: false,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...before.cancellation_details,
      reason,
    },
    ended_at: work.now,
  };
  work.objects.put(subscription);
  work.objects.setDue(subscription.id, null);
  for (const invoice of openInvoicesOf(work, subscription)) giveUpInvoice(work, invoice);
  work.emit('customer.subscription.deleted', subscription);
  return subscription;
}

export const requireSubscription = (work: Work, id: string, param?: string): Subscription =>
  required<Subscription>(work, 'subscription', id, { param });
