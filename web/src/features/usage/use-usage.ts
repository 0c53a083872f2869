import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { featureName } from '#shared/plans/catalogue.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { usageSummary } from '#web/parts/billing/usage-summary.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/** The summary, and a refresh that reports its outcome (USG-07 to USG-09). */
export function useUsage(userId: string) {
  const query = useRetried(useQuery(usageSummary(userId)));
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    const { isError } = await query.refetch();
    setRefreshing(false);
    if (isError) toast({ tone: 'bad', title: 'Error', text: 'Unable to refresh usage data. Please try again.' });
    else toast({ tone: 'good', title: 'Usage Updated', text: 'Your usage statistics have been refreshed.' });
  };
  return { ...query, refresh, refreshing };
}

/** For accounts that may reset (D-32): the count of analyses restarts, and the answer states the real limit (D-33). */
export function useResetUsage() {
  return useMutation({
    mutationFn: () => call(plansRoutes.resetUsage, { feature: 'career_path_analyses' }),
    onSuccess: ({ feature, current, limit }) =>
      toast({ tone: 'good', title: 'Usage reset', text: `${featureName[feature]} is reset to ${current}/${limit}.` }),
    onError: () => toast({ tone: 'bad', title: 'Reset failed', text: 'Could not reset usage. Try again.' }),
    onSettled: () => void invalidate('getUsageSummary'),
  });
}
