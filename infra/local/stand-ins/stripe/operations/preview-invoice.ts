import * as z from 'zod/mini';
import { previewChange } from '#infra/local/stand-ins/stripe/billing/plan-change.ts';
import { changedItems, itemAfter } from '#infra/local/stand-ins/stripe/billing/plan-change-params.ts';
import { requireSubscription } from '#infra/local/stand-ins/stripe/billing/subscriptions.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand, id } from '#infra/local/stand-ins/stripe/request/params.ts';

/** Previews the invoice of a change of plan that is invoiced immediately. */
export const previewInvoice = operation({
  method: 'POST',
  path: '/v1/invoices/create_preview',
  params: z.strictObject({
    subscription: id,
    customer: z.optional(id),
    subscription_details: z.strictObject({
      items: changedItems,
      proration_behavior: z.literal('always_invoice', 'The stand-in previews always_invoice only'),
    }),
    expand,
  }),
  run(work, { subscription: name, subscription_details: { items } }) {
    const subscription = requireSubscription(work, name, 'subscription');
    return previewChange(work, subscription, {
      ...itemAfter(work, subscription, items),
      coupon: undefined,
      prorationDate: work.now,
      failWhenUnpaid: false,
    });
  },
});
