import { loadAccount } from '#functions/data/account/change.ts';
import { serve } from '#functions/serve/serve.ts';
import { isoTime } from '#shared/lib/time.ts';
import { planName } from '#shared/plans/catalogue.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { subscriptionFields } from './subscription-fields.ts';

/**
 * Answers from our own copy, never from the payment provider: it works while the provider is down, and it is what binds
 * (D-53).
 */
export const handler = serve(plansRoutes.checkSubscription, async (_input, ctx) => {
  const account = await loadAccount(ctx);
  const fields = subscriptionFields(account);
  return {
    ...fields,
    subscription_tier: planName[account.plan],
    past_due_until: fields.subscribed ? isoTime(account.billing.pastDueUntil) : null,
  };
});
