import { loadCampaign } from '#functions/data/campaign/campaign.ts';
import { serveOpen } from '#functions/serve/serve-open.ts';
import { termsVersion } from '#shared/account/terms.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { currency, isRunning, regularPrice } from '#shared/plans/prices.ts';

export const handler = serveOpen(plansRoutes.getPlans, async (_input, { now }) => {
  const campaign = await loadCampaign(now);
  return {
    currency,
    now: new Date(now).toISOString(),
    terms_version: termsVersion,
    prices: regularPrice,
    campaign: isRunning(campaign, now)
      ? {
          id: campaign.id,
          percent: campaign.percent,
          starts_at: new Date(campaign.startsAt).toISOString(),
          ends_at: new Date(campaign.endsAt).toISOString(),
          prices: campaign.prices,
        }
      : null,
  };
});
