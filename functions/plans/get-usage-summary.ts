import { loadWithEnded } from '#functions/data/history/assessments.ts';
import { loadReceipts } from '#functions/data/use/use.ts';
import { serve } from '#functions/serve/serve.ts';
import { type CountedFeature, countedFeatures, isSubscribed, periodOf, planName } from '#shared/plans/catalogue.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { perFeature, periodStart, underWay, usageOf } from '#shared/plans/ledger.ts';
import { mayReset } from './may-reset.ts';
import { maxReceipts, receiptsOf } from './receipts.ts';

const iso = (ms: number) => new Date(ms).toISOString();

export const handler = serve(plansRoutes.getUsageSummary, async (_input, ctx) => {
  const [{ account, ended }, uses] = await Promise.all([
    loadWithEnded(ctx, maxReceipts),
    loadReceipts(ctx, maxReceipts),
  ]);
  const { plan, packs, counters, billing, paidUntil } = account;
  const monthly = countedFeatures.filter((feature) => periodOf(feature) === 'monthly');
  const today = iso(periodStart('smart_matches_daily', counters.smart_matches_daily));
  const entry = (feature: CountedFeature) => {
    const start = iso(periodStart(feature, counters[feature]));
    const daily = periodOf(feature) === 'daily';
    const { current, limit } = usageOf(account, feature);
    return {
      limit,
      daily_count: daily ? current : 0,
      monthly_count: daily ? 0 : current,
      under_way: underWay(account, feature),
      last_daily_reset: today,
      last_monthly_reset: daily ? iso(periodStart(monthly[0]!, counters[monthly[0]!])) : start,
    };
  };
  const subscribed = isSubscribed(plan);
  const end = billing.periodEnd ?? paidUntil;
  return {
    plan: planName[plan],
    subscribed,
    insights_pack_count: packs,
    next_reset: iso(Math.min(...monthly.map((feature) => counters[feature].until))),
    subscription_end: subscribed && end !== null ? iso(end) : null,
    cancel_at_period_end: subscribed && billing.cancelAtPeriodEnd,
    past_due: subscribed && billing.status === 'past_due',
    can_reset: mayReset(ctx.user),
    receipts: receiptsOf(account, ended, uses).map(({ at, resultId, ...receipt }) => ({
      ...receipt,
      at: iso(at),
      result_id: resultId,
    })),
    usage: perFeature(entry),
  };
});
