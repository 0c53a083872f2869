import * as z from 'zod/mini';
import { listOf } from '../lists.ts';
import { operation } from '../operation.ts';
import { created, id, page } from '../params.ts';
import type { Invoice } from '../wire.ts';

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
