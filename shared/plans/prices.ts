/** Prices: the only place where an amount is defined (D-05, rows BIL-21 to BIL-28). Euro cents a month. */

export const checkoutPlans = ['pro', 'switch', 'addon'] as const;
export type CheckoutPlan = (typeof checkoutPlans)[number];
export type PaidPlan = Exclude<CheckoutPlan, 'addon'>;

export const currency = 'EUR' as const;

/** Prices outside campaigns; the Insights Pack is a one-time payment. */
export const regularPrice: Record<CheckoutPlan, number> = { pro: 1990, switch: 3490, addon: 490 };

/** A dated offer: its prices apply only from `startsAt` until `endsAt` (milliseconds since the epoch). */
export interface Campaign {
  id: string;
  percent: number;
  startsAt: number;
  endsAt: number;
  prices: Record<PaidPlan, { list: number; amount: number }>;
}

/** The offer on the landing page: 30 % off the list prices (BIL-22, BIL-24). Each installation decides when it runs. */
export const campaignOffer = {
  percent: 30,
  prices: { pro: { list: 1990, amount: 1393 }, switch: { list: 3990, amount: 2793 } },
} satisfies Pick<Campaign, 'percent' | 'prices'>;

/** On a fresh installation the first campaign begins with the first start and lasts this long (D-61). */
export const CAMPAIGN_DAYS = 7;

export const isRunning = (campaign: Campaign | null, now: number): campaign is Campaign =>
  campaign !== null && campaign.startsAt <= now && now < campaign.endsAt;

/** What a checkout started now charges, in cents: the campaign’s amount while it runs, otherwise the regular price. */
export function amountFor(plan: CheckoutPlan, campaign: Campaign | null, now: number): number {
  if (plan !== 'addon' && isRunning(campaign, now)) return campaign.prices[plan].amount;
  return regularPrice[plan];
}

/** 1990 -> "€19.90" */
export const euro = (cents: number): string => `€${(cents / 100).toFixed(2)}`;
