/**
 * A customer of the payment provider: who it is, which checkout is open, what was agreed to. Written before the first
 * checkout, so that a payment is never without an owner (reliability R6).
 */

import type { Billing } from '#functions/data/account/account.ts';
import { type Actor, changeAccount } from '#functions/data/account/change.ts';
import { ConditionFailed, getItem, type Key, putItem, updateItem } from '#functions/outside/table.ts';
import type { CheckoutPlan } from '#shared/plans/prices.ts';

export const customerKey = (customer: string): Key => ({ pk: `CUSTOMER#${customer}`, sk: 'CUSTOMER' });

/** Whose customer it is; null for one that we have not made. */
export async function ownerOf(customer: string): Promise<string | null> {
  const item = await getItem(customerKey(customer), { consistent: true });
  return item ? String(item.sub) : null;
}

/**
 * Makes it the caller's customer in the place of the one that is `gone`, or of none. Somebody who was replaced
 * meanwhile stays so: what is returned is what counts.
 */
export async function claimCustomer(actor: Actor, customer: string, gone: string | null): Promise<Billing> {
  const { sub } = actor.user;
  try {
    await putItem({ ...customerKey(customer), sub }, { expression: 'attribute_not_exists(pk)' });
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.items[0]?.sub !== sub) throw error;
  }
  return changeAccount<Billing>(actor, (account) => {
    if (account.billing.customer !== gone) return { answer: account.billing };
    const formerCustomers = gone ? [gone, ...account.billing.formerCustomers] : account.billing.formerCustomers;
    const billing = { ...account.billing, customer, formerCustomers };
    return { next: { ...account, billing }, answer: billing };
  });
}

/** A base plan and a pack may be bought at the same time, two base plans never. */
export type CheckoutKind = 'plan' | 'pack';

/** The one checkout of its kind that can be paid. */
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

/** Puts it in the place of `before`; false when another one stands there meanwhile. */
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
    // our own write, or that of an equal try at the same moment
    return (error.items[0]?.[kind] as OpenCheckout | undefined)?.id === next.id;
  }
}

/** The terms agreed to before a checkout, and when (D-14). */
export async function storeAgreement(customer: string, version: string, now: number): Promise<void> {
  await updateItem(customerKey(customer), 'SET terms = :terms', {
    expression: 'attribute_exists(pk)',
    values: { ':terms': { version, at: now } },
  });
}
