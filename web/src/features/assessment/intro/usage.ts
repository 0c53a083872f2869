import { useQuery } from '@tanstack/react-query';
import { UNLIMITED } from '#shared/plans/catalogue.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { type UsageSummary, usageSummary, usedOf } from '#web/parts/billing/usage-summary.ts';

const analysisUsage = ({ plan, usage, next_reset }: UsageSummary) => ({
  plan,
  used: usedOf(usage, 'career_path_analyses'),
  limit: usage.career_path_analyses.limit,
  underWay: usage.career_path_analyses.under_way,
  /** ISO time at which the allowance resets */
  nextReset: next_reset,
});

export type AnalysisUsage = ReturnType<typeof analysisUsage>;

/** Whether no analysis is left until the next reset. */
export const isUsedUp = ({ used, limit }: Pick<AnalysisUsage, 'used' | 'limit'>): boolean =>
  limit !== UNLIMITED && used >= limit;

/** How many analyses the person has used of this period's allowance. */
export const useAnalysisUsage = (userId: string) =>
  useRetried(useQuery({ ...usageSummary(userId), select: analysisUsage }));

export type UsageQuery = ReturnType<typeof useAnalysisUsage>;
