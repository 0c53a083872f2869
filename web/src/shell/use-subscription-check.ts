import { useEffect } from 'react';
import { queryClient } from '#web/api/query-client.ts';
import { useSession } from '#web/session/session.ts';

/**
 * Asks for the plan once a page load and at every sign-in (AUT-25). In the background: what is shown meanwhile, or when
 * the check fails, is what was known last (BIL-06, D-53). The call layer is loaded for it only when somebody is there.
 */
export function useSubscriptionCheck(): void {
  const sub = useSession().user?.sub;
  useEffect(() => {
    if (!sub) return;
    void import('#web/session/check-subscription.ts')
      .then(({ subscriptionCheck }) => queryClient.prefetchQuery(subscriptionCheck(sub)))
      .catch(() => undefined);
  }, [sub]);
}
