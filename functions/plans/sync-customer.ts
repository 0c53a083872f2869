import { loadBilling, storeEntitlement } from '#functions/data/plan.ts';
import type { Log } from '#functions/outside/log.ts';
import { customerState } from '#functions/outside/stripe/customer-state.ts';
import { entitlementOf, isLive } from '#shared/plans/subscription.ts';
import { copyState } from '#shared/plans/sync.ts';

interface Sync {
  sub: string;
  customer: string;
  now: number;
  random16(): Uint8Array;
  log: Log;
}

/**
 * Copies what Stripe says of a customer into the account.
 * @throws AppError UNAVAILABLE when Stripe or the table cannot be reached: the copy stays as it was
 */
export async function syncCustomer({ sub, customer, now, random16, log }: Sync): Promise<void> {
  await copyState({
    count: async () => (await loadBilling({ now }, sub)).syncs,
    fetch: async () => {
      const { subscriptions, payments } = await customerState(customer);
      if (subscriptions.filter((each) => each.plan && isLive(each)).length > 1)
        log.error('two-subscriptions', new Error('a customer pays for two plans at once'), { sub });
      return entitlementOf(subscriptions, payments, now);
    },
    store: (count, entitlement) => storeEntitlement({ now, random16 }, { sub, customer }, count, entitlement),
  });
}
