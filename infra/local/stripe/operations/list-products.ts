import * as z from 'zod/mini';
import { listOf } from '../lists.ts';
import { operation } from '../operation.ts';
import { created, flag, page } from '../params.ts';
import type { Product } from '../wire.ts';

export const listProducts = operation({
  method: 'GET',
  path: '/v1/products',
  params: z.strictObject({ ...page, created, active: z.optional(flag) }),
  run: (work, { active, created, ...asked }) =>
    listOf<Product>(work, 'product', '/v1/products', asked, { created, fields: { '$.active': active } }),
});
