import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { useSubscription } from '#web/session/subscription.ts';
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Page } from '#web/ui/Page.tsx';
import { toast } from '#web/ui/toast.ts';
import { RequireSession } from './RequireSession.tsx';

interface GateProps {
  /** what the screen says until session and plan are known */
  loading: string;
  /** what somebody without a plan is told on the way to the plans */
  refusal: { title: string; text: string } | undefined;
}
interface RequireSubscriptionProps extends GateProps {
  children: ReactNode;
}

/**
 * Shows its children to a subscriber; a visitor signs in first, and who has no plan sees the plans (DSH-03, DSH-04,
 * RSM-02). Whoever was subscribed when last heard gets in without being asked for again: the server judges what the
 * screen reads, and its refusal leads back here.
 */
export function RequireSubscription({ loading, refusal, children }: RequireSubscriptionProps) {
  return (
    <RequireSession loading={loading}>
      <ForSubscribers loading={loading} refusal={refusal}>
        {children}
      </ForSubscribers>
    </RequireSession>
  );
}

function ForSubscribers({ children, ...gate }: RequireSubscriptionProps) {
  return useSubscription().subscribed ? children : <PlanCheck {...gate} />;
}

/** Asks the server before it says no. A failed check is no answer: it is said, and can be repeated (D-53). */
function PlanCheck({ loading, refusal }: GateProps) {
  const sub = useSession().user?.sub ?? '';
  const queries = useQueryClient();
  const check = useQuery({
    queryKey: ['subscription', sub, 'of a screen'],
    queryFn: async () => {
      const { subscriptionCheck } = await import('#web/session/check-subscription.ts');
      return queries.fetchQuery(subscriptionCheck(sub));
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (check.isError)
    return (
      <Page>
        <ErrorNotice
          title="We could not check your plan"
          message="This screen is for subscribers, and whether you are one is not known at the moment."
          onRetry={() => void check.refetch()}
          retrying={check.isFetching}
        />
      </Page>
    );
  if (check.data?.subscribed === false) return <ToThePlans refusal={refusal} />;
  return (
    <Page>
      <Loading label={loading} />
    </Page>
  );
}

function ToThePlans({ refusal }: Pick<GateProps, 'refusal'>) {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    if (refusal) toast(refusal);
    navigate(paths.homePricing(), { replace: true });
  }, [refusal, navigate]);
  return null;
}
