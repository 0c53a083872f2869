import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { accountRoutes } from '#shared/account/contract.ts';
import { lastNote, stepTitle, whatStays } from '#shared/account/erasure.ts';
import { dateTime } from '#shared/lib/format.ts';
import type { Output } from '#shared/lib/route.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { query } from '#web/api/query.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

/** How often the receipt is reloaded while the erasure is incomplete. */
const AGAIN_MS = 20_000;

/** Not "everything" before the last note, which names the person, is gone. */
function leadOf({ steps, ended_at }: Output<typeof accountRoutes.getErasure>): string {
  if (!steps.every(({ done_at }) => done_at)) return 'The account is closed, and the rest is being erased.';
  return ended_at ? 'Everything is erased.' : 'Everything is erased but one note, which goes in about an hour.';
}

/** The receipt of an erasure, open to anybody who has its number, which identifies nobody. */
export default function ErasedPage() {
  const { receipt = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useRetried(
    useQuery({
      ...query(accountRoutes, 'getErasure', { receipt }),
      refetchInterval: ({ state }) => (state.data?.steps.every(({ done_at }) => done_at) ? false : AGAIN_MS),
    }),
  );
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  const isDone = data?.steps.every(({ done_at }) => done_at);
  return (
    <Page>
      <PageHeader title="Receipt of an erasure" lead={data && leadOf(data)} />
      {isPending && <Loading label="Looking for the receipt" rows={4} />}
      {error && !data && (
        <ErrorNotice
          title={isUnknown ? 'There is no such receipt' : 'The receipt could not be read'}
          message={isUnknown ? 'Check the number again: it has 43 characters.' : explain(error)}
          {...(!isUnknown && { onRetry: () => void refetch(), retrying: isFetching })}
        />
      )}
      {data && (
        <>
          <Section title="What was erased">
            <ul>
              {data.steps.map(({ step, done_at }) => (
                <li key={step}>
                  {stepTitle[step]}: <b>{done_at ? dateTime(done_at) : 'under way'}</b>
                </li>
              ))}
            </ul>
            {!isDone && (
              <Notice>
                Whatever could not be erased yet is tried again every hour. You do not need to do anything.
              </Notice>
            )}
            <p>{data.ended_at ? `Checked again on ${dateTime(data.ended_at)}: nothing remains.` : lastNote}</p>
          </Section>
          <Section title="What stays">
            <ul>
              {whatStays.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </Section>
          <Section
            title="Your receipt"
            lead="Save the address of this page: it is the only way back to this receipt. We cannot email it, because your address is erased too."
          >
            <p>
              <code>{data.receipt}</code>
            </p>
            <Cluster>
              <Button onClick={() => window.print()}>Print</Button>
              <ButtonLink to={paths.home()}>To the home page</ButtonLink>
            </Cluster>
          </Section>
        </>
      )}
    </Page>
  );
}
