import { useEffect, useState, useSyncExternalStore } from 'react';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { stages } from '#shared/assessment/stages.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { noRetry } from '#web/api/transport.ts';
import { device } from '#web/session/device.ts';
import { AssessmentRun, type Session, type StageCopy } from '../assessment-run.ts';
import type { Failure } from '../save-queue.ts';

/** The running assessment of this page, saved when the person leaves it and compared with the server on coming back. */
export function useRun(sub: string, session: Session, bank: ItemBank) {
  const [run] = useState(() => openRun(sub, session, bank));
  const view = useSyncExternalStore(run.subscribe, run.view);
  useEffect(() => {
    run.start();
    // A person who changes devices puts this one away first: that is the moment to save, and to look on return.
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void run.save();
      else run.refresh().catch(() => undefined);
    };
    const onOnline = () => void run.save();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('online', onOnline);
    return () => {
      run.stop();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', onOnline);
    };
  }, [run]);
  return { run, view };
}

function openRun(sub: string, session: Session, bank: ItemBank): AssessmentRun {
  const sessionId = session.session_id;
  return new AssessmentRun(
    {
      owner: { sub, sessionId },
      bank,
      storage: device,
      save: (copy) => saveStage(sessionId, copy),
      load: () => call(assessmentRoutes.getSession, { session_id: sessionId }),
      failure,
    },
    session,
  );
}

/** The queue has its own retries: nested ones would keep a person waiting for the news. */
const saveStage = (sessionId: string, { stage, seq, answers, completed }: StageCopy) =>
  call(
    assessmentRoutes.saveAnswer,
    { session_id: sessionId, stage: stages.indexOf(stage), answers, completed_stage: completed, seq },
    { retry: noRetry },
  );

function failure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'later';
  if (error.status === 409 || error.status === 404) return 'overtaken';
  // 401 heals by signing in again, 429 by waiting; the rest of the 4xx never.
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status) ? 'refused' : 'later';
}
