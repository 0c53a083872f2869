import { cardDeclined } from '../errors.ts';
import type { Coupon, Invoice, Price, Subscription } from '../wire.ts';
import type { Work } from '../work.ts';
import { planOf } from './catalogue.ts';
import { requireCustomer } from './customers.ts';
import { couponOf, createDiscount } from './discounts.ts';
import { draftInvoice } from './invoice-draft.ts';
import { collectInvoice, finalizeInvoice } from './invoices.ts';
import { prorationLines } from './proration.ts';
import { afterPayment } from './renewals.ts';
import { itemOf, saveSubscription } from './subscriptions.ts';

export interface PlanChange {
  price: Price;
  quantity: number;
  /** The new coupon, null for none; undefined keeps the current one. */
  coupon: Coupon | null | undefined;
  /** Seconds; the time from which the amounts are prorated. */
  prorationDate: number;
  /** Refuse the change if its invoice cannot be paid, instead of leaving it open. */
  failWhenUnpaid: boolean;
}

/** The invoice that {@link changePlan} would create now, without changing anything. */
export const previewChange = (work: Work, before: Subscription, change: PlanChange): Invoice =>
  draftInvoice(work, requireCustomer(work, before.customer), {
    subscription: before,
    reason: 'subscription_update',
    lines: linesOf(work, before, change),
    period: { start: change.prorationDate, end: change.prorationDate },
  });

const linesOf = (work: Work, before: Subscription, { price, quantity, coupon, prorationDate }: PlanChange) =>
  prorationLines(
    work,
    before,
    { price, quantity, coupon: coupon === undefined ? couponOf(work, before.discounts) : coupon },
    prorationDate,
  );

/** Changes the price of a subscription and invoices the difference immediately; the period stays the same. */
export function changePlan(work: Work, before: Subscription, change: PlanChange): Subscription {
  const item = itemOf(before);
  const samePrice = item.price.id === change.price.id && item.quantity === change.quantity;
  const data = [{ ...item, price: change.price, plan: planOf(change.price), quantity: change.quantity }];
  const invoice = samePrice ? null : previewChange(work, before, change);
  const saved = saveSubscription(work, before, {
    items: { ...before.items, data },
    discounts: discountsAfter(work, before, change.coupon),
    ...(invoice && { latest_invoice: invoice.id }),
  });
  if (!invoice) return saved;
  const collected = collectInvoice(work, finalizeInvoice(work, invoice), false);
  if (collected.status !== 'paid' && change.failWhenUnpaid)
    throw cardDeclined('Your card was declined.', 'card_declined', 'generic_decline');
  return afterPayment(work, saved, collected);
}

function discountsAfter(work: Work, before: Subscription, coupon: Coupon | null | undefined): string[] {
  if (coupon === undefined || coupon?.id === couponOf(work, before.discounts)?.id) return before.discounts;
  if (coupon === null) return [];
  const owner = { customer: before.customer, subscription: before.id, checkout_session: null };
  return [createDiscount(work, coupon, owner).id];
}
