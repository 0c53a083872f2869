import { loadAccount } from '#functions/data/account.ts';
import { serve } from '#functions/serve.ts';
import { type CountedFeature, countedFeatures, periodOf, planName } from '#shared/plans/catalogue.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { periodStart } from '#shared/plans/ledger.ts';

const iso = (ms: number) => new Date(ms).toISOString();

export const handler = serve(plansRoutes.getUsageSummary, async (_input, ctx) => {
  const { plan, packs, counters } = await loadAccount(ctx);
  const counted = countedFeatures as CountedFeature[];
  const monthly = counted.filter((feature) => periodOf(feature) === 'monthly');
  const today = iso(periodStart('smart_matches_daily', counters.smart_matches_daily));
  const entry = (feature: CountedFeature) => {
    const start = iso(periodStart(feature, counters[feature]));
    const daily = periodOf(feature) === 'daily';
    return {
      daily_count: daily ? counters[feature].used : 0,
      monthly_count: daily ? 0 : counters[feature].used,
      last_daily_reset: today,
      last_monthly_reset: daily ? iso(periodStart(monthly[0]!, counters[monthly[0]!])) : start,
    };
  };
  return {
    plan: planName[plan],
    subscribed: plan !== 'free',
    insights_pack_count: packs,
    next_reset: iso(Math.min(...monthly.map((feature) => counters[feature].until))),
    usage: Object.fromEntries(counted.map((feature) => [feature, entry(feature)])) as Record<
      CountedFeature,
      ReturnType<typeof entry>
    >,
  };
});
