import type { Stripe } from 'stripe';
import { newId, randomText } from '../ids.ts';
import type { Charge, Customer, PaymentIntent, PaymentMethod } from '../wire.ts';
import type { Work } from '../work.ts';
import { type Decline, laterRefusal, type TestCard } from './cards.data.ts';

export interface CardDetails {
  card: TestCard;
  expMonth: number;
  expYear: number;
  email: string | null;
  name: string | null;
}

const checks: Stripe.PaymentMethod.Card.Checks = {
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: 'pass',
};

/** The card as Stripe stores it: without its number. */
export function createCard(work: Work, { card, expMonth, expYear, email, name }: CardDetails): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks,
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: card.fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  work.objects.put(method);
  return method;
}

interface PaymentFields {
  customer: Customer;
  card: PaymentMethod | null;
  amount: number;
  currency: string;
  description: string | null;
  /** The person has just entered the card, so a card that only fails later is accepted. */
  onSession: boolean;
}

/** Charges a card: creates a payment intent with its charge, succeeded or declined, and their events. */
export function takePayment(work: Work, fields: PaymentFields): { paid: boolean; intent: PaymentIntent } {
  const intent = newIntent(work, fields);
  if (!fields.card) {
    work.objects.put(intent);
    return { paid: false, intent };
  }
  const refusal = fields.onSession ? null : laterRefusal(fields.card.card.last4);
  const charge = newCharge(work, intent, { ...fields, card: fields.card }, refusal);
  const charged: PaymentIntent = refusal
    ? {
        ...intent,
        latest_charge: charge.id,
        last_payment_error: {
          charge: charge.id,
          code: refusal.code,
          decline_code: refusal.declineCode,
          message: refusal.message,
          payment_method: fields.card as Stripe.PaymentMethod,
          type: 'card_error',
        },
      }
    : {
        ...intent,
        amount_received: fields.amount,
        latest_charge: charge.id,
        payment_method: fields.card.id,
        status: 'succeeded',
      };
  work.objects.put(charge);
  work.objects.put(charged);
  work.emit('payment_intent.created', intent);
  work.emit(refusal ? 'charge.failed' : 'charge.succeeded', charge);
  work.emit(refusal ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', charged);
  return { paid: !refusal, intent: charged };
}

function newIntent(work: Work, { customer, amount, currency, description }: PaymentFields): PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: work.now,
    currency,
    customer: customer.id,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

function newCharge(
  work: Work,
  intent: PaymentIntent,
  { customer, amount, currency, description, card }: PaymentFields & { card: PaymentMethod },
  refusal: Decline | null,
): Charge {
  const { brand, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status } = card.card;
  const id = newId('ch');
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: refusal ? 0 : amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: refusal ? null : newId('txn'),
    billing_details: card.billing_details,
    calculated_statement_descriptor: 'LOCAL STAND-IN',
    captured: !refusal,
    created: work.now,
    currency,
    customer: customer.id,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: refusal ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: refusal ? '01' : null,
      network_status: refusal ? 'declined_by_network' : 'approved_by_network',
      reason: refusal?.declineCode ?? null,
      risk_level: 'normal',
      risk_score: 1,
      seller_message: refusal ? 'The bank did not return any further details.' : 'Payment complete.',
      type: refusal ? 'issuer_declined' : 'authorized',
    },
    paid: !refusal,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: refusal ? null : amount,
        authorization_code: null,
        brand,
        checks,
        country,
        electronic_commerce_indicator: null,
        exp_month,
        exp_year,
        fingerprint: fingerprint ?? null,
        funding,
        installments: null,
        last4,
        mandate: null,
        network: brand,
        network_transaction_id: null,
        regulated_status,
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null, // receipts are not supported: the invoice serves instead
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: refusal ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}
