import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#shared/lib/route.ts';
import { type CountedFeature, periodOf } from '#shared/plans/catalogue.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { query } from '#web/api/query.ts';

export type UsageSummary = Output<typeof plansRoutes.getUsageSummary>;

/** A person's plan, counters and receipts (USG-17). Uses and purchases in other tabs show at once. */
export const usageSummary = (userId: string) =>
  queryOptions({
    ...query(plansRoutes, 'getUsageSummary', { p_user_id: userId }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Units used in the running period. An unfinished assessment holds a unit but has not used it (U10). */
export function usedOf(usage: UsageSummary['usage'], feature: CountedFeature): number {
  const { daily_count, monthly_count, under_way } = usage[feature];
  return (periodOf(feature) === 'daily' ? daily_count : monthly_count) - under_way;
}

/** Displayed beside it. */
export const keptText = 'One is kept for what is under way.';
