import { useState, useSyncExternalStore } from 'react';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { call } from '#web/api/client.ts';
import { failureOf, saveStage } from '#web/parts/assessment/save-stage.ts';
import { useSavedOnLeaving } from '#web/parts/assessment/use-saved-on-leaving.ts';
import { device } from '#web/session/device.ts';
import { AssessmentRun, type Session } from '../assessment-run.ts';

/** The running assessment of this page. */
export function useRun(sub: string, session: Session) {
  const [run] = useState(() => openRun(sub, session));
  const view = useSyncExternalStore(run.subscribe, run.view);
  useSavedOnLeaving(run);
  return { run, view };
}

function openRun(sub: string, session: Session): AssessmentRun {
  const sessionId = session.session_id;
  return new AssessmentRun(
    {
      owner: { sub, sessionId },
      storage: device,
      save: (copy) => saveStage(sessionId, copy),
      load: () => call(assessmentRoutes.getSession, { session_id: sessionId }),
      failure: failureOf,
    },
    session,
  );
}
