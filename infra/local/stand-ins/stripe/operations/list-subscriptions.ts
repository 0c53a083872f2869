import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/api/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { created, id, page } from '#infra/local/stand-ins/stripe/api/params.ts';
import type { Subscription } from '#infra/local/stand-ins/stripe/wire.ts';

const statuses = ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'paused', 'trialing', 'unpaid'];

/** Without a status, all that have not been canceled. */
export const listSubscriptions = operation({
  method: 'GET',
  path: '/v1/subscriptions',
  params: z.strictObject({
    ...page,
    created,
    customer: z.optional(id),
    price: z.optional(id),
    status: z.optional(z.enum([...statuses, 'all', 'ended'])),
  }),
  run: (work, { customer, created, price, status, ...asked }) =>
    listOf<Subscription>(work, 'subscription', '/v1/subscriptions', asked, {
      customer,
      created,
      fields: {
        '$.items.data[0].price.id': price,
        ...(status !== undefined && status !== 'all' && status !== 'ended' && { '$.status': status }),
      },
      ...(status === undefined && { not: { '$.status': ['canceled'] } }),
      ...(status === 'ended' && { not: { '$.status': statuses.filter((each) => !/canceled|expired/.test(each)) } }),
    }),
});
