/**
 * A customer of the payment provider: the person, the open checkout, the terms agreed to. Written before the first
 * checkout, so that every payment has an owner (reliability R6).
 */

import type { Billing } from '#functions/data/account/account.ts';
import { type Actor, changeAccount } from '#functions/data/account/change.ts';
import { ConditionFailed, getItem, type Key, updateItem, type Write } from '#functions/outside/table.ts';
import type { CheckoutPlan } from '#shared/plans/prices.ts';

export const customerKey = (customer: string): Key => ({ pk: `CUSTOMER#${customer}`, sk: 'CUSTOMER' });

/** The person this customer is; null for a customer we did not create. */
export async function ownerOf(customer: string): Promise<string | null> {
  const item = await getItem(customerKey(customer), { consistent: true });
  return item ? String(item.sub) : null;
}

/**
 * Makes it the caller's customer, replacing the one that is `gone` (null: none). If a concurrent call has replaced it
 * first, that one stays; use the returned id. Row and account are written together: whoever is being erased gets
 * neither, since nothing would find the row to erase it.
 */
export async function claimCustomer(actor: Actor, customer: string, gone: string | null): Promise<Billing> {
  const { sub } = actor.user;
  return changeAccount<Billing>(actor, async (account) => {
    if (account.billing.customer !== gone) return { answer: account.billing };
    if (![null, sub].includes(await ownerOf(customer))) throw new Error('the customer belongs to somebody else');
    const formerCustomers = gone ? [gone, ...account.billing.formerCustomers] : account.billing.formerCustomers;
    const billing = { ...account.billing, customer, formerCustomers };
    const owned: Write = {
      update: customerKey(customer),
      change: 'SET #sub = :sub',
      condition: {
        expression: 'attribute_not_exists(pk) OR #sub = :sub',
        names: { '#sub': 'sub' },
        values: { ':sub': sub },
      },
    };
    return { next: { ...account, billing }, beside: [owned], answer: billing };
  });
}

/** A base plan and a pack may be bought at the same time, but never two base plans. */
export type CheckoutKind = 'plan' | 'pack';

/** The only checkout of its kind that can be paid. */
interface OpenCheckout {
  id: string;
  plan: CheckoutPlan;
  /** in cents */
  amount: number;
}

export async function openCheckoutOf(customer: string, kind: CheckoutKind): Promise<OpenCheckout | null> {
  const item = await getItem(customerKey(customer), { consistent: true });
  return (item?.[kind] as OpenCheckout | undefined) ?? null;
}

/** Replaces `before`; false when another checkout has been stored meanwhile. */
export async function storeOpenCheckout(
  customer: string,
  kind: CheckoutKind,
  before: OpenCheckout | null,
  next: OpenCheckout,
): Promise<boolean> {
  try {
    await updateItem(customerKey(customer), 'SET #kind = :next', {
      expression: `attribute_exists(pk) AND ${before ? '#kind.id = :before' : 'attribute_not_exists(#kind)'}`,
      names: { '#kind': kind },
      values: { ':next': next, ...(before && { ':before': before.id }) },
    });
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // our own write, or that of an identical call at the same moment
    return (error.items[0]?.[kind] as OpenCheckout | undefined)?.id === next.id;
  }
}

/** Records the terms agreed to before a checkout, and when (D-14). */
export async function storeAgreement(customer: string, version: string, now: number): Promise<void> {
  await updateItem(customerKey(customer), 'SET terms = :terms', {
    expression: 'attribute_exists(pk)',
    values: { ':terms': { version, at: now } },
  });
}
