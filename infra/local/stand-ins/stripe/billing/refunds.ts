import { invalidRequest, noSuch } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Charge, PaymentIntent, Refund } from '../wire.ts';
import type { Work } from '../work.ts';

/** Refunds a whole payment. */
export function createRefund(work: Work, paymentIntent: string): Refund {
  const before = chargeOf(work, paymentIntent);
  if (before.refunded)
    throw invalidRequest(`Charge ${before.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = before.amount_captured;
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
    metadata: {},
    payment_intent: before.payment_intent,
    payment_method: before.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const charge: Charge = { ...before, amount_refunded: amount, refunded: true };
  work.objects.put(refund);
  work.objects.put(charge);
  work.emit('refund.created', refund);
  work.emit('charge.refunded', charge, before);
  return refund;
}

function chargeOf(work: Work, id: string): Charge {
  const intent = work.objects.get<PaymentIntent>(id);
  const charge = intent?.object === 'payment_intent' ? work.objects.get<Charge>(String(intent.latest_charge)) : null;
  if (!charge) throw noSuch('payment_intent', id, 'payment_intent');
  return charge;
}
