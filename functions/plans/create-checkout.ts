import { loadAccount } from '#functions/data/account/change.ts';
import { loadCampaign } from '#functions/data/campaign/campaign.ts';
import { storeAgreement } from '#functions/data/customer/customer.ts';
import { verifiedEmail } from '#functions/outside/user-pool.ts';
import { serve } from '#functions/serve/serve.ts';
import { termsVersion } from '#shared/account/terms.ts';
import { AppError } from '#shared/lib/errors.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { amountFor, currency, isRunning } from '#shared/plans/prices.ts';
import { openPage } from './open-checkout.ts';
import { withCustomer } from './with-customer.ts';

export const handler = serve(plansRoutes.createCheckout, async ({ plan, termsAccepted, campaign: named }, ctx) => {
  const { now, user, log } = ctx;
  if (termsAccepted === false)
    throw new AppError('BAD_INPUT', 'You must accept the terms and conditions', { field: 'termsAccepted' });
  const [account, email, current] = await Promise.all([
    loadAccount(ctx),
    verifiedEmail(ctx.accessToken()),
    named === undefined ? null : loadCampaign(now),
  ]);
  const campaign = current && isRunning(current, now) && current.id === named ? current : null;
  // charge what the dialog announced, or nothing
  if (named !== undefined && !campaign)
    throw new AppError('CONFLICT', 'This offer has ended. Please look at the current price.', { field: 'campaign' });
  // a pack adds to Pro and Max and opens nothing by itself (D-40)
  if (plan === 'addon' && account.plan === 'free')
    throw new AppError('FORBIDDEN', 'Insights Packs are for Pro and Max. Please choose a plan first.');

  const page = await withCustomer(ctx, { billing: account.billing, email }, async (customer) => {
    if (termsAccepted) await storeAgreement(customer.id, termsVersion, now);
    const amount = amountFor(plan, campaign, now);
    return openPage({ sub: user.sub, customer, plan, campaign, amount, termsAccepted: termsAccepted === true, log });
  });
  log.info('checkout', { sub: user.sub, plan, kind: page.kind, amount: page.amount });
  return { ...page, currency };
});
