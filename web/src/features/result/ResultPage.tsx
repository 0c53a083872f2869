import { lazy, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { day } from '#shared/lib/format.ts';
import { useTitle } from '#web/shell/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { dismissToast, toast } from '#web/ui/toasts/toast.ts';
import { DeveloperTools } from './developer/DeveloperTools.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { ResultNotFound } from './ResultNotFound.tsx';
import { ResultView } from './ResultView.tsx';
import { isMissing, useResult, useSharedResult } from './result-query.ts';
import { useRoleAddress } from './role/use-role-address.ts';

const SharedResult = lazy(() => import('./shared/SharedResult.tsx'));

const SampleResult = lazy(() => import('./SampleResult.tsx'));

/** /career-path/result/{resultId}, with the developers' tools below it. */
export default function ResultPage() {
  const { resultId = '' } = useParams();
  const own = useResult(resultId);
  const [flippedId, setFlippedId] = useState<string | null>(null);
  const flipped = flippedId === resultId;
  return (
    <>
      <ResultStates resultId={resultId} own={own} flipped={flipped} />
      {!own.isPending && (
        <DeveloperTools
          result={own.data ?? null}
          flipped={flipped}
          onFlip={(on) => setFlippedId(on ? resultId : null)}
        />
      )}
    </>
  );
}

interface ResultStatesProps {
  resultId: string;
  own: ReturnType<typeof useResult>;
  flipped: boolean;
}

/** The states of the page (RES-02). Its sections are listed in ResultView. */
function ResultStates({ resultId, own, flipped }: ResultStatesProps) {
  // a result that is not the person's own may be shared by somebody else (D-17)
  const notOwn = isMissing(own.error);
  const theirs = useSharedResult(resultId, notOwn);
  const { data } = own;
  const shared = notOwn ? theirs.data : undefined;
  const { error, isPending, isFetching, refetch } = notOwn ? theirs : own;
  const missing = isMissing(error);
  const [query, setQuery] = useSearchParams();
  const sample = query.has('sample'); // at its own address, so that its occupations have addresses too
  const { name } = useRoleAddress();
  const said = useRef(0);

  useEffect(() => {
    if (!error || (sample && !missing)) return;
    said.current = toast(missing ? notFoundToast : failedToast);
  }, [error, missing, sample]);

  const showSample = () => {
    dismissToast(said.current); // already read, and on a phone it would cover the sample's banner
    setQuery({ sample: 'yes' });
  };

  const title = missing ? 'Result not found' : (titleOf(data, shared) ?? (sample ? 'Sample result' : undefined));
  useTitle(title && name && !missing ? `${name}: ${title}` : title);

  if (data) return <ResultView result={data} flipped={flipped} />;
  if (shared)
    return (
      <LazyPart waiting={waiting}>
        <SharedResult result={shared} />
      </LazyPart>
    );
  if (missing) return <ResultNotFound />;
  if (sample && error)
    return (
      <LazyPart waiting={<Loading label="Loading a sample" rows={6} />}>
        <SampleResult onLeave={() => setQuery({})} />
      </LazyPart>
    );
  return (
    <Page width={isPending ? 'wide' : 'text'}>
      {isPending ? (
        waiting
      ) : (
        <>
          <PageHeader title="Your results" />
          <ErrorNotice
            title="Error Loading Results"
            message="Failed to load results. Nothing is lost: they are stored with your account."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
          <p>
            To see what a result looks like meanwhile, there is a sample of an invented person.{' '}
            <Button variant="quiet" onClick={showSample}>
              Show sample results
            </Button>
          </p>
        </>
      )}
    </Page>
  );
}

const waiting = (
  <>
    <ResultHeader />
    <Loading label="Loading your results" rows={6} />
  </>
);

const titleOf = (own: { created_at: string } | undefined, shared: { created_at: string } | undefined) =>
  own ? `Your result of ${day(own.created_at)}` : shared && `A result of ${day(shared.created_at)}, shared with you`;

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
