import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AssessmentStatus } from '#shared/assessment/stages.ts';
import { clearSession } from '#web/parts/assessment/saving/answer-store.ts';
import { paths } from '#web/paths.ts';
import { localStore } from '#web/session/device/local-store.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { releaseSession, showExpiredToast, showNotFoundToast } from './session-end.ts';

interface EndedProps {
  sub: string;
  sessionId: string;
  status: Exclude<AssessmentStatus, 'in_progress'> | 'unknown';
  resultId: string | null;
}

/** Shown for a session that can no longer be answered: leads to its result or a new start. */
export function Ended({ sub, sessionId, status, resultId }: EndedProps) {
  const navigate = useNavigate();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    // "unknown" may be the server's mistake, so its answers stay until another session starts
    if (status !== 'unknown') clearSession(localStore);
    if (status === 'completed') return void navigate(paths.result(resultId ?? sessionId), { replace: true });
    if (status === 'expired') {
      // ARA-21. The server also releases an expired unit by itself, so a failure here costs nothing.
      releaseSession(sub, sessionId).catch(() => undefined);
      showExpiredToast();
    } else showNotFoundToast();
    navigate(paths.newAssessment(), { replace: true });
  }, [navigate, sub, sessionId, status, resultId]);
  return (
    <Page>
      <Loading label="Closing this assessment" />
    </Page>
  );
}
