/** Sets an account's plan: from the payment provider's state, or directly for the local seed. */

import { isDeepStrictEqual } from 'node:util';
import { retentionTask } from '#functions/data/retention/task.ts';
import type { Write } from '#functions/outside/table.ts';
import { isSubscribed, type Plan } from '#shared/plans/catalogue.ts';
import { withPlan } from '#shared/plans/ledger.ts';
import { subscribedAfter } from '#shared/plans/retention.ts';
import type { Entitlement } from '#shared/plans/subscription.ts';
import type { Account, Billing } from './account.ts';
import { customersOf } from './account.ts';
import { type Actor, changeAccount, loadAccount } from './change.ts';

export interface Grant {
  plan: Plan;
  /** Insights Packs */
  packs: number;
  /** milliseconds since the epoch; null for Free and for a plan without an end */
  paidUntil: number | null;
}

/** Sets the plan and keeps what was used. Results are kept as the new plan says (D-79). Repeats are harmless. */
export async function grantPlan(actor: Actor, grant: Grant): Promise<void> {
  await changeAccount<void>(actor, (account) => ({
    ...granted(account, actor, grant),
    answer: undefined,
  }));
}

/** The latest copy of the payment provider's state. Read its `syncs` before asking the provider. */
export const loadBilling = async (actor: Actor): Promise<Billing> => (await loadAccount(actor)).billing;

interface Copied {
  customer: string;
  syncs: number;
  entitlement: Entitlement;
  store: 'always' | 'changes';
}

/**
 * Stores the provider's state unless another copy was stored since `syncs` was read; then nothing changes and the
 * provider must be asked again (shared/plans/sync.ts). If the state names no plan, the account keeps its plan; without
 * any subscription it keeps it until the end of the paid time. A notification is always stored, even unchanged, because
 * it must supersede every copy fetched before it.
 * @returns whether the provider must be asked again; otherwise whether anything changed apart from the passing of time
 */
export async function storeEntitlement(
  actor: Actor,
  { customer, syncs, entitlement, store }: Copied,
): Promise<'outdated' | 'known' | 'new'> {
  const { packs, ...copy } = entitlement;
  return changeAccount<'outdated' | 'known' | 'new'>(actor, (account) => {
    const { billing } = account;
    if (billing.syncs !== syncs) return { answer: 'outdated' };
    const customers = customersOf(billing);
    if (customers.length > 0 && !customers.includes(customer))
      throw new Error('the account belongs to another customer of the payment provider');
    const plan = copy.plan ?? account.plan;
    const paidUntil = copy.status === null ? account.paidUntil : isSubscribed(plan) ? copy.paidUntil : null;
    const grant = { plan, packs, paidUntil };
    const { status, periodEnd, cancelAtPeriodEnd, pastDueUntil } = copy;
    const fetched = { status, periodEnd, cancelAtPeriodEnd, pastDueUntil };
    const { next: planned, beside } = granted(account, actor, grant);
    const copied = { ...billing, ...fetched, customer: billing.customer ?? customer, syncs: syncs + 1 };
    const next: Account = { ...planned, billing: copied };
    const isChange = !isDeepStrictEqual(next, { ...account, billing: { ...account.billing, syncs: syncs + 1 } });
    const isNew = !isDeepStrictEqual({ ...billing, ...fetched }, billing) || packs !== account.packs;
    return { ...((isChange || store === 'always') && { next, beside }), answer: isNew ? 'new' : 'known' };
  });
}

/** The account under another plan, with the task for the rows whose expiry that changes. */
function granted(account: Account, { user, now }: Actor, grant: Grant): { next: Account; beside: Write[] } {
  const subscribed = subscribedAfter(account.subscribed, grant, now);
  const isSame = isDeepStrictEqual(subscribed, account.subscribed);
  return {
    next: { ...withPlan(account, grant), subscribed },
    beside: isSame ? [] : [{ put: retentionTask(user.sub, account.version) }],
  };
}
