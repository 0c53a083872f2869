import { loadAccount } from '#functions/data/account.ts';
import { serve } from '#functions/serve.ts';
import { planName } from '#shared/plans/catalogue.ts';
import { plansRoutes } from '#shared/plans/contract.ts';

export const handler = serve(plansRoutes.checkSubscription, async (_input, ctx) => {
  const { plan, paidUntil } = await loadAccount(ctx);
  return {
    subscribed: plan !== 'free',
    subscription_tier: planName[plan],
    subscription_end: paidUntil === null ? null : new Date(paidUntil).toISOString(),
  };
});
