import type { Ref } from 'react';
import { steps } from '#shared/cv/builder/steps.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import css from './CvTools.module.css';
import type { CvFlow } from './use-cv-flow.ts';

interface BuildBarProps {
  flow: CvFlow;
  analyze: Ref<HTMLButtonElement>;
}

/** What can be done with the CV as it stands: at the foot of every step. */
export function BuildBar({
  flow: { step, file, busy, canUndo, act, generate, analyse, reset },
  analyze,
}: BuildBarProps) {
  const isRead = Boolean(file?.pages);
  const isLast = step === steps.length - 1;
  return (
    <Cluster spread className={css.bar}>
      <Cluster>
        <Button variant={isLast && !isRead ? 'primary' : 'secondary'} busy={busy} onClick={() => void generate()}>
          Generate CV
        </Button>
        {isRead && (
          <Button ref={analyze} variant="primary" onClick={() => void analyse()}>
            Analyze CV
          </Button>
        )}
      </Cluster>
      <Cluster>
        <Button variant="quiet" aria-disabled={!canUndo} onClick={() => canUndo && act({ kind: 'undo' })}>
          Undo
        </Button>
        <Button variant="quiet" onClick={reset}>
          Start over
        </Button>
      </Cluster>
    </Cluster>
  );
}
