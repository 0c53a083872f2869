import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import type { Output } from '#shared/lib/route.ts';
import { call } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useSession } from './session.ts';

export type Subscription = Output<typeof api.plans.checkSubscription>;

const none: Subscription = { subscribed: false, subscription_tier: 'Free', subscription_end: null };
const keyOf = (sub: string) => `waymark.subscription.${sub}`;

/** What the last answer said. Display only: the server judges every use itself. */
function lastKnown(sub: string): Subscription {
  try {
    const kept = api.plans.checkSubscription.output.safeParse(JSON.parse(localStorage.getItem(keyOf(sub)) ?? 'null'));
    return kept.data ?? none;
  } catch {
    return none;
  }
}

const subscriptionQuery = (sub: string) =>
  queryOptions({
    queryKey: ['subscription', sub],
    queryFn: async ({ signal }) => {
      const answer = await call(api.plans.checkSubscription, {}, { signal });
      localStorage.setItem(keyOf(sub), JSON.stringify(answer));
      return answer;
    },
  });

/**
 * The plan of whoever is signed in. Not subscribed until an answer is there; an error is not an answer, so it keeps the
 * last known state and says `uncertain` (D-53).
 */
export function useSubscription(): { subscription: Subscription; uncertain: boolean } {
  const sub = useSession().user?.sub ?? '';
  const query = useQuery({ ...subscriptionQuery(sub), enabled: sub !== '', placeholderData: () => lastKnown(sub) });
  return { subscription: query.data ?? lastKnown(sub), uncertain: query.isError };
}

/** Ask again, at every sign-in (AUT-25). A failure leaves what is known. */
export async function refreshSubscription(sub: string): Promise<void> {
  await queryClient.query({ ...subscriptionQuery(sub), staleTime: 0 }).catch(() => undefined);
}
