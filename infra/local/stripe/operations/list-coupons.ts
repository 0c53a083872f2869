import * as z from 'zod/mini';
import { couponNow } from '../discounts.ts';
import { listOf } from '../lists.ts';
import { operation } from '../operation.ts';
import { created, page } from '../params.ts';
import type { Coupon } from '../wire.ts';

export const listCoupons = operation({
  method: 'GET',
  path: '/v1/coupons',
  params: z.strictObject({ ...page, created }),
  run(work, { created, ...asked }) {
    const list = listOf<Coupon>(work, 'coupon', '/v1/coupons', asked, { created });
    return { ...list, data: list.data.map((coupon) => couponNow(coupon, work.now)) };
  },
});
