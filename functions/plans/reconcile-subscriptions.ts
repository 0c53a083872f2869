import { ownerOf } from '#functions/data/customer/customer.ts';
import { subscriptionsAfter } from '#functions/outside/stripe/customer-state.ts';
import { job } from '#functions/serve/job.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Repairs what no event told, or what an event told in vain (reliability G10): of everybody who has ever subscribed. What it
 * has to repair is the sign of a provider that has gone silent: how many events are due, nobody knows.
 */
export const handler = job({
  name: 'reconcile-subscriptions',
  page: subscriptionsAfter,
  cursorOf: ({ id }) => id,
  named: ({ id }) => ({ subscription: id }),
  async visit({ customer }, { now, log }) {
    const sub = await ownerOf(customer);
    if (!sub) log.info('customer-of-nobody', { customer });
    else if (await syncCustomer({ sub, customer, now, log, store: 'changes' }))
      log.error('event-missed', new Error('no event has told what the payment provider says'), { sub, customer });
  },
});
