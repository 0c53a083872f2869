import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { created, id, page } from '#infra/local/stand-ins/stripe/params.ts';
import type { Refund } from '#infra/local/stand-ins/stripe/wire.ts';

export const listRefunds = operation({
  method: 'GET',
  path: '/v1/refunds',
  params: z.strictObject({ ...page, created, charge: z.optional(id), payment_intent: z.optional(id) }),
  run: (work, { charge, created, payment_intent, ...asked }) =>
    listOf<Refund>(work, 'refund', '/v1/refunds', asked, {
      created,
      fields: { '$.charge': charge, '$.payment_intent': payment_intent },
    }),
});
