import { newId } from '../ids.ts';
import type { Customer, Invoice, InvoiceLine, Price, Subscription } from '../wire.ts';
import type { Work } from '../work.ts';
import { couponOf, offEach } from './discounts.ts';

export interface LineFields {
  description: string;
  /** Cents, negative for a credit. */
  amount: number;
  price: Price;
  quantity: number;
  item: string;
  period: { start: number; end: number };
  /** Part of a period, with any discount already deducted. */
  proration: boolean;
}

interface InvoiceFields {
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: LineFields[];
  period: { start: number; end: number };
}

/** An invoice's lines and sums. It is a draft: nothing is stored and no event is sent. */
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

/** A draft in the shape of the API. */
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
  // a credit is used first, and a negative total becomes one (Stripe's customer balance)
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
