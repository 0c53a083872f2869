import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { whereKept } from '#web/parts/assessment/saving/SaveNotice.tsx';
import { paths } from '#web/paths.ts';
import { useFocusedHeading } from '#web/shell/use-focused-heading.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { RunView } from '../simple-run.ts';

/** the value of ?step= for this view */
export const COMPLETE = 'complete';

/** The end (ARB-05, ARB-06). It announces a result only once the server has confirmed one (D-52). */
export function Complete({ resultId, children }: { resultId: string | null; children?: ReactNode }) {
  const navigate = useNavigate();
  const page = useFocusedHeading();
  useEffect(() => {
    if (resultId) navigate({ search: `?step=${COMPLETE}` }, { replace: true });
  }, [resultId, navigate]);
  return (
    <div ref={page}>
      <Page>
        <PageHeader
          eyebrow="AI Career Analysis"
          title="Assessment Complete!"
          lead={
            resultId
              ? 'Your answers are saved and compared with every occupation. See which fit, and which of your answers say so.'
              : 'You have answered everything.'
          }
        />
        {children}
        <Cluster gap={3}>
          {resultId && (
            <ButtonLink variant="primary" to={paths.result(resultId)}>
              View Results
            </ButtonLink>
          )}
          <ButtonLink to={paths.dashboard()}>Show AI Dashboard</ButtonLink>
        </Cluster>
      </Page>
    </div>
  );
}

interface UnconfirmedProps {
  view: Pick<RunView, 'trouble' | 'save'>;
  onRetry: () => void;
}

/** Says that the server has not confirmed everything yet, and that it is being retried. */
export function Unconfirmed({ view: { trouble, save }, onRetry }: UnconfirmedProps) {
  if (!trouble) return <Loading label="Saving your answers and looking for your matches" />;
  return (
    <Notice
      tone="warn"
      live
      title="Not saved yet"
      action={
        <Button onClick={onRetry} busy={save === 'saving'}>
          Retry now
        </Button>
      }
    >
      {trouble === 'failing'
        ? `Your answers are kept ${whereKept()}, and we keep trying. Your matches are worked out as soon as they have arrived.`
        : `The server did not accept these answers. They are kept ${whereKept()}. Reload the page, then try again.`}
    </Notice>
  );
}
