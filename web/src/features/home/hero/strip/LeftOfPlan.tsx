import { Link } from 'react-router-dom';
import { day } from '#shared/lib/format.ts';
import { UNLIMITED } from '#shared/plans/catalogue.ts';
import type { UsageSummary } from '#web/parts/billing/usage-summary.ts';
import { paths } from '#web/paths.ts';
import { StripPart } from './StripPart.tsx';

/** @param held units of analyses that are not finished: taken, and not used */
export function LeftOfPlan({ usage, held }: { usage: UsageSummary; held: number }) {
  const { monthly_count: taken, limit } = usage.usage.career_path_analyses;
  const left = Math.max(0, limit - taken);
  return (
    <StripPart
      title={`Left of ${usage.plan}`}
      main={
        limit === UNLIMITED
          ? 'Analyses without a limit'
          : `${left} of ${limit} ${limit === 1 ? 'analysis' : 'analyses'}`
      }
      note={`${held > 0 && limit !== UNLIMITED ? 'One is kept for what is under way. ' : ''}Refills ${day(usage.next_reset)}`}
    >
      <Link to={paths.usage()}>All that it holds</Link>
    </StripPart>
  );
}
