import { MINUTE_MS } from '#shared/lib/time.ts';
import { marketRoutes } from '#shared/market/contract.ts';
import type { Overview } from '#shared/market/overview.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { queryKey } from '#web/api/operation.ts';
import { markUnsubscribed } from '#web/session/plan/check-subscription.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { useSession } from '#web/session/session.ts';
import { useOwnQuery } from '#web/session/use-own-query.ts';

const input = { endpoint: 'overview' } as const;
const REFRESH_MS = 5 * MINUTE_MS;

/**
 * The market overview, refetched every five minutes (MKT-15) while a Pro or Max user is looking at it, but not in a
 * hidden tab or while signing out. The server checks the plan; if it has ended, the page is updated.
 */
export function useMarketOverview() {
  const { user } = useSession();
  const { subscribed } = useSubscription();
  const sub = user?.sub ?? '';
  return useOwnQuery({
    queryKey: queryKey('getMarketOverview', input),
    queryFn: ({ signal }) => read(sub, signal),
    enabled: subscribed,
    refetchInterval: REFRESH_MS,
  });
}

async function read(sub: string, signal: AbortSignal): Promise<Overview> {
  try {
    return await call(marketRoutes.getMarketOverview, input, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SUBSCRIPTION_REQUIRED') markUnsubscribed(sub);
    throw error;
  }
}
