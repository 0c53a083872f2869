import { useEffect, useState } from 'react';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { defaultVariant } from '#shared/assessment/variants.ts';
import { call } from '#web/api/client.ts';
import { takeFirstChoices } from '#web/parts/assessment/first-choices.ts';
import { failureOf, saveStage } from '#web/parts/assessment/saving/save-stage.ts';
import { useSavedOnLeaving } from '#web/parts/assessment/saving/use-saved-on-leaving.ts';
import { localStore } from '#web/session/device/local-store.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { AssessmentRun, type Session } from '../assessment-run.ts';

/** The running assessment of this page. */
export function useRun(sub: string, session: Session) {
  const [run] = useState(() => openRun(sub, session));
  const [carried] = useState(() => carryIn(run, session));
  useEffect(() => {
    if (carried)
      toast({
        title: 'Your choices from the home page are in',
        text: 'Go back to any of them and change it as you like.',
      });
  }, [carried]);
  const view = run.useView();
  useSavedOnLeaving(run);
  return { run, view };
}

function openRun(sub: string, session: Session): AssessmentRun {
  const sessionId = session.session_id;
  return new AssessmentRun(
    {
      owner: { sub, sessionId },
      storage: localStore,
      save: (copy) => saveStage(sessionId, copy),
      load: () => call(assessmentRoutes.getSession, { session_id: sessionId }),
      failure: failureOf,
    },
    session,
  );
}

/** Carries a visitor's home page choices into the new analysis, so that nothing is asked twice. */
function carryIn(run: AssessmentRun, session: Session): boolean {
  const begins = session.variant === defaultVariant && session.stage === 0 && !session.seq[0];
  const choices = begins ? takeFirstChoices() : null;
  if (choices) run.answer('triage', (now) => ({ ...now, scenarios: { ...choices, ...now.scenarios } }));
  return choices !== null;
}
