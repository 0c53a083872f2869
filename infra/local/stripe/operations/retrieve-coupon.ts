import * as z from 'zod/mini';
import { couponNow } from '../discounts.ts';
import { noSuch } from '../errors.ts';
import { operation } from '../operation.ts';
import { expand } from '../params.ts';
import type { Coupon } from '../wire.ts';

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
