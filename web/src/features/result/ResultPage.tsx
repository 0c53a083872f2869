import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { day } from '#shared/lib/format.ts';
import { useTitle } from '#web/shell/title.ts';
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { toast } from '#web/ui/toast.ts';
import { ResultHeader } from './ResultHeader.tsx';
import { ResultNotFound } from './ResultNotFound.tsx';
import { ResultView } from './ResultView.tsx';
import { isMissing, useResult } from './result-query.ts';

/** /career-path/result/{resultId}: the states of the page (RES-02). What stands on it is a list of sections in ResultView. */
export default function ResultPage() {
  const { resultId = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useResult(resultId);
  const missing = isMissing(error);

  useEffect(() => {
    if (!error) return;
    toast(missing ? notFoundToast : failedToast);
  }, [error, missing]);

  useTitle(missing ? 'Result not found' : data && `Your result of ${day(data.created_at)}`);

  if (data) return <ResultView result={data} />;
  if (missing) return <ResultNotFound />;
  return (
    <Page>
      {isPending ? (
        <>
          <ResultHeader />
          <Loading label="Loading your results" rows={6} />
        </>
      ) : (
        <>
          <PageHeader title="Your results" />
          <ErrorNotice
            title="Error Loading Results"
            message="Failed to load results. Nothing is lost: they are stored with your account."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </>
      )}
    </Page>
  );
}

/** RES-28 */
const notFoundToast = {
  title: 'Result not found',
  text: 'Your assessment result is not available yet. Please complete the assessment or try again shortly.',
  tone: 'bad',
} as const;

/** RES-31 */
const failedToast = {
  title: 'Error Loading Results',
  text: 'Unable to load your assessment results. Please try again.',
  tone: 'bad',
} as const;
