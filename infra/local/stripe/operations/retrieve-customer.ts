import * as z from 'zod/mini';
import { noSuch } from '../errors.ts';
import { operation } from '../operation.ts';
import { expand } from '../params.ts';
import type { Stored } from '../wire.ts';

/** A deleted customer is still answered, as `{ id, object, deleted: true }`. */
export const retrieveCustomer = operation({
  method: 'GET',
  path: '/v1/customers/{id}',
  params: z.strictObject({ expand }),
  run(work, _, id) {
    const customer = work.objects.get<Stored>(id);
    if (customer?.object !== 'customer') throw noSuch('customer', id);
    return customer;
  },
});
