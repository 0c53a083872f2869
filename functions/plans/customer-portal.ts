import { loadAccount } from '#functions/data/account/change.ts';
import { openPortal, tellEmail } from '#functions/outside/stripe/checkout.ts';
import { verifiedEmail } from '#functions/outside/user-pool.ts';
import { serve } from '#functions/serve/serve.ts';
import { AppError } from '#shared/lib/errors.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { withCustomer } from './with-customer.ts';

export const handler = serve(plansRoutes.customerPortal, async (_input, ctx) => {
  const [{ billing }, email] = await Promise.all([loadAccount(ctx), verifiedEmail(ctx.accessToken())]);
  if (!billing.customer)
    throw new AppError('CONFLICT', 'There is nothing to manage yet: this account has never bought anything.');
  // the portal shows the address, and an earlier update may have failed (follow-email.ts)
  const open = async ({ id }: { id: string }) => {
    await tellEmail(id, email);
    return openPortal(id);
  };
  return { url: await withCustomer(ctx, { billing, email }, open) };
});
