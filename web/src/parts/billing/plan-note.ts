import { day } from '#shared/lib/format.ts';
import { keptAfter } from '#shared/plans/retention-text.ts';
import type { UsageSummary } from './usage-summary.ts';

type PlanStatus = Pick<
  UsageSummary,
  'plan' | 'subscribed' | 'subscription_end' | 'cancel_at_period_end' | 'past_due' | 'insights_pack_count'
>;

/** How a plan continues, and what it includes (D-41). */
export function planNote(status: PlanStatus): string {
  const packs = status.insights_pack_count;
  const beside = packs === 0 ? '' : ` With ${packs} Insights ${packs === 1 ? 'Pack' : 'Packs'}.`;
  return renewalNote(status) + beside;
}

/** How a plan continues. */
export function renewalNote({
  plan,
  subscribed,
  subscription_end: end,
  cancel_at_period_end,
  past_due,
}: Omit<PlanStatus, 'insights_pack_count'>): string {
  if (!subscribed) return 'Free of charge, with no end date.';
  if (!end) return 'No end date.';
  if (cancel_at_period_end)
    return `Canceled: ${plan} stays until ${day(end)}. From then on the account is Free. ${keptAfter(end)}`;
  return past_due ? 'The renewal has not been paid.' : `Renews on ${day(end)}.`;
}
