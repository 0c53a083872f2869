import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { api } from '#shared/api.ts';
import type { Variant } from '#shared/assessment/stages.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Page } from '#web/ui/Page.tsx';
import type { Session } from './assessment-run.ts';
import { loadItemBank } from './item-bank.ts';
import { Ended } from './runner/Ended.tsx';
import { Runner } from './runner/Runner.tsx';

/** /career-path/continue/{sessionId}, also /career-path/session/{sessionId} (D-02). */
export default function RunnerPage() {
  const { sessionId } = useParams();
  const { user } = useSession();
  if (!sessionId) return <Navigate to={paths.newAssessment()} replace />;
  if (!user) return null;
  return <LoadedSession key={`${user.sub} ${sessionId}`} sub={user.sub} sessionId={sessionId} />;
}

function LoadedSession({ sub, sessionId }: { sub: string; sessionId: string }) {
  const session = useQuery({
    queryKey: ['assessment-session', sub, sessionId],
    queryFn: ({ signal }) => call(api.assessment.getSession, { session_id: sessionId }, { signal }),
    // Read once a visit: from then on the running assessment itself follows the server.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (session.isPending) return <Waiting />;
  if (session.isSuccess) {
    if (session.data.status === 'in_progress') return <WithItems sub={sub} session={session.data} />;
    return <Ended sub={sub} sessionId={sessionId} status={session.data.status} resultId={session.data.result_id} />;
  }
  // The server does not know the session: start anew (ARA-19). An outage is no reason to give an assessment up.
  if (session.error instanceof ApiError && session.error.status >= 400 && session.error.status < 500)
    return <Ended sub={sub} sessionId={sessionId} status="unknown" resultId={null} />;
  return (
    <Page>
      <ErrorNotice
        title="Your assessment could not be loaded"
        message={`${explain(session.error)} Nothing is lost: your answers are kept.`}
        onRetry={() => void session.refetch()}
        retrying={session.isFetching}
      />
    </Page>
  );
}

function WithItems({ sub, session }: { sub: string; session: Session }) {
  const variant: Variant = session.variant;
  const bank = useQuery({
    queryKey: ['item-bank', variant],
    queryFn: () => loadItemBank(variant),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (bank.isSuccess) return <Runner sub={sub} session={session} bank={bank.data} />;
  return <Waiting />;
}

const Waiting = () => (
  <Page>
    <Loading label="Loading your assessment" />
  </Page>
);
