import { introMinutes, type Stage, stages, stageTitle } from '#shared/assessment/stages.ts';
import { minutesLeft } from '#web/parts/assessment/minutes-left.ts';
import type { SaveState } from '#web/parts/assessment/saving/save-queue.ts';
import { saveText } from '#web/parts/assessment/saving/save-text.ts';
import { Button } from '#web/ui/Button.tsx';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import { remainingText } from '../countdown.ts';
import css from './RunnerHeader.module.css';

interface RunnerHeaderProps {
  stage: Stage;
  /** share of a stage that is answered, 0 to 1 */
  answered: (stage: Stage) => number;
  left: number;
  save: SaveState;
  scoring: boolean;
  onBack: () => void;
  onLeave: () => void;
}

/** ARA-08: progress at the start of each stage. */
const percent: Record<Stage, number> = { triage: 0, core: 33, deepDive: 66 };
/** How much a stage's answers add. */
const OF_A_STAGE = 33;

export function RunnerHeader({ stage, answered, left, save, scoring, onBack, onLeave }: RunnerHeaderProps) {
  const number = stages.indexOf(stage) + 1;
  const done = scoring ? 100 : percent[stage] + Math.floor(OF_A_STAGE * answered(stage));
  const toGo = scoring ? null : minutesLeft(answered);
  return (
    <header className={css.header}>
      <div className={css.bar}>
        {!scoring && (
          <Button variant="quiet" className={css.back} onClick={onBack}>
            Back
          </Button>
        )}
        <p className={css.stage}>
          <strong>Stage {number} of 3</strong> <span>{stageTitle[stage]}</span>
        </p>
        {!scoring && (
          <Button variant="quiet" className={css.exit} onClick={onLeave}>
            Exit
          </Button>
        )}
      </div>
      <ProgressBar value={done} label="Assessment progress" valueText={`${done} %`} bare />
      <div className={css.facts}>
        <p>
          <span>~{introMinutes} minutes</span>
          {toGo && (
            <>
              {' · '}
              <span>{toGo}</span>
            </>
          )}
        </p>
        <p>{saveText[save]}</p>
        <p role="timer">{remainingText(left)}</p>
      </div>
    </header>
  );
}
