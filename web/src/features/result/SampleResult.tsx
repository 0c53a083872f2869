import { useQuery } from '@tanstack/react-query';
import { factsUrl } from '#web/api/facts.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { Button } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { ResultView } from './ResultView.tsx';
import css from './SampleResult.module.css';
import { sampleResult } from './sample/sample-result.ts';

/** A sample shown on request when a result could not be loaded, under a permanent banner (D-50). */
export default function SampleResult({ onLeave }: { onLeave: () => void }) {
  const { data, error, isFetching, refetch } = useRetried(
    useQuery({
      // the sample's engine has a key of its own
      queryKey: [factsUrl, 'sample'],
      queryFn: sampleResult,
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    }),
  );
  return (
    <>
      <aside className={css.banner} aria-label="Sample">
        <p>
          <b>Sample data, not your results</b>
        </p>
        <Button onClick={onLeave}>Back to my results</Button>
      </aside>
      {data ? (
        <ResultView result={data} />
      ) : (
        <Page width="wide">
          {error ? (
            <ErrorNotice
              title="The sample could not be loaded"
              message="The occupation facts did not arrive."
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <Loading label="Loading a sample" rows={6} />
          )}
        </Page>
      )}
    </>
  );
}
