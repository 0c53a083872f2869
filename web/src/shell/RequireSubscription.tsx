import { lazy, type ReactNode, Suspense } from 'react';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import type { GateProps } from './PlanCheck.tsx';
import { RequireSession } from './RequireSession.tsx';

// A chunk of its own: it asks the server, which is not needed for a known subscriber.
const PlanCheck = lazy(() => import('./PlanCheck.tsx'));

interface RequireSubscriptionProps extends GateProps {
  children: ReactNode;
}

/**
 * Shows its children to a subscriber; a visitor signs in first, and who has no plan sees the plans (DSH-03, DSH-04,
 * RSM-02). Whoever was subscribed when last heard gets in without being asked for again: the server judges what the
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
