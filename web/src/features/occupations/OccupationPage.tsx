import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { codeOfAddress, plainNames, slugOf } from '#shared/occupations/names.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { paths } from '#web/paths.ts';
import { useTitle } from '#web/shell/title.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { OccupationSheet } from './OccupationSheet.tsx';
import { occupationQuery } from './occupation-query.ts';
import { UnknownOccupation } from './UnknownOccupation.tsx';

/** /occupations/:slug: what an occupation is, pays and requires; public (D-87). */
export default function OccupationPage() {
  const { slug = '' } = useParams();
  const code = codeOfAddress(slug);
  const known = code === null ? slug : slugOf(plainNames[code]!);
  return known === slug ? <OccupationAt slug={slug} /> : <Navigate to={paths.occupation(known)} replace />;
}

function OccupationAt({ slug }: { slug: string }) {
  const { data, isError, isFetching, refetch } = useRetried(useQuery(occupationQuery(slug)));
  useTitle(data?.name);
  if (data === null) return <UnknownOccupation />;
  if (data) return <OccupationSheet page={data} />;
  return (
    <Page>
      {isError ? (
        <ErrorNotice
          title="This occupation could not be loaded"
          message="The connection may be down. Nothing of yours is affected."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Loading the occupation" rows={4} />
      )}
    </Page>
  );
}
