import { day } from '#shared/lib/format.ts';
import { UNLIMITED } from '#shared/plans/catalogue.ts';
import { explain } from '#web/api/api-error.ts';
import { keptText } from '#web/parts/billing/usage-summary.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Room } from '#web/ui/layout/Room.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { type AnalysisUsage, isUsedUp, useAnalysisUsage } from './usage.ts';

/** How much of the allowance is used, and on which plan (AIN-07). */
export function UsageLine({ userId }: { userId: string }) {
  const usage = useAnalysisUsage(userId);
  if (usage.isPending)
    return (
      <Room of={<Used used={0} limit={1} plan="Free" underWay={0} nextReset={null} />}>
        <Loading label="Loading your usage" inline />
      </Room>
    );
  if (usage.isError)
    return (
      <ErrorNotice
        title="Your usage could not be loaded"
        message={explain(usage.error)}
        onRetry={() => void usage.refetch()}
        retrying={usage.isFetching}
      />
    );
  return <Used {...usage.data} />;
}

type UsedProps = Omit<AnalysisUsage, 'nextReset'> & { nextReset: string | null };

const Used = ({ used, limit, plan, underWay, nextReset }: UsedProps) => (
  <p>
    Career Path Analyses: usage this month{' '}
    <strong>{limit === UNLIMITED ? used : `${used}\u00a0of\u00a0${limit}`}</strong> <Badge tone="info">{plan}</Badge>
    {underWay > 0 && ` ${keptText}`}
    {nextReset && isUsedUp({ used, limit }) && ` Next analysis on ${day(nextReset)}.`}
  </p>
);
