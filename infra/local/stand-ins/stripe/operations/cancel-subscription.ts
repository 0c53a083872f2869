import * as z from 'zod/mini';
import { endSubscription, requireSubscription } from '#infra/local/stand-ins/stripe/billing/subscriptions.ts';
import { noSuch } from '#infra/local/stand-ins/stripe/errors.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/request/params.ts';

/** Immediately, without proration or refund. */
export const cancelSubscription = operation({
  method: 'DELETE',
  path: '/v1/subscriptions/{id}',
  params: z.strictObject({
    invoice_now: z.optional(z.literal('false')),
    prorate: z.optional(z.literal('false')),
    expand,
  }),
  run(work, _, id) {
    const subscription = requireSubscription(work, id);
    if (subscription.ended_at !== null) throw noSuch('subscription', id);
    return endSubscription(work, subscription, 'cancellation_requested');
  },
});
