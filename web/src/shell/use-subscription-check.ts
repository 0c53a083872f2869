import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { useSession } from '#web/session/session.ts';

/**
 * Checks the plan once per page load and at every sign-in (AUT-25), in the background: meanwhile, or if the check
 * fails, the last known plan is shown (BIL-06, D-53). The call layer is loaded for it only when somebody is signed in.
 * Skipped on a subscriber's dashboard, whose own call succeeds for subscribers only and so answers the same; the check
 * is made when they leave it.
 */
export function useSubscriptionCheck(): void {
  const { user, leaving = false } = useSession();
  const sub = user?.sub;
  const { subscribed } = useSubscription();
  const toldAnyway = useLocation().pathname === paths.dashboard() && subscribed;
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!sub) asked.current = undefined;
    if (!sub || leaving || toldAnyway || asked.current === sub) return;
    asked.current = sub;
    void import('#web/session/plan/check-subscription.ts')
      .then(({ subscriptionCheck }) => queryClient.prefetchQuery(subscriptionCheck(sub)))
      .catch(() => undefined);
  }, [sub, leaving, toldAnyway]);
}
