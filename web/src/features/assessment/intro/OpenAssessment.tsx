import { stages, stageTitle } from '#shared/assessment/stages.ts';
import { serverNow } from '#web/api/server-time.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { remainingMs, remainingText } from '../countdown.ts';

interface Open {
  session_id: string;
  stage: number;
  expires_at: string;
}

export function OpenAssessment({ assessment }: { assessment: Open }) {
  const { session_id: sessionId, stage, expires_at: expiresAt } = assessment;
  const name = stageTitle[stages[stage] ?? 'triage'];
  return (
    <Notice
      title="You have an assessment under way"
      action={
        <ButtonLink to={paths.continueAssessment(sessionId)} variant="primary">
          Continue where you left off
        </ButtonLink>
      }
    >
      Stage {stage + 1} of 3, {name}. {remainingText(remainingMs(expiresAt, serverNow()))}.
    </Notice>
  );
}
