import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { useSubscription } from '#web/session/subscription.ts';
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Page } from '#web/ui/Page.tsx';
import { RequireSession } from './RequireSession.tsx';

interface RequireSubscriptionProps {
  /** what the screen says until session and plan are known */
  loading: string;
  children: ReactNode;
}

/** Shows its children to a subscriber; a visitor signs in first, and who has no plan sees the plans (DSH-03, DSH-04, RSM-02). */
export function RequireSubscription({ loading, children }: RequireSubscriptionProps) {
  return (
    <RequireSession loading={loading}>
      <ForSubscribers loading={loading}>{children}</ForSubscribers>
    </RequireSession>
  );
}

function ForSubscribers({ loading, children }: RequireSubscriptionProps) {
  const sub = useSession().user?.sub ?? '';
  const { subscribed } = useSubscription();
  const queries = useQueryClient();
  const check = useQuery({
    queryKey: ['subscription', sub, 'of a screen'],
    queryFn: async () => {
      const { subscriptionCheck } = await import('#web/session/check-subscription.ts');
      return queries.fetchQuery(subscriptionCheck(sub));
    },
    enabled: !subscribed,
  });
  if (subscribed) return children;
  if (check.isError)
    return (
      <Page>
        <ErrorNotice
          title="We could not check your plan"
          message="This screen is for subscribers."
          onRetry={() => void check.refetch()}
          retrying={check.isFetching}
        />
      </Page>
    );
  if (check.isSuccess) return <Navigate to={paths.homePricing()} replace />;
  return (
    <Page>
      <Loading label={loading} />
    </Page>
  );
}
