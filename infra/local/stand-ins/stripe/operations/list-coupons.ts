import * as z from 'zod/mini';
import { couponNow } from '#infra/local/stand-ins/stripe/discounts.ts';
import { listOf } from '#infra/local/stand-ins/stripe/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { created, page } from '#infra/local/stand-ins/stripe/params.ts';
import type { Coupon } from '#infra/local/stand-ins/stripe/wire.ts';

export const listCoupons = operation({
  method: 'GET',
  path: '/v1/coupons',
  params: z.strictObject({ ...page, created }),
  run(work, { created, ...asked }) {
    const list = listOf<Coupon>(work, 'coupon', '/v1/coupons', asked, { created });
    return { ...list, data: list.data.map((coupon) => couponNow(coupon, work.now)) };
  },
});
