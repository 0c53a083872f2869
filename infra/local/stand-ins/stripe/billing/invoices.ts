import { newId, randomText } from '../ids.ts';
import { required } from '../required.ts';
import type { Customer, Invoice, InvoiceLine, InvoicePayment, Price, Subscription } from '../wire.ts';
import type { Work } from '../work.ts';
import { changeCustomer, defaultCard, requireCustomer } from './customers.ts';
import { couponOf, offEach } from './discounts.ts';
import { takePayment } from './payments.ts';

const day = 86_400;
/** Days from a failed payment to the next try; after the last the subscription ends (Stripe's classic schedule). */
const retryDays = [3, 5, 7];

export interface LineFields {
  description: string;
  /** Cents, negative for a credit. */
  amount: number;
  price: Price;
  quantity: number;
  item: string;
  period: { start: number; end: number };
  /** A part of a period, already less any discount. */
  proration: boolean;
}

interface InvoiceFields {
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: LineFields[];
  period: { start: number; end: number };
}

/** An invoice's lines and sums. It is a draft: nothing is stored and nobody hears of it. */
export function draftInvoice(work: Work, customer: Customer, fields: InvoiceFields): Invoice {
  const id = newId('in');
  const lines = linesOf(work, id, fields);
  return draftOf(work, customer, fields, { id, lines });
}

function linesOf(work: Work, invoice: string, { subscription, lines }: InvoiceFields): InvoiceLine[] {
  const coupon = couponOf(work, subscription.discounts);
  const [discount] = subscription.discounts;
  const offLine = offEach(coupon);
  return lines.map((line) => {
    const off = line.proration ? 0 : offLine(line.amount, line.price);
    return lineOf(invoice, subscription.id, line, off && discount ? { amount: off, discount } : null);
  });
}

/** A draft as the API shows it. */
function draftOf(
  work: Work,
  customer: Customer,
  { subscription, reason, period }: InvoiceFields,
  { id, lines }: { id: string; lines: InvoiceLine[] },
): Invoice {
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const off = lines.reduce((sum, line) => sum + (line.discount_amounts?.[0]?.amount ?? 0), 0);
  const [discount] = subscription.discounts;
  const discounted = off > 0 && discount ? [{ amount: off, discount }] : [];
  const total = subtotal - off;
  // a credit pays first, and what an invoice gives back becomes one (Stripe's customer balance)
  const amount_due = Math.max(0, total + Math.min(0, customer.balance));
  return {
    id,
    object: 'invoice',
    account_country: 'DE',
    account_name: work.accountName,
    account_tax_ids: null,
    amount_due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_paid_off_stripe: 0,
    amount_remaining: amount_due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: work.now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discounted.map((each) => each.discount),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discounted,
    total_excluding_tax: total,
    total_pretax_credit_amounts: discounted.map((each) => ({ ...each, type: 'discount' })),
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

function lineOf(
  invoice: string,
  subscription: string,
  line: LineFields,
  off: { amount: number; discount: string } | null,
): InvoiceLine {
  const { price, quantity } = line;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: price.currency,
    description: line.description,
    discount_amounts: off ? [off] : [],
    discountable: !line.proration,
    discounts: off ? [off.discount] : [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: line.proration ? { credited_items: null } : null,
        subscription,
        subscription_item: line.item,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: off ? [{ ...off, type: 'discount' }] : [],
    pricing: {
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
      price_details: { price: price.id, product: price.product },
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: line.amount,
    taxes: [],
  };
}

/** Gives the invoice its number and address; the customer's credit is used up by what it pays. */
export function finalizeInvoice(work: Work, draft: Invoice): Invoice {
  const customer = requireCustomer(work, draft.customer);
  const sequence = customer.next_invoice_sequence ?? 1;
  const ending_balance = Math.min(0, customer.balance + draft.total);
  const page = `${work.origin}/i/${draft.id}/${randomText(24)}`;
  const invoice: Invoice = {
    ...draft,
    effective_at: work.now,
    ending_balance,
    hosted_invoice_url: page,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: work.now },
  };
  changeCustomer(work, customer, {
    balance: ending_balance,
    next_invoice_sequence: sequence + 1,
    currency: draft.currency,
  });
  work.emit('invoice.created', draft);
  work.objects.put(invoice);
  work.emit('invoice.finalized', invoice);
  return invoice;
}

/** Charges what is due. A failure plans the next attempt, or none after the last. */
export function collectInvoice(work: Work, before: Invoice, onSession: boolean): Invoice {
  const customer = requireCustomer(work, before.customer);
  const attempted = { ...before, attempted: true };
  if (before.amount_remaining === 0) return settle(work, attempted);
  const payment = takePayment(work, {
    customer,
    card: defaultCard(work, customer),
    amount: before.amount_remaining,
    currency: before.currency,
    description: before.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    onSession,
  });
  link(work, before, payment.intent.id, payment.paid);
  const counted = { ...attempted, attempt_count: before.attempt_count + 1 };
  if (payment.paid) return settle(work, counted);
  const wait = retryDays[counted.attempt_count - 1];
  const next_payment_attempt = wait === undefined ? null : work.now + wait * day;
  const invoice: Invoice = { ...counted, next_payment_attempt, auto_advance: next_payment_attempt !== null };
  work.objects.put(invoice);
  work.objects.setDue(invoice.id, next_payment_attempt);
  work.emit('invoice.payment_failed', invoice);
  return invoice;
}

function settle(work: Work, before: Invoice): Invoice {
  const invoice: Invoice = {
    ...before,
    amount_paid: before.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...before.status_transitions, paid_at: work.now },
  };
  work.objects.put(invoice);
  work.objects.setDue(invoice.id, null);
  work.emit('invoice.paid', invoice);
  work.emit('invoice.payment_succeeded', invoice);
  return invoice;
}

/** No more attempts: the subscription has ended, or somebody else settles it. */
export function giveUpInvoice(work: Work, before: Invoice): void {
  const invoice: Invoice = { ...before, auto_advance: false, next_payment_attempt: null };
  work.objects.put(invoice);
  work.objects.setDue(invoice.id, null);
}

function link(work: Work, invoice: Invoice, intent: string, paid: boolean): void {
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: paid ? invoice.amount_remaining : null,
    amount_requested: invoice.amount_remaining,
    created: work.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: paid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: paid ? work.now : null },
  };
  work.objects.put(payment);
  if (paid) work.emit('invoice_payment.paid', payment);
}

export const requireInvoice = (work: Work, id: string): Invoice => required<Invoice>(work, 'invoice', id);

/** What is still to be paid for a subscription, the newest first. */
export const openInvoicesOf = (work: Work, { id, customer }: Subscription): Invoice[] =>
  work.objects.all<Invoice>('invoice', {
    customer,
    fields: { '$.status': 'open', '$.parent.subscription_details.subscription': id },
  });

/** The subscription an invoice belongs to (`parent.subscription_details` since 2025). */
export const subscriptionOf = (invoice: Invoice): string => String(invoice.parent?.subscription_details?.subscription);
