import * as z from 'zod/mini';
import { createRefund as create } from '#infra/local/stand-ins/stripe/billing/refunds.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand, id } from '#infra/local/stand-ins/stripe/request/params.ts';

/** The stand-in refunds whole payments only. */
export const createRefund = operation({
  method: 'POST',
  path: '/v1/refunds',
  params: z.strictObject({ payment_intent: id, expand }),
  run: (work, params) => create(work, params.payment_intent),
});
