import { Link } from 'react-router-dom';
import { day } from '#shared/lib/format.ts';
import { nameOf, slugOf } from '#shared/occupations/names.ts';
import { paths } from '#web/paths.ts';
import type { Result } from './assessment.ts';
import { StripPart } from './StripPart.tsx';

/** The best match of the last analysis, and the next step. */
export function LastResult({ result }: { result: Result | undefined }) {
  const [best] = result?.top_roles ?? [];
  if (!result || !best)
    return <StripPart title="Last result" main="None yet" note="Ten occupations that fit you will be here." />;
  const name = nameOf(best.code, best.title);
  return (
    <StripPart title="Last result" main={name} note={`Best match of ${day(result.created_at)}`}>
      <Link to={paths.result(result.id)}>See the result</Link>
      <Link to={paths.occupationOfResult(result.id, slugOf(name))}>Take the next step</Link>
    </StripPart>
  );
}
