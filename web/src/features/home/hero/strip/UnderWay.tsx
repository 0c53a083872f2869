import { Link } from 'react-router-dom';
import { stages, stageTitle } from '#shared/assessment/stages.ts';
import { dateTime } from '#shared/lib/format.ts';
import { paths } from '#web/paths.ts';
import type { Assessment } from './assessment.ts';
import { StripPart } from './StripPart.tsx';

/** The analysis that can be continued. */
export function UnderWay({ open }: { open: Assessment | null }) {
  if (!open)
    return <StripPart title="Under way" main="No analysis" note="Once you begin, you have a day to continue." />;
  return (
    <StripPart
      title="Under way"
      main={`Stage ${open.stage + 1} of 3, ${stageTitle[stages[open.stage] ?? 'triage']}`}
      note={`Can be continued until ${dateTime(open.expires_at)}`}
    >
      <Link to={paths.continueAssessment(open.session_id)}>Continue</Link>
    </StripPart>
  );
}
