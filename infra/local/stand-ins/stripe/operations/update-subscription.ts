import * as z from 'zod/mini';
import { mergedMetadata } from '#infra/local/stand-ins/stripe/api/metadata.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { expand, flag, metadata, time } from '#infra/local/stand-ins/stripe/api/params.ts';
import { changePlan, discountsAfter } from '#infra/local/stand-ins/stripe/billing/plan-change.ts';
import {
  changeParams,
  couponAfter,
  itemAfter,
  prorationDate,
} from '#infra/local/stand-ins/stripe/billing/plan-change-params.ts';
import {
  cancelAt,
  cancelAtPeriodEnd,
  requireSubscription,
  saveSubscription,
} from '#infra/local/stand-ins/stripe/billing/subscriptions.ts';
import { invalidRequest } from '#infra/local/stand-ins/stripe/errors.ts';

export const updateSubscription = operation({
  method: 'POST',
  path: '/v1/subscriptions/{id}',
  params: z.strictObject({
    ...changeParams,
    cancel_at_period_end: z.optional(flag),
    cancel_at: z.optional(z.union([z.literal(''), z.enum(['min_period_end', 'max_period_end']), time])),
    payment_behavior: z._default(z.enum(['allow_incomplete', 'error_if_incomplete']), 'allow_incomplete'),
    metadata,
    description: z.optional(z.string().check(z.maxLength(500))),
    off_session: z.optional(flag),
    expand,
  }),
  run(work, params, id) {
    let subscription = requireSubscription(work, id);
    if (subscription.ended_at !== null)
      throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
    const coupon = couponAfter(work, params.discounts);
    if (params.cancel_at !== undefined)
      subscription = cancelAt(work, subscription, params.cancel_at === '' ? null : params.cancel_at);
    if (params.cancel_at_period_end !== undefined)
      subscription = cancelAtPeriodEnd(work, subscription, params.cancel_at_period_end);
    subscription = saveSubscription(work, subscription, {
      metadata: mergedMetadata(subscription.metadata, params.metadata),
      ...(params.description !== undefined && { description: params.description || null }),
    });
    const item = itemAfter(work, subscription, params.items);
    if (!item) return saveSubscription(work, subscription, { discounts: discountsAfter(work, subscription, coupon) });
    return changePlan(work, subscription, {
      ...item,
      coupon,
      behavior: params.proration_behavior,
      prorationDate: prorationDate(work, subscription, params.proration_date),
      failWhenUnpaid: params.payment_behavior === 'error_if_incomplete',
    });
  },
});
