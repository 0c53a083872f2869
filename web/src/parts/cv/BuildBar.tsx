import { type Ref, useState } from 'react';
import { steps } from '#shared/cv/builder/steps.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import css from './CvTools.module.css';
import { isBlank } from './draft/draft.ts';
import type { CvFlow } from './use-cv-flow.ts';

interface BuildBarProps {
  flow: CvFlow;
  analyze: Ref<HTMLButtonElement>;
}

/** Actions on the current CV, at the foot of every step. */
export function BuildBar({
  flow: { draft, step, file, busy, canUndo, act, generate, analyse, reset },
  analyze,
}: BuildBarProps) {
  const isRead = Boolean(file?.pages);
  const [isAsked, setAsked] = useState(false);
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
        <Button variant="quiet" onClick={() => (isBlank(draft) ? reset() : setAsked(true))}>
          Start over
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isAsked}
        title="Start over?"
        confirmLabel="Start over"
        tone="danger"
        onClose={() => setAsked(false)}
        onConfirm={reset}
      >
        Everything in these fields is deleted.
      </ConfirmDialog>
    </Cluster>
  );
}
