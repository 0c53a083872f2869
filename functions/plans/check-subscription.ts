import { loadAccount } from '#functions/data/account/change.ts';
import { serve } from '#functions/serve/serve.ts';
import { isSubscribed, planName } from '#shared/plans/catalogue.ts';
import { plansRoutes } from '#shared/plans/contract.ts';

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** From our own copy, never from the payment provider: it answers while that is down, and it is what binds (D-53). */
export const handler = serve(plansRoutes.checkSubscription, async (_input, ctx) => {
  const { plan, paidUntil, billing } = await loadAccount(ctx);
  const subscribed = isSubscribed(plan);
  return {
    subscribed,
    subscription_tier: planName[plan],
    subscription_end: subscribed ? iso(billing.periodEnd ?? paidUntil) : null,
    cancel_at_period_end: subscribed && billing.cancelAtPeriodEnd,
    past_due_until: subscribed ? iso(billing.pastDueUntil) : null,
  };
});
