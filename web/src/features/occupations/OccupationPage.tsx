import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { plainNames, slugOf } from '#shared/occupations/names.ts';
import { paths } from '#web/paths.ts';
import { useTitle } from '#web/shell/title.ts';
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Page } from '#web/ui/Page.tsx';
import { OccupationSheet } from './OccupationSheet.tsx';
import { occupationQuery } from './occupation-query.ts';
import { UnknownOccupation } from './UnknownOccupation.tsx';

const SOC_CODE = /^\d{2}-\d{4}(\.\d{2})?$/;

/** The plain name that stands under an O*NET-SOC code; null where no occupation has it. */
const nameOfCode = (address: string): string | null =>
  SOC_CODE.test(address) ? (plainNames[address.length === 7 ? `${address}.00` : address] ?? null) : null;

/** /occupations/:slug: what an occupation is, pays and asks for, for everybody (D-87). */
export default function OccupationPage() {
  const { slug = '' } = useParams();
  const name = nameOfCode(slug);
  if (name !== null) return <Navigate to={paths.occupation(slugOf(name))} replace />;
  return <OccupationAt slug={slug} />;
}

function OccupationAt({ slug }: { slug: string }) {
  const { data, isError, isFetching, refetch } = useQuery(occupationQuery(slug));
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
