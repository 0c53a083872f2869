import * as z from 'zod';
import { couponNow } from '../discounts.ts';
import { invalidRequest } from '../errors.ts';
import { randomText } from '../ids.ts';
import { mergedMetadata } from '../metadata.ts';
import { operation } from '../operation.ts';
import { amount, currency, expand, id, metadata, time } from '../params.ts';
import type { Coupon } from '../wire.ts';

const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/)
  .transform(Number)
  .pipe(z.number().gt(0).max(100));

export const createCoupon = operation({
  method: 'POST',
  path: '/v1/coupons',
  params: z.strictObject({
    id: z
      .string()
      .regex(/^[\w-]{1,200}$/, 'Coupon ids have letters, digits, - and _ only')
      .optional(),
    amount_off: amount.pipe(z.number().min(1)).optional(),
    percent_off: percent.optional(),
    currency: currency.optional(),
    duration: z.enum(['forever', 'once']).default('once'),
    name: z.string().min(1).max(40).optional(),
    max_redemptions: amount.pipe(z.number().min(1)).optional(),
    redeem_by: time.optional(),
    applies_to: z.strictObject({ products: z.array(id).min(1) }).optional(),
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
