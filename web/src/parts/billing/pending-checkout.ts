import { type CheckoutPlan, checkoutPlans } from '#shared/plans/prices.ts';
import { localStore } from '#web/session/device/local-store.ts';

/** A purchase in progress, so that the return page can tell whether it has arrived (D-39). */
export interface PendingCheckout {
  plan: CheckoutPlan;
  /** Insights Packs owned before */
  packs: number;
  /** the screen where it was chosen */
  from?: string;
}

const KEY = 'waymark.checkout';

export const rememberCheckout = (pending: PendingCheckout): void => localStore.setItem(KEY, JSON.stringify(pending));

/** The stored checkout; reading it removes it. */
export function takePendingCheckout(): PendingCheckout | null {
  const stored = localStore.getItem(KEY);
  localStore.removeItem(KEY);
  try {
    const pending = JSON.parse(stored ?? 'null') as PendingCheckout | null;
    return pending && checkoutPlans.includes(pending.plan) && Number.isInteger(pending.packs) ? pending : null;
  } catch {
    return null;
  }
}
