import type { Invoice, Subscription } from '../wire.ts';
import type { Work } from '../work.ts';
import { requireCustomer } from './customers.ts';
import { draftInvoice } from './invoice-draft.ts';
import { collectInvoice, finalizeInvoice, requireInvoice, subscriptionOf } from './invoices.ts';
import { periodEnd } from './months.ts';
import { endSubscription, itemOf, periodLines, requireSubscription, saveSubscription } from './subscriptions.ts';

/** The end of a period: the next one begins and is charged, or the subscription ends if it was canceled. */
export function passPeriodEnd(work: Work, id: string): void {
  const before = requireSubscription(work, id);
  if (before.cancel_at_period_end || (before.cancel_at !== null && before.cancel_at <= work.now)) {
    endSubscription(work, before, 'cancellation_requested');
    return;
  }
  const start = itemOf(before).current_period_end;
  const end = periodEnd(before.billing_cycle_anchor, start);
  const items = before.items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end }));
  const renewed: Subscription = { ...before, items: { ...before.items, data: items } };
  const drafted = draftInvoice(work, requireCustomer(work, before.customer), {
    subscription: renewed,
    reason: 'subscription_cycle',
    lines: periodLines(work, renewed),
    period: { start: itemOf(before).current_period_start, end: start },
  });
  const saved = saveSubscription(work, before, { items: renewed.items, latest_invoice: drafted.id });
  afterPayment(work, saved, collectInvoice(work, finalizeInvoice(work, drafted), false));
}

/** Retries an invoice that could not be paid. */
export function retryInvoice(work: Work, id: string): void {
  const invoice = collectInvoice(work, requireInvoice(work, id), false);
  afterPayment(work, requireSubscription(work, subscriptionOf(invoice)), invoice);
}

/** Applies the outcome of an invoice to its subscription. */
export function afterPayment(work: Work, before: Subscription, invoice: Invoice): Subscription {
  if (invoice.status === 'paid')
    return before.status === 'past_due' ? saveSubscription(work, before, { status: 'active' }) : before;
  if (invoice.next_payment_attempt === null) return endSubscription(work, before, 'payment_failed');
  return saveSubscription(work, before, { status: 'past_due' });
}
