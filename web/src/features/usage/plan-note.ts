import { day } from '#shared/lib/format.ts';
import type { UsageSummary } from '#web/parts/billing/usage-summary.ts';

type PlanStatus = Pick<
  UsageSummary,
  'plan' | 'subscribed' | 'subscription_end' | 'cancel_at_period_end' | 'past_due' | 'insights_pack_count'
>;

/** How a plan goes on, in a sentence (D-41). */
export function planNote(status: PlanStatus): string {
  const packs = status.insights_pack_count;
  const beside = packs === 0 ? '' : ` With ${packs} Insights ${packs === 1 ? 'Pack' : 'Packs'}.`;
  return howItGoesOn(status) + beside;
}

function howItGoesOn({ plan, subscribed, subscription_end: end, cancel_at_period_end, past_due }: PlanStatus): string {
  if (!subscribed) return 'Free of charge, with no end date.';
  if (!end) return 'No end date.';
  if (cancel_at_period_end)
    return `Canceled: ${plan} stays until ${day(end)}. From then on the account is Free, and your data stays.`;
  return past_due ? 'The renewal has not been paid.' : `Renews on ${day(end)}.`;
}
