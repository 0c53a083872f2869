import * as z from 'zod/mini';
import { mergedMetadata } from '#infra/local/stand-ins/stripe/api/metadata.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { amount, currency, expand, id, metadata, time } from '#infra/local/stand-ins/stripe/api/params.ts';
import { couponNow } from '#infra/local/stand-ins/stripe/billing/discounts.ts';
import { invalidRequest } from '#infra/local/stand-ins/stripe/errors.ts';
import { randomText } from '#infra/local/stand-ins/stripe/ids.ts';
import type { Coupon } from '#infra/local/stand-ins/stripe/wire.ts';

const percent = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/)), z.transform(Number)),
  z.number().check(z.gt(0), z.maximum(100)),
);

export const createCoupon = operation({
  method: 'POST',
  path: '/v1/coupons',
  params: z.strictObject({
    id: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/, 'Coupon ids have letters, digits, - and _ only'))),
    amount_off: z.optional(z.pipe(amount, z.number().check(z.minimum(1)))),
    percent_off: z.optional(percent),
    currency: z.optional(currency),
    duration: z._default(z.enum(['forever', 'once']), 'once'),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    max_redemptions: z.optional(z.pipe(amount, z.number().check(z.minimum(1)))),
    redeem_by: z.optional(time),
    applies_to: z.optional(z.strictObject({ products: z.array(id).check(z.minLength(1)) })),
    metadata,
    expand,
  }),
  run(work, params) {
    const { id: chosen = randomText(8), amount_off = null, percent_off = null, currency = null } = params;
    if ((amount_off === null) === (percent_off === null))
      throw invalidRequest('You must pass either percent_off or amount_off, and not both.');
    if (amount_off !== null && currency === null)
      throw invalidRequest('You must pass currency when passing amount_off', { param: 'currency' });
    if (work.objects.get(chosen))
      throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
    const coupon: Coupon = {
      id: chosen,
      object: 'coupon',
      amount_off,
      ...(params.applies_to && { applies_to: params.applies_to }),
      created: work.now,
      currency: amount_off === null ? null : currency,
      duration: params.duration,
      duration_in_months: null,
      livemode: false,
      max_redemptions: params.max_redemptions ?? null,
      metadata: mergedMetadata(null, params.metadata),
      name: params.name ?? null,
      percent_off,
      redeem_by: params.redeem_by ?? null,
      times_redeemed: 0,
      valid: true,
    };
    work.objects.put(coupon);
    work.emit('coupon.created', coupon);
    return couponNow(coupon, work.now);
  },
});
