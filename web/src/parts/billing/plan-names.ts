import { type Feature, limitOf, type Plan, planName, plans } from '#shared/plans/catalogue.ts';
import type { CheckoutPlan, PaidPlan } from '#shared/plans/prices.ts';

export type Tier = (typeof planName)[Plan];

/** Names of purchases in confirmations. */
export const purchaseName: Record<CheckoutPlan, string> = {
  pro: 'Professional',
  switch: 'Switch (Max)',
  addon: 'Insights Pack',
};

/** BIL-18: Free can upgrade to Pro, Pro to Max, Max to nothing. */
export function upgradeOf(tier: Tier): PaidPlan | null {
  if (tier === 'Free') return 'pro';
  return tier === 'Pro' ? 'switch' : null;
}

/** What a denial of a feature offers: the next plan, and the pack if it adds to that feature (D-40, D-21). */
export function offersFor(feature: Feature, tier: Tier): CheckoutPlan[] {
  const upgrade = upgradeOf(tier);
  const helps = packHelps(feature, tier) ? (['addon'] as const) : [];
  return [...helps, ...(upgrade ? [upgrade] : [])];
}

function packHelps(feature: Feature, tier: Tier): boolean {
  const plan = planAt(tier);
  return plan !== 'free' && limitOf(feature, plan, 1) > limitOf(feature, plan, 0);
}

export const planAt = (tier: Tier): Plan => plans.find((plan) => planName[plan] === tier) ?? 'free';
