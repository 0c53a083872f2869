import * as z from 'zod/mini';
import { couponShown } from '#infra/local/stand-ins/stripe/billing/discounts.ts';
import { invalidRequest } from '#infra/local/stand-ins/stripe/errors.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { amount, currency, expand, id } from '#infra/local/stand-ins/stripe/request/params.ts';
import type { Coupon } from '#infra/local/stand-ins/stripe/wire.ts';

/** A fixed amount off, forever. */
export const createCoupon = operation({
  method: 'POST',
  path: '/v1/coupons',
  params: z.strictObject({
    id: z.string().check(z.regex(/^[\w-]{1,200}$/, 'Coupon ids have letters, digits, - and _ only')),
    amount_off: z.pipe(amount, z.number().check(z.minimum(1))),
    currency,
    duration: z.literal('forever', 'The stand-in knows coupons for ever only'),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    applies_to: z.optional(z.strictObject({ products: z.array(id).check(z.minLength(1)) })),
    expand,
  }),
  run(work, { id, amount_off, currency, duration, name = null, applies_to }) {
    if (work.objects.get(id))
      throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
    const coupon: Coupon = {
      id,
      object: 'coupon',
      amount_off,
      ...(applies_to && { applies_to }),
      created: work.now,
      currency,
      duration,
      duration_in_months: null,
      livemode: false,
      max_redemptions: null,
      metadata: {},
      name,
      percent_off: null,
      redeem_by: null,
      times_redeemed: 0,
      valid: true,
    };
    work.objects.put(coupon);
    work.emit('coupon.created', coupon);
    return couponShown(coupon);
  },
});
