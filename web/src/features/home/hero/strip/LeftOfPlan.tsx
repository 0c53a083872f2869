import { Link } from 'react-router-dom';
import { day } from '#shared/lib/format.ts';
import { UNLIMITED } from '#shared/plans/catalogue.ts';
import { keptText, type UsageSummary } from '#web/parts/billing/usage-summary.ts';
import { paths } from '#web/paths.ts';
import { StripPart } from './StripPart.tsx';

export function LeftOfPlan({ usage }: { usage: UsageSummary }) {
  const { monthly_count: taken, limit, under_way } = usage.usage.career_path_analyses;
  const left = Math.max(0, limit - taken);
  return (
    <StripPart
      title={`Left in your ${usage.plan} plan`}
      main={
        limit === UNLIMITED
          ? 'Analyses without a limit'
          : `${left} of ${limit} ${limit === 1 ? 'analysis' : 'analyses'}`
      }
      note={`${under_way > 0 && limit !== UNLIMITED ? `${keptText} ` : ''}Refills ${day(usage.next_reset)}`}
    >
      <Link to={paths.usage()}>All that it holds</Link>
    </StripPart>
  );
}
