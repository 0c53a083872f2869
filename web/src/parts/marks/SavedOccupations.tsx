import { explain } from '#web/api/api-error.ts';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { OccupationLinks } from './OccupationLinks.tsx';
import { useMarks } from './use-marks.ts';

/** The saved occupations of the signed-in person, newest first, each linked to its page. */
export function SavedOccupations() {
  const { saved, isPending, error, retry, retrying } = useMarks();
  if (error)
    return (
      <ErrorNotice
        title="Your saved occupations could not be loaded"
        message={explain(error)}
        onRetry={retry}
        retrying={retrying}
      />
    );
  if (isPending) return <Loading label="Loading your saved occupations" rows={1} />;
  if (saved.length === 0)
    return <p>None yet. Press Save in your result or on an occupation's page, and it is listed here.</p>;
  return <OccupationLinks label="Saved occupations" names={saved.map(({ name }) => name)} />;
}
