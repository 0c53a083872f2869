/** When the campaign runs: set by the operator, or starting with this installation's first start (D-61). */
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

/** This installation's campaign, running or not. The installation's first call starts the first campaign. */
export async function loadCampaign(now: number): Promise<Campaign> {
  const { CAMPAIGN_START: start, CAMPAIGN_END: end } = env;
  if (start) return starting(Date.parse(start), end ? Date.parse(end) : undefined);
  const { startsAt } = await firstOf({ ...key, startsAt: now });
  return starting(Number(startsAt));
}
