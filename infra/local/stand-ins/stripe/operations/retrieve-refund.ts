import * as z from 'zod/mini';
import { noSuch } from '#infra/local/stand-ins/stripe/errors.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';
import type { Refund } from '#infra/local/stand-ins/stripe/wire.ts';

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
