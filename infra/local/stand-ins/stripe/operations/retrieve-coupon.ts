import * as z from 'zod/mini';
import { couponNow } from '#infra/local/stand-ins/stripe/discounts.ts';
import { noSuch } from '#infra/local/stand-ins/stripe/errors.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';
import type { Coupon } from '#infra/local/stand-ins/stripe/wire.ts';

export const retrieveCoupon = operation({
  method: 'GET',
  path: '/v1/coupons/{id}',
  params: z.strictObject({ expand }),
  run(work, _, id) {
    const coupon = work.objects.get<Coupon>(id);
    if (coupon?.object !== 'coupon') throw noSuch('coupon', id, 'coupon');
    return couponNow(coupon, work.now);
  },
});
