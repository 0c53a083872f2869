import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/api/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { created, page } from '#infra/local/stand-ins/stripe/api/params.ts';
import { couponNow } from '#infra/local/stand-ins/stripe/billing/discounts.ts';
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
