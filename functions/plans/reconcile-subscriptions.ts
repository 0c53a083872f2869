import { ownerOf } from '#functions/data/customer/customer.ts';
import { subscriptionsAfter } from '#functions/outside/stripe/customer-state.ts';
import { job } from '#functions/serve/job.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Repairs what webhook events missed, for everybody who has ever subscribed (reliability G10). Having something to
 * repair signals that the provider has stopped sending events, since nobody knows how many to expect.
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
