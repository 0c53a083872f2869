import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#shared/lib/route.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { call } from '#web/api/client.ts';

export type UsageSummary = Output<typeof plansRoutes.getUsageSummary>;

/** The plan, the counters and the receipts of a person (USG-17). What was used or bought elsewhere shows at once. */
export const usageSummary = (userId: string) =>
  queryOptions({
    queryKey: ['usage-summary', userId],
    queryFn: ({ signal }) => call(plansRoutes.getUsageSummary, { p_user_id: userId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
