import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { created, id, page } from '#infra/local/stand-ins/stripe/params.ts';
import type { PaymentIntent } from '#infra/local/stand-ins/stripe/wire.ts';

export const listPaymentIntents = operation({
  method: 'GET',
  path: '/v1/payment_intents',
  params: z.strictObject({ ...page, created, customer: z.optional(id) }),
  run: (work, { customer, created, ...asked }) =>
    listOf<PaymentIntent>(work, 'payment_intent', '/v1/payment_intents', asked, { customer, created }),
});
