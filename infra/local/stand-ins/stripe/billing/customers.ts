import { noSuch } from '../errors.ts';
import { newId } from '../ids.ts';
import { required } from '../required.ts';
import type { Customer, Metadata, PaymentMethod } from '../wire.ts';
import type { Work } from '../work.ts';

interface CustomerFields {
  email: string | null;
  name: string | null;
  description: string | null;
  phone: string | null;
  metadata: Metadata;
}

export function createCustomer(work: Work, fields: CustomerFields): Customer {
  const id = newId('cus');
  const customer: Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: work.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: fields.description,
    discount: null,
    email: fields.email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: fields.metadata,
    name: fields.name,
    next_invoice_sequence: 1,
    phone: fields.phone,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  work.objects.put(customer);
  work.emit('customer.created', customer);
  return customer;
}

/** @throws StripeError resource_missing if it never existed or was deleted */
export function requireCustomer(work: Work, id: string, param?: string): Customer {
  const customer = required<Customer>(work, 'customer', id, { param });
  if ('deleted' in customer) throw noSuch('customer', id, param);
  return customer;
}

export function changeCustomer(work: Work, before: Customer, changes: Partial<Customer>): Customer {
  const customer = { ...before, ...changes };
  work.objects.put(customer);
  if (JSON.stringify(before) !== JSON.stringify(customer)) work.emit('customer.updated', customer, before);
  return customer;
}

/** The card to which the customer's payments are charged. */
export function defaultCard(work: Work, customer: Customer): PaymentMethod | null {
  const id = customer.invoice_settings.default_payment_method;
  return typeof id === 'string' ? work.objects.get<PaymentMethod>(id) : null;
}

/** Attaches a card and makes it the customer's default. */
export function setDefaultCard(work: Work, customer: Customer, card: PaymentMethod): Customer {
  const attached: PaymentMethod = { ...card, customer: customer.id };
  work.objects.put(attached);
  work.emit('payment_method.attached', attached);
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: card.id };
  return changeCustomer(work, customer, { invoice_settings });
}
