import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/session/session.ts';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { subscriptionCheck } from './check-subscription.ts';

/**
 * Says that the plan check has failed, where a decision depends on it; the last known plan is shown meanwhile (D-53).
 */
export default function PlanUnknown() {
  const sub = useSession().user?.sub ?? '';
  const check = useQuery({ ...subscriptionCheck(sub), enabled: sub !== '', retryOnMount: false });
  if (check.errorUpdatedAt <= check.dataUpdatedAt) return null; // stays during a retry
  return (
    <ErrorNotice
      title="We could not check your plan"
      message="What you see is what we last knew."
      onRetry={() => void check.refetch()}
      retrying={check.isFetching}
    />
  );
}
