import { Link } from 'react-router-dom';
import { useMarks } from '#web/parts/marks/use-marks.ts';
import { paths } from '#web/paths.ts';
import { StripPart } from './StripPart.tsx';

/** The strip names this many; the list of occupations shows all of them. */
const NAMED = 2;

/** The most recently saved occupations. */
export function Saved() {
  const { saved, isPending, error } = useMarks();
  const named = saved.slice(0, NAMED);
  if (named.length === 0)
    return (
      <StripPart
        title="Saved"
        main={error ? 'Not known at the moment' : isPending ? 'Looking' : 'No occupation'}
        note="Save any that you want to come back to."
      />
    );
  return (
    <StripPart
      title="Saved"
      main={`${saved.length} ${saved.length === 1 ? 'occupation' : 'occupations'}`}
      note={saved.length > NAMED ? 'The two saved last:' : undefined}
    >
      {named.map(({ code, name, slug }) => (
        <Link key={code} to={paths.occupation(slug)}>
          {name}
        </Link>
      ))}
      {saved.length > NAMED && <Link to={paths.occupations()}>All {saved.length} saved</Link>}
    </StripPart>
  );
}
