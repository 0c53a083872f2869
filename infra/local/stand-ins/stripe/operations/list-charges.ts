import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { created, id, page } from '#infra/local/stand-ins/stripe/params.ts';
import type { Charge } from '#infra/local/stand-ins/stripe/wire.ts';

export const listCharges = operation({
  method: 'GET',
  path: '/v1/charges',
  params: z.strictObject({ ...page, created, customer: z.optional(id), payment_intent: z.optional(id) }),
  run: (work, { customer, created, payment_intent, ...asked }) =>
    listOf<Charge>(work, 'charge', '/v1/charges', asked, {
      customer,
      created,
      fields: { '$.payment_intent': payment_intent },
    }),
});
