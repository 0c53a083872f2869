import { type Stage, stageMinutes, stages, stageTitle } from '#shared/assessment/stages.ts';
import { minutesLeft } from '#web/parts/assessment/minutes-left.ts';
import type { SaveState } from '#web/parts/assessment/saving/save-queue.ts';
import { saveText } from '#web/parts/assessment/saving/save-text.ts';
import { Button } from '#web/ui/Button.tsx';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import css from './Header.module.css';

interface HeaderProps {
  stage: Stage;
  percent: (stage: Stage) => number;
  save: SaveState;
  /** null while there is nothing to go back to */
  onBack: (() => void) | null;
}

/** The three stages with their durations (ARB-11) and progress. */
export function Header({ stage: current, percent, save, onBack }: HeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.bar}>
        {onBack && (
          <Button variant="quiet" className={css.back} onClick={onBack}>
            Back
          </Button>
        )}
        <p className={css.left}>{minutesLeft((stage) => percent(stage) / 100)}</p>
        <p className={css.save}>{saveText[save]}</p>
      </div>
      <ol className={css.stages}>
        {stages.map((stage, index) => (
          <li key={stage} className={css.stage} aria-current={stage === current ? 'step' : undefined}>
            <ProgressBar
              value={percent(stage)}
              label={`Stage ${index + 1} progress`}
              valueText={`${Math.round(percent(stage))} %`}
              bare
            />
            <p>
              <span className={css.number}>Stage {index + 1}</span>{' '}
              <span className={css.title}>{stageTitle[stage]}</span>{' '}
              <span className={css.minutes}>{stageMinutes[stage]} minutes</span>
            </p>
          </li>
        ))}
      </ol>
    </header>
  );
}
