/** When the campaign runs: set by the operator, or from the first start of this installation (D-61). */
import { firstOf } from '#functions/data/table/first.ts';
import { env } from '#functions/outside/env.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { CAMPAIGN_DAYS, type Campaign, campaignOffer } from '#shared/plans/prices.ts';

const key = { pk: 'CAMPAIGN', sk: 'FIRST' };

const starting = (startsAt: number, endsAt = startsAt + CAMPAIGN_DAYS * DAY_MS): Campaign => ({
  ...campaignOffer,
  id: `campaign-${new Date(startsAt).toISOString().slice(0, 10)}`,
  startsAt,
  endsAt,
});

/** The campaign of this installation, whether it runs now or not. The first call of an installation starts the first. */
export async function loadCampaign(now: number): Promise<Campaign> {
  const { CAMPAIGN_START: start, CAMPAIGN_END: end } = env;
  if (start) return starting(Date.parse(start), end ? Date.parse(end) : undefined);
  const { startsAt } = await firstOf({ ...key, startsAt: now });
  return starting(Number(startsAt));
}
