import * as z from 'zod/mini';
import { noSuch } from '../errors.ts';
import { operation } from '../operation.ts';
import { expand } from '../params.ts';
import type { Product } from '../wire.ts';

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
