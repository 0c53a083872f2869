import * as z from 'zod/mini';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { expand, id } from '#infra/local/stand-ins/stripe/api/params.ts';
import { previewChange } from '#infra/local/stand-ins/stripe/billing/plan-change.ts';
import {
  changeParams,
  couponAfter,
  itemAfter,
  prorationDate,
} from '#infra/local/stand-ins/stripe/billing/plan-change-params.ts';
import { requireSubscription } from '#infra/local/stand-ins/stripe/billing/subscriptions.ts';
import { invalidRequest } from '#infra/local/stand-ins/stripe/errors.ts';

const { discounts, ...details } = changeParams;

/** What a change of plan that is invoiced at once would cost. */
export const previewInvoice = operation({
  method: 'POST',
  path: '/v1/invoices/create_preview',
  params: z.strictObject({
    subscription: id,
    customer: z.optional(id),
    subscription_details: z.strictObject({
      ...details,
      proration_behavior: z.literal('always_invoice', 'The stand-in previews always_invoice only'),
    }),
    discounts,
    expand,
  }),
  run(work, { subscription: name, subscription_details: details, discounts }) {
    const subscription = requireSubscription(work, name, 'subscription');
    const item = itemAfter(work, subscription, details.items);
    if (!item) throw invalidRequest('Missing required param: subscription_details[items].');
    return previewChange(work, subscription, {
      ...item,
      coupon: couponAfter(work, discounts),
      behavior: details.proration_behavior,
      prorationDate: prorationDate(work, subscription, details.proration_date),
      failWhenUnpaid: false,
    });
  },
});
