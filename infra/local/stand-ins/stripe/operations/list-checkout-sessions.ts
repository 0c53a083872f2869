import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { created, id, page } from '#infra/local/stand-ins/stripe/params.ts';
import type { CheckoutSession } from '#infra/local/stand-ins/stripe/wire.ts';

export const listCheckoutSessions = operation({
  method: 'GET',
  path: '/v1/checkout/sessions',
  params: z.strictObject({
    ...page,
    created,
    customer: z.optional(id),
    payment_intent: z.optional(id),
    subscription: z.optional(id),
    status: z.optional(z.enum(['complete', 'expired', 'open'])),
  }),
  run: (work, { customer, created, payment_intent, subscription, status, ...asked }) =>
    listOf<CheckoutSession>(work, 'checkout.session', '/v1/checkout/sessions', asked, {
      customer,
      created,
      fields: { '$.payment_intent': payment_intent, '$.subscription': subscription, '$.status': status },
    }),
});
