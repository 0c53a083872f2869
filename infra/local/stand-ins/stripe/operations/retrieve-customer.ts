import * as z from 'zod/mini';
import { noSuch } from '#infra/local/stand-ins/stripe/errors.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';
import type { Stored } from '#infra/local/stand-ins/stripe/wire.ts';

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
