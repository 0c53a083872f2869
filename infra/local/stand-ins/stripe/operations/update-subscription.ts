import * as z from 'zod/mini';
import { changePlan } from '#infra/local/stand-ins/stripe/billing/plan-change.ts';
import { changedItems, itemAfter } from '#infra/local/stand-ins/stripe/billing/plan-change-params.ts';
import { cancelAtPeriodEnd, requireSubscription } from '#infra/local/stand-ins/stripe/billing/subscriptions.ts';
import { invalidRequest } from '#infra/local/stand-ins/stripe/errors.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand, flag } from '#infra/local/stand-ins/stripe/request/params.ts';

export const updateSubscription = operation({
  method: 'POST',
  path: '/v1/subscriptions/{id}',
  params: z.strictObject({
    items: z.optional(changedItems),
    proration_behavior: z.optional(z.literal('always_invoice', 'The stand-in invoices a change of plan at once only')),
    cancel_at_period_end: z.optional(flag),
    expand,
  }),
  run(work, { items, proration_behavior: behavior, cancel_at_period_end: cancel }, id) {
    const before = requireSubscription(work, id);
    if (before.ended_at !== null)
      throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
    const subscription = cancel === undefined ? before : cancelAtPeriodEnd(work, before, cancel);
    if (!items) return subscription;
    if (!behavior) throw invalidRequest('The stand-in changes a plan with proration_behavior=always_invoice only.');
    return changePlan(work, subscription, {
      ...itemAfter(work, subscription, items),
      coupon: undefined,
      prorationDate: work.now,
      failWhenUnpaid: false,
    });
  },
});
