import { lazy, type ReactNode, Suspense } from 'react';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import type { GateProps } from './PlanCheck.tsx';
import { RequireSession } from './RequireSession.tsx';

// its own chunk, because it calls the server, which a known subscriber does not need
const PlanCheck = lazy(() => import('./PlanCheck.tsx'));

interface RequireSubscriptionProps extends GateProps {
  children: ReactNode;
}

/**
 * Shows its children to a subscriber; a visitor signs in first, and somebody without a plan sees the plans (DSH-03,
 * DSH-04, RSM-02). A last known subscription is enough to get in without a new check: the server authorizes what the
 * screen reads, and its refusal leads back here.
 */
export function RequireSubscription({ title, loading, refusal, children }: RequireSubscriptionProps) {
  return (
    <RequireSession loading={loading}>
      <ForSubscribers title={title} loading={loading} refusal={refusal}>
        {children}
      </ForSubscribers>
    </RequireSession>
  );
}

function ForSubscribers({ children, ...gate }: RequireSubscriptionProps) {
  if (useSubscription().subscribed) return children;
  const waiting = (
    <Page>
      <Loading label={gate.loading} />
    </Page>
  );
  return (
    <Suspense fallback={waiting}>
      <PlanCheck {...gate} />
    </Suspense>
  );
}
