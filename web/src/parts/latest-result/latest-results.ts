import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { queryKey } from '#web/api/operation.ts';
import { markUnsubscribed } from '#web/session/plan/check-subscription.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { useSession } from '#web/session/session.ts';
import { useOwnQuery } from '#web/session/use-own-query.ts';
import type { LatestResult } from './latest-result.ts';

/** Number of results in the dashboard's list (DSH-15); the first also fills the panel (DSH-25). */
const SHOWN = 3;

const newestOf = (sub: string) => ({ user_id: `eq.${sub}`, limit: SHOWN });

/**
 * The dashboard's only call (DSH-25, DSH-26): for signed-in subscribers (DSH-27), not while signing out, and again on
 * every visit and whenever the tab regains focus, because an assessment may have been completed elsewhere.
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
