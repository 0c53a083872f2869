import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { created, flag, page } from '#infra/local/stand-ins/stripe/params.ts';
import type { Product } from '#infra/local/stand-ins/stripe/wire.ts';

export const listProducts = operation({
  method: 'GET',
  path: '/v1/products',
  params: z.strictObject({ ...page, created, active: z.optional(flag) }),
  run: (work, { active, created, ...asked }) =>
    listOf<Product>(work, 'product', '/v1/products', asked, { created, fields: { '$.active': active } }),
});
