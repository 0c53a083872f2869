import { invalidRequest } from '../errors.ts';
import { newId, randomText } from '../ids.ts';
import { required } from '../required.ts';
import type { CheckoutSession, Coupon, LineItem, PaymentMethod } from '../wire.ts';
import type { Work } from '../work.ts';
import { productNameOf, requirePrice } from './catalogue.ts';
import { requireCustomer, setDefaultCard } from './customers.ts';
import { createDiscount, offEach, redeem, requireCoupon } from './discounts.ts';
import { type CardDetails, createCard, takePayment } from './payments.ts';
import { newSubscription, startSubscription } from './subscriptions.ts';

interface CheckoutFields {
  mode: 'payment' | 'subscription';
  lineItems: { price: string; quantity: number }[];
  coupon: string | null;
  customer: string;
  /** payment requires accepting the terms of service */
  asksForTerms: boolean;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string | null;
}

/** Items stored separately from a session; only the expansion `line_items` shows them. */
interface CheckoutPlan {
  id: string;
  object: 'checkout_plan';
  lineItems: LineItem[];
}

const planId = (session: string) => `${session}#plan`;
const HOUR_SECONDS = 3600;

export function createCheckout(work: Work, fields: CheckoutFields): CheckoutSession {
  const expiresAt = work.now + 24 * HOUR_SECONDS;
  const coupon = fields.coupon === null ? null : requireCoupon(work, fields.coupon, 'discounts[0][coupon]');
  const lineItems = lineItemsOf(work, fields, coupon);
  const session = openSession(work, fields, { lineItems, coupon, expiresAt });
  work.objects.put(session);
  const plan: CheckoutPlan = { id: planId(session.id), object: 'checkout_plan', lineItems };
  work.objects.put(plan);
  work.objects.setDue(session.id, expiresAt);
  return session;
}

interface Priced {
  lineItems: LineItem[];
  coupon: Coupon | null;
  expiresAt: number;
}

/** A new session in the shape of the API, before its page is opened. */
function openSession(work: Work, fields: CheckoutFields, { lineItems, coupon, expiresAt }: Priced): CheckoutSession {
  const sum = (name: 'amount_subtotal' | 'amount_discount' | 'amount_total') =>
    lineItems.reduce((total, item) => total + item[name], 0);
  const id = `cs_test_${randomText(58)}`;
  const isPayment = fields.mode === 'payment';
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: sum('amount_subtotal'),
    amount_total: sum('amount_total'),
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: fields.cancelUrl,
    client_reference_id: fields.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: fields.asksForTerms
      ? { payment_method_reuse_agreement: null, promotions: 'none', terms_of_service: 'required' }
      : null,
    created: work.now,
    currency: lineItems[0]!.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: fields.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: coupon ? [{ coupon: coupon.id, promotion_code: null }] : [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: { enabled: false },
    metadata: {},
    mode: fields.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isPayment ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: isPayment
      ? null
      : { allow_redisplay_filters: ['always'], payment_method_remove: 'disabled', payment_method_save: null },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: fields.successUrl,
    total_details: { amount_discount: sum('amount_discount'), amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${work.origin}/c/pay/${id}`,
    wallet_options: null,
  };
}

function lineItemsOf(work: Work, { mode, lineItems }: CheckoutFields, coupon: Coupon | null): LineItem[] {
  const off = offEach(coupon);
  const items = lineItems.map(({ price: id, quantity }, index): LineItem => {
    const param = `line_items[${index}][price]`;
    const price = requirePrice(work, id, param);
    if (!price.active) throw invalidRequest('The price specified is inactive.', { param });
    if (mode === 'payment' && price.recurring)
      throw invalidRequest(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        { param },
      );
    const amount = price.unit_amount * quantity;
    const discount = off(amount, price);
    return {
      id: newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: discount,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount - discount,
      currency: price.currency,
      description: productNameOf(work, price),
      metadata: {},
      price,
      quantity,
    };
  });
  if (mode === 'subscription' && !items.some(({ price }) => price.recurring))
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode when using prices.');
  if (mode === 'subscription' && !items.every(({ price }) => price.recurring))
    throw invalidRequest('The stand-in sells recurring and one-time prices in checkouts of their own.');
  return items;
}

export const requireCheckout = (work: Work, id: string): CheckoutSession =>
  required<CheckoutSession>(work, 'checkout.session', id);

export const asksForTerms = ({ consent_collection }: CheckoutSession): boolean =>
  consent_collection?.terms_of_service === 'required';

export const checkoutPlan = (work: Work, session: CheckoutSession): CheckoutPlan =>
  work.objects.get<CheckoutPlan>(planId(session.id))!;

export function expireCheckout(work: Work, before: CheckoutSession): CheckoutSession {
  const session: CheckoutSession = { ...before, status: 'expired', url: null };
  work.objects.put(session);
  work.objects.setDue(session.id, null);
  work.emit('checkout.session.expired', session);
  return session;
}

/** The person pays: the subscription or purchase is created, and the session is complete. */
export function completeCheckout(
  work: Work,
  before: CheckoutSession,
  entry: Pick<CardDetails, 'card' | 'expMonth' | 'expYear'>,
): CheckoutSession {
  const { email } = requireCustomer(work, before.customer);
  const card = createCard(work, { ...entry, email, name: null });
  const sold = before.mode === 'subscription' ? sellSubscription(work, before, card) : sellOnce(work, before, card);
  const session: CheckoutSession = {
    ...before,
    ...sold,
    consent: asksForTerms(before) ? { promotions: null, terms_of_service: 'accepted' } : null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    payment_status: before.amount_total === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    url: null,
  };
  work.objects.put(session);
  work.objects.setDue(session.id, null);
  work.emit('checkout.session.completed', session);
  return session;
}

const couponOfSession = (work: Work, { discounts }: CheckoutSession): Coupon | null =>
  discounts[0] ? work.objects.get<Coupon>(discounts[0].coupon) : null;

function sellSubscription(work: Work, session: CheckoutSession, card: PaymentMethod): Partial<CheckoutSession> {
  const plan = checkoutPlan(work, session);
  const customer = setDefaultCard(work, requireCustomer(work, session.customer), card);
  const draft = newSubscription(work, customer.id, plan.lineItems);
  const coupon = couponOfSession(work, session);
  const owner = { customer: customer.id, subscription: draft.id, checkout_session: session.id };
  const discounts = coupon ? [createDiscount(work, coupon, owner).id] : [];
  const { subscription, invoice } = startSubscription(work, { ...draft, discounts });
  return { subscription: subscription.id, invoice: invoice.id };
}

function sellOnce(work: Work, session: CheckoutSession, card: PaymentMethod): Partial<CheckoutSession> {
  const coupon = couponOfSession(work, session);
  if (coupon) redeem(work, coupon);
  if (session.amount_total === 0) return {};
  const payment = takePayment(work, {
    customer: requireCustomer(work, session.customer),
    card,
    amount: session.amount_total,
    currency: session.currency,
    description: null,
    onSession: true,
  });
  return { payment_intent: payment.intent.id };
}
