import * as z from 'zod/mini';
import { noSuch } from '../errors.ts';
import { operation } from '../operation.ts';
import { expand } from '../params.ts';
import type { Refund } from '../wire.ts';

export const retrieveRefund = operation({
  method: 'GET',
  path: '/v1/refunds/{id}',
  params: z.strictObject({ expand }),
  run(work, _, id) {
    const refund = work.objects.get<Refund>(id);
    if (refund?.object !== 'refund') throw noSuch('refund', id);
    return refund;
  },
});
