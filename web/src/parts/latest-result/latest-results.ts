import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { queryKey } from '#web/api/operation.ts';
import { markUnsubscribed } from '#web/session/plan/check-subscription.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { useSession } from '#web/session/session.ts';
import { useOwnQuery } from '#web/session/use-own-query.ts';
import type { LatestResult } from './latest-result.ts';

/** The number of results in the list of the dashboard (DSH-15); the first is the panel's (DSH-25). */
const SHOWN = 3;

const newestOf = (sub: string) => ({ user_id: `eq.${sub}`, limit: SHOWN });

/**
 * The one call of the dashboard (DSH-25, DSH-26): made for a signed-in subscriber only (DSH-27), not on the way out, and
 * anew on every visit and whenever the tab is looked at again, since an assessment may have been finished elsewhere.
 */
export function useLatestResults() {
  const { user } = useSession();
  const sub = user?.sub ?? '';
  const { subscribed } = useSubscription();
  return useOwnQuery({
    queryKey: queryKey('listLatestResults', newestOf(sub)),
    queryFn: ({ signal }) => readLatest(sub, signal),
    enabled: subscribed,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export type LatestResults = ReturnType<typeof useLatestResults>;

async function readLatest(sub: string, signal: AbortSignal): Promise<LatestResult[]> {
  try {
    return await call(assessmentRoutes.listLatestResults, newestOf(sub), { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SUBSCRIPTION_REQUIRED') markUnsubscribed(sub);
    // biome-ignore lint/suspicious/noConsole: DSH-28 wants the entry
    else if (!signal.aborted) console.error('The career results could not be loaded.', error);
    throw error;
  }
}
