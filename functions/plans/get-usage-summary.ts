import { loadWithEnded } from '#functions/data/history/assessments.ts';
import { loadReceipts } from '#functions/data/use/use.ts';
import { serve } from '#functions/serve/serve.ts';
import { isoTime } from '#shared/lib/time.ts';
import { type CountedFeature, countedFeatures, periodOf, planName } from '#shared/plans/catalogue.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { perFeature, periodStart, underWay, usageOf } from '#shared/plans/ledger.ts';
import { mayReset } from './may-reset.ts';
import { MAX_RECEIPTS, receiptsOf } from './receipts.ts';
import { subscriptionFields } from './subscription-fields.ts';

export const handler = serve(plansRoutes.getUsageSummary, async (_input, ctx) => {
  const [{ account, ended }, uses] = await Promise.all([
    loadWithEnded(ctx, MAX_RECEIPTS),
    loadReceipts(ctx, MAX_RECEIPTS),
  ]);
  const { plan, packs, counters, billing } = account;
  const monthly = countedFeatures.filter((feature) => periodOf(feature) === 'monthly');
  const today = isoTime(periodStart('smart_matches_daily', counters.smart_matches_daily));
  const entry = (feature: CountedFeature) => {
    const start = isoTime(periodStart(feature, counters[feature]));
    const daily = periodOf(feature) === 'daily';
    const { current, limit } = usageOf(account, feature);
    return {
      limit,
      daily_count: daily ? current : 0,
      monthly_count: daily ? 0 : current,
      under_way: underWay(account, feature),
      last_daily_reset: today,
      last_monthly_reset: daily ? isoTime(periodStart(monthly[0]!, counters[monthly[0]!])) : start,
    };
  };
  const fields = subscriptionFields(account);
  return {
    plan: planName[plan],
    ...fields,
    insights_pack_count: packs,
    next_reset: isoTime(Math.min(...monthly.map((feature) => counters[feature].until))),
    past_due: fields.subscribed && billing.status === 'past_due',
    can_reset: mayReset(ctx.user),
    receipts: receiptsOf(account, ended, uses).map(({ at, resultId, ...receipt }) => ({
      ...receipt,
      at: isoTime(at),
      result_id: resultId,
    })),
    usage: perFeature(entry),
  };
});
