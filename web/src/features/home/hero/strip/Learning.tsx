import { Link } from 'react-router-dom';
import { guidanceRoutes } from '#shared/guidance/contract.ts';
import { day } from '#shared/lib/format.ts';
import { query } from '#web/api/query.ts';
import { paths } from '#web/paths.ts';
import { useOwnQuery } from '#web/session/use-own-query.ts';
import type { Result } from './assessment.ts';
import { StripPart } from './StripPart.tsx';

/** The most recently changed learning plan. */
export function Learning({ result }: { result: Result | undefined }) {
  const plans = useOwnQuery({ ...query(guidanceRoutes, 'listLearningPlans', {}), staleTime: 0 });
  const [plan] = plans.data?.plans ?? [];
  if (!plan)
    return (
      <StripPart
        title="Learning plan"
        main={plans.isError ? 'Not known at the moment' : plans.isPending ? 'Looking' : 'None begun'}
        note="A result has one for each occupation."
      />
    );
  const { code, name, slug, steps_done: done, touched_at: touched } = plan;
  const inResult = result?.top_roles.some((role) => role.code === code);
  return (
    <StripPart
      title="Learning plan"
      main={`${done} ${done === 1 ? 'step' : 'steps'} done: ${name}`}
      note={`Last changed ${day(touched)}`}
    >
      <Link to={result && inResult ? paths.occupationOfResult(result.id, slug) : paths.occupation(slug)}>
        Continue learning
      </Link>
    </StripPart>
  );
}
