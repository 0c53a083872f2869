import * as z from 'zod/mini';
import { mergedMetadata } from '#infra/local/stand-ins/stripe/api/metadata.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { amount, expand, id, metadata } from '#infra/local/stand-ins/stripe/api/params.ts';
import { createRefund as create } from '#infra/local/stand-ins/stripe/billing/refunds.ts';

export const createRefund = operation({
  method: 'POST',
  path: '/v1/refunds',
  params: z.strictObject({
    charge: z.optional(id),
    payment_intent: z.optional(id),
    amount: z.optional(amount),
    reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
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
