import * as z from 'zod/mini';
import { requireCustomer } from '#infra/local/stand-ins/stripe/billing/customers.ts';
import { endSubscription } from '#infra/local/stand-ins/stripe/billing/subscriptions.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import type { Subscription } from '#infra/local/stand-ins/stripe/wire.ts';

/** Ends the customer's subscriptions immediately, too. */
export const deleteCustomer = operation({
  method: 'DELETE',
  path: '/v1/customers/{id}',
  params: z.strictObject({}),
  run(work, _, id) {
    const customer = requireCustomer(work, id);
    for (const subscription of work.objects.all<Subscription>('subscription', { customer: id }))
      if (subscription.ended_at === null) endSubscription(work, subscription, 'cancellation_requested');
    const deleted = { id, object: 'customer', deleted: true };
    work.objects.put(deleted);
    work.emit('customer.deleted', customer);
    return deleted;
  },
});
