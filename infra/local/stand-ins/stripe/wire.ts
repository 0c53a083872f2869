import type { Stripe } from 'stripe';

/**
 * Stripe's published shapes as they are stored and sent here: references are ids until a request expands them, and
 * decimals are strings (the SDK converts them to its Decimal).
 */
type With<Shape, Change> = Omit<Shape, keyof Change> & Change;

export type Metadata = Record<string, string>;
export interface WireList<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

export type Customer = Stripe.Customer;
export type Product = With<Stripe.Product, { default_price: string | null }>;
export type Price = With<Stripe.Price, { product: string; unit_amount: number; unit_amount_decimal: string }>;
export type Plan = With<Stripe.Plan, { product: string; amount: number; amount_decimal: string }>;
export type Coupon = Stripe.Coupon;
export type Discount = With<Stripe.Discount, { source: { coupon: string; type: 'coupon' } }>;
export type PaymentMethod = With<Stripe.PaymentMethod, { customer: string | null; card: Stripe.PaymentMethod.Card }>;
export type LineItem = With<Stripe.LineItem, { price: Price; quantity: number }>;
export type CheckoutSession = With<
  Stripe.Checkout.Session,
  {
    amount_total: number;
    currency: string;
    customer: string;
    subscription: string | null;
    payment_intent: string | null;
    invoice: string | null;
    discounts: { coupon: string; promotion_code: null }[];
  }
>;
export type WebhookEndpoint = Stripe.WebhookEndpoint;
export interface PortalConfiguration extends Stored {
  object: 'billing_portal.configuration';
  active: boolean;
  is_default: boolean;
  created: number;
  updated: number;
  livemode: false;
  default_return_url: string | null;
  features: object;
}
export type PortalSession = With<Stripe.BillingPortal.Session, { configuration: string }>;
export type SubscriptionItem = With<
  Stripe.SubscriptionItem,
  { plan: Plan; price: Price; quantity: number; discounts: string[] }
>;
export type Subscription = With<
  Stripe.Subscription,
  {
    customer: string;
    default_payment_method: string | null;
    discounts: string[];
    items: WireList<SubscriptionItem>;
    latest_invoice: string | null;
    metadata: Metadata;
  }
>;
export type InvoiceLine = With<
  Stripe.InvoiceLineItem,
  {
    discounts: string[];
    quantity_decimal: string | null;
    pricing: { type: 'price_details'; unit_amount_decimal: string; price_details: { price: string; product: string } };
    subscription: string | null;
  }
>;
export type Invoice = With<
  Stripe.Invoice,
  {
    customer: string;
    discounts: string[];
    default_payment_method: string | null;
    lines: WireList<InvoiceLine>;
    payments?: WireList<InvoicePayment>;
  }
>;
export type InvoicePayment = With<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } }
>;
export type PaymentIntent = With<
  Stripe.PaymentIntent,
  { customer: string | null; latest_charge: string | null; payment_method: string | null }
>;
export type Charge = With<Stripe.Charge, { customer: string | null; payment_intent: string | null }>;
export type Refund = With<Stripe.Refund, { charge: string; payment_intent: string | null; customer: string | null }>;
export type Event = Pick<
  Stripe.EventBase,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { type: string; data: { object: Stored; previous_attributes?: Record<string, unknown> } };

/** Any object that can be retrieved by its id. */
export interface Stored {
  id: string;
  object: string;
}
