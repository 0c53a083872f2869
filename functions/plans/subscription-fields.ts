import type { Account } from '#functions/data/account/account.ts';
import { isoTime } from '#shared/lib/time.ts';
import { isSubscribed } from '#shared/plans/catalogue.ts';

/** Fields shared by the subscription check and the usage summary; empty for a plan that has ended. */
export function subscriptionFields({ plan, paidUntil, billing }: Account) {
  const subscribed = isSubscribed(plan);
  return {
    subscribed,
    subscription_end: subscribed ? isoTime(billing.periodEnd ?? paidUntil) : null,
    cancel_at_period_end: subscribed && billing.cancelAtPeriodEnd,
  };
}
