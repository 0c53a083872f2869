import { loadAccount } from '#functions/data/account/change.ts';
import { tellEmail } from '#functions/outside/stripe/checkout.ts';
import { verifiedEmail } from '#functions/outside/user-pool.ts';
import { serve } from '#functions/serve/serve.ts';
import { accountRoutes } from '#shared/account/contract.ts';

/** If Stripe cannot be reached now, the address follows when the portal is opened (customer-portal.ts). */
export const handler = serve(accountRoutes.followEmail, async (_input, ctx) => {
  const [{ billing }, email] = await Promise.all([loadAccount(ctx), verifiedEmail(ctx.accessToken())]);
  if (billing.customer) await tellEmail(billing.customer, email);
  return { email };
});
