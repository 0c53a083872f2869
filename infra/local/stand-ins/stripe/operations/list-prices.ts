import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/api/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { created, currency, flag, id, page } from '#infra/local/stand-ins/stripe/api/params.ts';
import type { Price } from '#infra/local/stand-ins/stripe/wire.ts';

export const listPrices = operation({
  method: 'GET',
  path: '/v1/prices',
  params: z.strictObject({
    ...page,
    created,
    active: z.optional(flag),
    currency: z.optional(currency),
    product: z.optional(id),
    type: z.optional(z.enum(['one_time', 'recurring'])),
    lookup_keys: z.optional(z.array(id).check(z.length(1, 'The stand-in looks for one lookup key at a time'))),
  }),
  run: (work, { active, created, currency, product, type, lookup_keys, ...asked }) =>
    listOf<Price>(work, 'price', '/v1/prices', asked, {
      created,
      fields: {
        '$.active': active,
        '$.currency': currency,
        '$.product': product,
        '$.type': type,
        '$.lookup_key': lookup_keys?.[0],
      },
    }),
});
