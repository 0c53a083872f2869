import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRetried } from '#web/api/use-retried.ts';
import { paths } from '#web/paths.ts';
import { subscriptionCheck } from '#web/session/plan/check-subscription.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { useNavigatingAway } from './navigating-away.ts';

export interface GateProps {
  /** the title of the screen behind it */
  title: string;
  /** the text shown until session and plan are known */
  loading: string;
  /** the toast shown when somebody without a plan is redirected to the plans */
  refusal: { title: string; text: string } | undefined;
}

/** Asks the server before refusing. A failed check is not a refusal: it is shown and can be retried (D-53). */
export default function PlanCheck({ title, loading, refusal }: GateProps) {
  const sub = useSession().user?.sub ?? '';
  const navigatingAway = useNavigatingAway();
  const check = useRetried(useQuery(subscriptionCheck(sub)));
  // an error from before this screen was opened may be out of date; the check is repeated
  if (check.isError && check.isFetchedAfterMount)
    return (
      <Page>
        <PageHeader title={title} />
        <ErrorNotice
          title="We could not check your plan"
          message="This screen is for subscribers, and right now we cannot tell whether you are one."
          onRetry={() => void check.refetch()}
          retrying={check.isFetching}
        />
      </Page>
    );
  if (check.data?.subscribed === false && !check.isFetching && !navigatingAway) return <ToThePlans refusal={refusal} />;
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
