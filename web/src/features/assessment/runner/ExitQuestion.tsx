import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Answers } from '#shared/assessment/answers.ts';
import type { Stage } from '#shared/assessment/stages.ts';
import { clearSession } from '#web/parts/assessment/saving/answer-store.ts';
import type { Progress } from '#web/parts/assessment/saving/stage-copies.ts';
import { releaseSession } from '#web/parts/assessment/session-end.ts';
import { paths } from '#web/paths.ts';
import { localStore } from '#web/session/device/local-store.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import type { AssessmentRun } from '../assessment-run.ts';

interface ExitProps {
  sub: string;
  sessionId: string;
  run: AssessmentRun;
  progress: Progress<Answers>;
  stage: Stage;
}

/**
 * Leaving is confirmed first while stage 1 is incomplete, because it then ends the session (D-22); later it saves
 * silently.
 */
export function useExit({ sub, sessionId, run, progress, stage }: ExitProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const unfinished = stage === 'triage' && !progress.completed.triage;
  useLeaveGuard(unfinished && Object.keys(progress.answers.triage.scenarios).length > 0);

  const confirm = async () => {
    setBusy(true);
    run.stop();
    try {
      await releaseSession(sub, sessionId);
      clearSession(localStore);
    } catch {
      toast({
        title: 'Your assessment is still open',
        text: 'It could not be closed just now. You can still continue it, or start over.',
      });
    }
    navigate(paths.newAssessment());
  };
  const leave = async () => {
    if (unfinished) return setAsking(true);
    const saved = await run.save();
    if (!run.isOpen()) return;
    sayWhereToGoOn(saved);
    navigate(paths.history());
  };
  return { asking, busy, leave: () => void leave(), confirm: () => void confirm(), stay: () => setAsking(false) };
}

const sayWhereToGoOn = (saved: boolean) =>
  saved
    ? toast({
        title: 'Your answers are saved',
        text: 'You can continue here or on another device while the session lasts.',
      })
    : toast({ title: 'Your answers are kept on this device', text: 'Continue here to have them saved.' });

/** The browser's own confirmation before the tab is closed or reloaded. */
function useLeaveGuard(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, [active]);
}

export function ExitQuestion({ exit }: { exit: ReturnType<typeof useExit> }) {
  return (
    <ConfirmDialog
      open={exit.asking}
      title="Exit the assessment?"
      confirmLabel="Exit"
      cancelLabel="Stay"
      tone="danger"
      busy={exit.busy}
      onConfirm={exit.confirm}
      onClose={exit.stay}
    >
      <p>Are you sure you want to exit the assessment? Your progress will be lost.</p>
    </ConfirmDialog>
  );
}
