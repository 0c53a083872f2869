import { useQuery } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import type { Output } from '#shared/lib/route.ts';
import { limitOf, type Plan, planName, plans } from '#shared/plans/catalogue.ts';
import { call } from '#web/api/client.ts';

type Summary = Output<typeof api.plans.getUsageSummary>;

export interface AnalysisUsage {
  plan: Summary['plan'];
  used: number;
  limit: number;
  /** ISO time at which the allowance is full again */
  nextReset: string;
}

const planOf = (label: Summary['plan']): Plan => plans.find((plan) => planName[plan] === label) ?? 'free';

const analysisUsage = (summary: Summary): AnalysisUsage => ({
  plan: summary.plan,
  used: summary.usage.career_path_analyses.monthly_count,
  limit: limitOf('career_path_analyses', planOf(summary.plan), summary.insights_pack_count),
  nextReset: summary.next_reset,
});

/** How many analyses the person has used of this period's allowance. */
export const useAnalysisUsage = (userId: string) =>
  useQuery({
    queryKey: ['usage-summary', userId],
    queryFn: ({ signal }) => call(api.plans.getUsageSummary, { p_user_id: userId }, { signal }),
    select: analysisUsage,
    // What a start or an expiry elsewhere has used or given back shows at once.
    staleTime: 0,
  });
