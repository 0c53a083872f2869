import { day } from '#shared/lib/format.ts';
import type { Subscription } from '#web/session/plan/subscription.ts';

/** The plan in one line, with its renewal or end. */
export function planLine(plan: Subscription): string {
  const { subscribed, subscription_tier: tier, subscription_end: end } = plan;
  if (!subscribed || !end) return `${tier} plan`;
  if (plan.past_due_until) return `${tier} plan, the last payment did not go through`;
  return `${tier} plan, ${plan.cancel_at_period_end ? 'ends' : 'renews'} on ${day(end)}`;
}
