import { queryOptions, type UseQueryResult, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { SIMPLE_VARIANT } from '#shared/assessment/simple-bank.ts';
import { defaultVariant, type Variant } from '#shared/assessment/variants.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { queryKey } from '#web/api/operation.ts';
import { query } from '#web/api/query.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { Ended } from '#web/parts/assessment/Ended.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import type { Session } from './assessment-run.ts';
import { loadItemBank } from './item-bank.ts';
import { Runner } from './runner/Runner.tsx';

const itemBank = (variant: Variant) =>
  queryOptions({
    queryKey: queryKey('getItemBank', { variant }),
    queryFn: () => loadItemBank(variant),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** /career-path/continue/{sessionId}, also /career-path/session/{sessionId} (D-02). */
export default function RunnerPage() {
  const { sessionId } = useParams();
  const { user } = useSession();
  if (!sessionId) return <Navigate to={paths.newAssessment()} replace />;
  if (!user) return null;
  return <LoadedSession key={`${user.sub} ${sessionId}`} sub={user.sub} sessionId={sessionId} />;
}

function LoadedSession({ sub, sessionId }: { sub: string; sessionId: string }) {
  usePrefetchQuery(itemBank(defaultVariant)); // in parallel with the session, which rarely has another variant
  const session = useRetried(
    useQuery({
      ...query(assessmentRoutes, 'getSession', { session_id: sessionId }),
      // read once per visit: from then on the running assessment itself follows the server
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  if (session.isPending) return <Waiting />;
  if (session.isSuccess) {
    // the other reading has its own address and finds the open session there (D-01)
    if (session.data.status === 'in_progress' && session.data.variant === SIMPLE_VARIANT)
      return <Navigate to={paths.applicationEntry()} replace />;
    if (session.data.status === 'in_progress') return <WithItems sub={sub} session={session.data} />;
    return <Ended sub={sub} sessionId={sessionId} status={session.data.status} resultId={session.data.result_id} />;
  }
  if (isUnknown(session.error)) return <Ended sub={sub} sessionId={sessionId} status="unknown" resultId={null} />;
  return <NotLoaded query={session} />;
}

/**
 * The server does not know the session: start over (ARA-19). Any other failure is no reason to abandon an assessment.
 */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'BAD_INPUT');

function WithItems({ sub, session }: { sub: string; session: Session }) {
  const variant: Variant = session.variant;
  const bank = useRetried(useQuery(itemBank(variant)));
  if (bank.isSuccess) return <Runner sub={sub} session={session} bank={bank.data} />;
  return bank.isError ? <NotLoaded query={bank} /> : <Waiting />;
}

const NotLoaded = ({ query: { error, isFetching, refetch } }: { query: UseQueryResult }) => (
  <Page>
    <ErrorNotice
      title="Your assessment could not be loaded"
      message={`${explain(error)} Nothing is lost: your answers are kept.`}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  </Page>
);

const Waiting = () => (
  <Page>
    <Loading label="Loading your assessment" />
  </Page>
);
