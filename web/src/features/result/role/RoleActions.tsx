import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Cluster } from '#web/ui/Stack.tsx';
import { cities } from '../chosen-places.ts';
import { LearningPlanAction } from '../plan/LearningPlanAction.tsx';
import type { RoleView } from '../role-view.ts';
import { SalariesAction } from '../salaries/SalariesAction.tsx';
import { JobSearchLink } from './JobSearchLink.tsx';

export interface RoleActionProps {
  result: ResultBody;
  role: RoleView;
}

/** What can be done about one occupation, a line each (RES-12, RES-13). A dialog of it is a chunk of its own, loaded when opened. */
export function RoleActions({ result, role }: RoleActionProps) {
  return (
    <Cluster>
      <JobSearchLink title={role.title} location={cities(role.locations)[0] ?? null}>
        View Jobs <small>on {product.jobSearch.name}, last day</small>
      </JobSearchLink>
      <SalariesAction result={result} role={role} />
      <LearningPlanAction result={result} role={role} />
      <ButtonLink to={paths.matchVacancy({ result: result.id })}>Match a vacancy</ButtonLink>
    </Cluster>
  );
}
