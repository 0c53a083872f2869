import { newId, randomText } from '../ids.ts';
import { required } from '../required.ts';
import type { Invoice, InvoicePayment, Subscription } from '../wire.ts';
import type { Work } from '../work.ts';
import { changeCustomer, defaultCard, requireCustomer } from './customers.ts';
import { takePayment } from './payments.ts';

const DAY_SECONDS = 86_400;
/**
 * Days from each failed payment to the next try; after the last one the subscription ends (Stripe's classic schedule).
 */
const retryDays = [3, 5, 7];

/** Gives the invoice its number and address, and uses the customer's credit. */
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

/** Charges what is due. A failure schedules the next attempt, or none after the last. */
export function collectInvoice(work: Work, before: Invoice, onSession: boolean): Invoice {
  const customer = requireCustomer(work, before.customer);
  const attempted = { ...before, attempted: true };
  if (before.amount_remaining === 0) return markPaid(work, attempted);
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
  if (payment.paid) return markPaid(work, counted);
  const wait = retryDays[counted.attempt_count - 1];
  const next_payment_attempt = wait === undefined ? null : work.now + wait * DAY_SECONDS;
  const invoice: Invoice = { ...counted, next_payment_attempt, auto_advance: next_payment_attempt !== null };
  work.objects.put(invoice);
  work.objects.setDue(invoice.id, next_payment_attempt);
  work.emit('invoice.payment_failed', invoice);
  return invoice;
}

function markPaid(work: Work, before: Invoice): Invoice {
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

/** No more attempts: the subscription has ended, or the invoice is settled elsewhere. */
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

/** Unpaid invoices of a subscription, newest first. */
export const openInvoicesOf = (work: Work, { id, customer }: Subscription): Invoice[] =>
  work.objects.all<Invoice>('invoice', {
    customer,
    fields: { '$.status': 'open', '$.parent.subscription_details.subscription': id },
  });

/** The subscription of an invoice (`parent.subscription_details` since 2025). */
export const subscriptionOf = (invoice: Invoice): string => String(invoice.parent?.subscription_details?.subscription);
