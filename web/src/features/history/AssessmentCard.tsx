import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateTime, day } from '#shared/lib/format.ts';
import { downloadReport } from '#web/parts/report/generate-report.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Menu } from '#web/ui/dialogs/Menu.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { ScoreBadge } from '#web/ui/figures/ScoreBadge.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import css from './AssessmentCard.module.css';
import {
  type Assessment,
  lossOf,
  resultSummary,
  shortId,
  stageNote,
  stageOfThree,
  statusBadge,
  untilText,
} from './assessment-card.ts';
import { Gist } from './Gist.tsx';
import { TopRoles } from './TopRoles.tsx';
import { useFocusLeft } from './use-focus-left.ts';

interface AssessmentCardProps {
  assessment: Assessment;
  /** Continuing it is the main action of the screen, so the button is styled as primary. */
  lead: boolean;
  onDelete: () => void;
}

/** One assessment: its dates, progress, result and actions. */
export function AssessmentCard({ assessment, lead, onDelete }: AssessmentCardProps) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const card = useFocusLeft<HTMLLIElement>();
  const { label, tone } = statusBadge(assessment.status);
  const summary = resultSummary(assessment);
  const running = assessment.status === 'in_progress';
  const started = dateTime(assessment.created_at);
  return (
    <li ref={card} className={css.card}>
      <div className={css.head}>
        <Cluster gap={3}>
          <h2 className={css.date}>Assessment of {day(assessment.created_at)}</h2>
          <Badge tone={tone}>{label}</Badge>
          {summary && <ScoreBadge score={summary.score} of="Overall Match" />}
        </Cluster>
        <Menu
          label={`Actions for the assessment of ${started}`}
          items={[
            ...(summary
              ? [
                  { label: 'Download Report', onSelect: () => void download(summary.id) },
                  {
                    label: 'Match a job posting',
                    onSelect: () => navigate(paths.matchVacancy({ result: summary.id })),
                  },
                ]
              : []),
            { label: 'Delete Assessment', tone: 'danger' as const, onSelect: () => setAsking(true) },
          ]}
        />
      </div>

      <div className={css.body}>
        {summary && <TopRoles {...summary} />}
        {running && (
          <p>
            <b>{stageOfThree(assessment.stage)}</b> {stageNote(assessment.stage)}
          </p>
        )}
        {summary && (
          <div>
            <ButtonLink to={paths.result(summary.id)} aria-label={`View Results of ${started}`}>
              View Results
            </ButtonLink>
          </div>
        )}
        {running && (
          <div>
            <ButtonLink
              variant={lead ? 'primary' : 'secondary'}
              to={paths.continueAssessment(assessment.session_id)}
              aria-label={`Continue Assessment of ${started}`}
            >
              Continue Assessment
            </ButtonLink>
          </div>
        )}
      </div>

      {summary?.roles[0] && <Gist {...summary.roles[0]} />}
      <p className={css.facts}>
        <span>Started {started}</span>
        {assessment.completed_at && <span>Completed {dateTime(assessment.completed_at)}</span>}
        {assessment.imported_at && <span>Imported on {day(assessment.imported_at)}</span>}
        <span>{untilText(assessment)}</span>
        <span>
          Session <code>{shortId(assessment.session_id)}</code>
        </span>
      </p>

      <ConfirmDialog
        open={asking}
        title="Delete this assessment?"
        confirmLabel="Delete Assessment"
        cancelLabel="Keep it"
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
      >
        <p>
          The assessment of {started} is deleted permanently: {lossOf(assessment)}
        </p>
      </ConfirmDialog>
    </li>
  );
}

/** The same report as on the result page (HIS-15, D-68). */
const download = (resultId: string): Promise<void> =>
  downloadReport({ resultId, userName: '', reportType: 'comprehensive' });
