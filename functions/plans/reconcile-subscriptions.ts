import { ownerOf } from '#functions/data/customer/customer.ts';
import { subscriptionsAfter } from '#functions/outside/stripe/customer-state.ts';
import { job } from '#functions/serve/job.ts';
import { syncCustomer } from './sync-customer.ts';

/** Repairs what no event told, or what an event told in vain (reliability G10): of everybody who has ever subscribed. */
export const handler = job({
  name: 'reconcile-subscriptions',
  page: subscriptionsAfter,
  cursorOf: ({ id }) => id,
  named: ({ id }) => ({ subscription: id }),
  async visit({ customer }, { now, log }) {
    const sub = await ownerOf(customer);
    if (sub) await syncCustomer({ sub, customer, now, log, store: 'changes' });
    else log.info('customer-of-nobody', { customer });
  },
});
