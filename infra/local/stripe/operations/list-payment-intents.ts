import * as z from 'zod/mini';
import { listOf } from '../lists.ts';
import { operation } from '../operation.ts';
import { created, id, page } from '../params.ts';
import type { PaymentIntent } from '../wire.ts';

export const listPaymentIntents = operation({
  method: 'GET',
  path: '/v1/payment_intents',
  params: z.strictObject({ ...page, created, customer: z.optional(id) }),
  run: (work, { customer, created, ...asked }) =>
    listOf<PaymentIntent>(work, 'payment_intent', '/v1/payment_intents', asked, { customer, created }),
});
