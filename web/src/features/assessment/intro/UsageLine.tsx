import { day } from '#shared/lib/format.ts';
import { UNLIMITED } from '#shared/plans/catalogue.ts';
import { explain } from '#web/api/api-error.ts';
import { keptText } from '#web/parts/billing/usage-summary.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { type AnalysisUsage, isUsedUp, type UsageQuery } from './usage.ts';

/** How much of the allowance is used, and on which plan (AIN-07). */
export function UsageLine({ usage }: { usage: UsageQuery }) {
  if (!usage.data)
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

const Used = ({ used, limit, plan, underWay, nextReset }: AnalysisUsage) => (
  <p>
    Career Path Analyses: usage this month{' '}
    <strong>{limit === UNLIMITED ? used : `${used}\u00a0of\u00a0${limit}`}</strong> <Badge tone="info">{plan}</Badge>
    {underWay > 0 && ` ${keptText}`}
    {nextReset && isUsedUp({ used, limit }) && ` Next analysis on ${day(nextReset)}.`}
  </p>
);
