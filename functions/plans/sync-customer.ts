import { customersOf } from '#functions/data/account/account.ts';
import { loadBilling, storeEntitlement } from '#functions/data/account/plan.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import type { Log } from '#functions/outside/log.ts';
import { customerState } from '#functions/outside/stripe/customer-state.ts';
import { entitlementOf } from '#shared/plans/subscription.ts';
import { copyState } from '#shared/plans/sync.ts';
import { reportIrregularState } from './report-irregular.ts';

interface Sync {
  sub: string;
  customer: string;
  now: number;
  log: Log;
  /** `changes` skips the write when nothing has changed, for callers that were not notified */
  store?: 'always' | 'changes';
}

/**
 * Copies Stripe's state of a customer, and of the person's other customers, into the account. The account refuses a
 * customer that is not its own.
 * @returns whether anything changed
 * @throws AppError UNAVAILABLE when Stripe or the table cannot be reached: the copy stays as it was
 */
export async function syncCustomer({ sub, customer, now, log, store = 'always' }: Sync): Promise<boolean> {
  const actor = systemActor(sub, now);
  let customers = [customer];
  let isNew = false;
  await copyState({
    count: async () => {
      const billing = await loadBilling(actor);
      customers = [...new Set([customer, ...customersOf(billing)])];
      return billing.syncs;
    },
    fetch: async () => {
      const state = await customerState(customers);
      reportIrregularState(state, sub, log);
      return entitlementOf(state.subscriptions, state.payments, now);
    },
    store: async (syncs, entitlement) => {
      const stored = await storeEntitlement(actor, { customer, syncs, entitlement, store });
      isNew = stored === 'new';
      return stored !== 'outdated';
    },
  });
  return isNew;
}
