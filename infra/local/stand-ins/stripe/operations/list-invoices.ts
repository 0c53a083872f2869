import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { created, id, page } from '#infra/local/stand-ins/stripe/params.ts';
import type { Invoice } from '#infra/local/stand-ins/stripe/wire.ts';

export const listInvoices = operation({
  method: 'GET',
  path: '/v1/invoices',
  params: z.strictObject({
    ...page,
    created,
    customer: z.optional(id),
    subscription: z.optional(id),
    status: z.optional(z.enum(['draft', 'open', 'paid', 'uncollectible', 'void'])),
  }),
  run: (work, { customer, created, subscription, status, ...asked }) =>
    listOf<Invoice>(work, 'invoice', '/v1/invoices', asked, {
      customer,
      created,
      fields: { '$.parent.subscription_details.subscription': subscription, '$.status': status },
    }),
});
