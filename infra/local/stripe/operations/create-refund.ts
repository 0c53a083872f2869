import * as z from 'zod';
import { mergedMetadata } from '../metadata.ts';
import { operation } from '../operation.ts';
import { amount, expand, id, metadata } from '../params.ts';
import { createRefund as create } from '../refunds.ts';

export const createRefund = operation({
  method: 'POST',
  path: '/v1/refunds',
  params: z.strictObject({
    charge: id.optional(),
    payment_intent: id.optional(),
    amount: amount.optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata,
    expand,
  }),
  run: (work, params) =>
    create(work, {
      charge: params.charge,
      paymentIntent: params.payment_intent,
      amount: params.amount,
      reason: params.reason ?? null,
      metadata: mergedMetadata(null, params.metadata),
    }),
});
