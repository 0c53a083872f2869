import { useQuery } from '@tanstack/react-query';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { explain } from '#web/api/api-error.ts';
import { query } from '#web/api/query.ts';
import { resultRetry } from '#web/api/transport.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { FitOfResult } from './FitOfResult.tsx';

/** Uses the person's latest result. */
export default function OwnFit({ code }: { code: string }) {
  const results = useRetried(useQuery(query(assessmentRoutes, 'listResults', { limit: 1 })));
  const newest = results.data?.[0];
  const result = useRetried(
    useQuery({
      ...query(assessmentRoutes, 'getResult', { id: newest?.id ?? '' }, { retry: resultRetry }),
      enabled: newest !== undefined,
    }),
  );
  const failed = results.isError ? results : result;
  if (failed.isError)
    return (
      <ErrorNotice
        title="Your fit could not be loaded"
        message={explain(failed.error)}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  if (results.data && !newest) return <NoResult />;
  if (!result.data) return <Loading label="Loading your fit" rows={3} />;
  return <FitOfResult result={result.data} code={code} />;
}

const NoResult = () => (
  <Stack gap={3}>
    <p>You have no result yet. Answer our questions once, and your reasons for and against this work appear here.</p>
    <p>
      <ButtonLink variant="primary" to={paths.newAssessment()}>
        Start your analysis
      </ButtonLink>
    </p>
  </Stack>
);
