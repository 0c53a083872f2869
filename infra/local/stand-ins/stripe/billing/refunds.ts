import { invalidRequest, noSuch } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Charge, Metadata, PaymentIntent, Refund } from '../wire.ts';
import type { Work } from '../work.ts';

interface RefundFields {
  charge: string | undefined;
  paymentIntent: string | undefined;
  /** Cents; all that is left unless told otherwise. */
  amount: number | undefined;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  metadata: Metadata;
}

export function createRefund(work: Work, fields: RefundFields): Refund {
  const before = chargeOf(work, fields);
  const left = before.amount_captured - before.amount_refunded;
  if (left === 0)
    throw invalidRequest(`Charge ${before.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = fields.amount ?? left;
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', { param: 'amount', code: 'parameter_invalid_integer' });
  if (amount > left) {
    const message = `Refund amount (€${amount / 100}) is greater than unrefunded amount on charge (€${left / 100})`;
    throw invalidRequest(message, { param: 'amount' });
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: before.id,
    created: work.now,
    currency: before.currency,
    customer: before.customer,
    customer_account: null,
    destination_details: { card: { type: 'pending' }, type: 'card' },
    metadata: fields.metadata,
    payment_intent: before.payment_intent,
    payment_method: before.payment_method,
    reason: fields.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const amount_refunded = before.amount_refunded + amount;
  const charge: Charge = { ...before, amount_refunded, refunded: amount_refunded === before.amount_captured };
  work.objects.put(refund);
  work.objects.put(charge);
  work.emit('refund.created', refund);
  work.emit('charge.refunded', charge, before);
  return refund;
}

function chargeOf(work: Work, { charge: id, paymentIntent }: RefundFields): Charge {
  if (id !== undefined) return requireCharge(work, id, 'charge');
  if (paymentIntent === undefined)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  const intent = work.objects.get<PaymentIntent>(paymentIntent);
  if (intent?.object !== 'payment_intent') throw noSuch('payment_intent', paymentIntent, 'payment_intent');
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    throw invalidRequest(message, { param: 'payment_intent', code: 'payment_intent_unexpected_state' });
  }
  return requireCharge(work, intent.latest_charge, 'payment_intent');
}

function requireCharge(work: Work, id: string, param?: string): Charge {
  const charge = work.objects.get<Charge>(id);
  if (charge?.object !== 'charge') throw noSuch('charge', id, param);
  return charge;
}
