import { day } from '#shared/lib/format.ts';
import type { Output } from '#shared/lib/route.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import type { plansRoutes } from '#shared/plans/contract.ts';
import { type CheckoutPlan, euro, type PaidPlan } from '#shared/plans/prices.ts';

export type Plans = Output<typeof plansRoutes.getPlans>;

/** Timers cannot be longer than 24 days. */
const LONGEST_MS = DAY_MS;

/**
 * Milliseconds until an answer's campaign ends, for a timer; false without one.
 * @param ageMs how old the answer is
 */
export function endsIn(plans: Plans | undefined, ageMs: number): number | false {
  if (!plans?.campaign) return false;
  const left = Date.parse(plans.campaign.ends_at) - Date.parse(plans.now) - ageMs;
  return Math.min(Math.max(left, 1_000), LONGEST_MS);
}

export interface Price {
  /** euro cents: what a checkout started now charges */
  amount: number;
  /** the price it is compared with; null outside campaigns */
  list: number | null;
  percent: number | null;
  /** the campaign behind it, to be named in the checkout */
  campaign: string | null;
}

/** A plan's current price (D-05). */
export function priceOf({ prices, campaign }: Plans, plan: CheckoutPlan): Price {
  if (!campaign || plan === 'addon') return { amount: prices[plan], list: null, percent: null, campaign: null };
  return { ...campaign.prices[plan], percent: campaign.percent, campaign: campaign.id };
}

/**
 * A plan's current price in the same form as buttons and dialogs (D-05): "€19.90/mo", or during a campaign "€13.93/mo
 * if you start by Dec 5, 2026, else €19.90/mo".
 */
export function monthlyText(plans: Plans, plan: PaidPlan): string {
  const regular = `${euro(plans.prices[plan])}/mo`;
  const { campaign } = plans;
  if (!campaign) return regular;
  return `${euro(priceOf(plans, plan).amount)}/mo if you start by ${day(campaign.ends_at)}, else ${regular}`;
}

/** "€19.90 a month", "€4.90 once". */
export const amountText = (plan: CheckoutPlan, cents: number): string =>
  `${euro(cents)} ${plan === 'addon' ? 'once' : 'a month'}`;
