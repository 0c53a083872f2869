import * as z from 'zod/mini';
import { noSuch } from '#infra/local/stand-ins/stripe/errors.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';
import type { Product } from '#infra/local/stand-ins/stripe/wire.ts';

export const retrieveProduct = operation({
  method: 'GET',
  path: '/v1/products/{id}',
  params: z.strictObject({ expand }),
  run(work, _, id) {
    const product = work.objects.get<Product>(id);
    if (product?.object !== 'product') throw noSuch('product', id);
    return product;
  },
});
