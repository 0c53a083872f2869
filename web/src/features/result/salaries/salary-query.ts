import type { Output } from '#shared/lib/route.ts';
import { type Denial, isDenied } from '#shared/plans/metered-route.ts';
import { salariesRoutes } from '#shared/salaries/contract.ts';
import { query } from '#web/api/query.ts';

type Answer = Output<typeof salariesRoutes.salaryComparison>;
export type Comparisons = Exclude<Answer, Denial>;

/** One salary search per role and day: an answer is cached, a denial is requested again. */
export const salaryComparison = (roleId: string) => ({
  ...query(salariesRoutes, 'salaryComparison', { roleId }),
  staleTime: ({ state: { data } }: { state: { data: Answer | undefined } }) =>
    data && !isDenied(data) ? Number.POSITIVE_INFINITY : 0,
});
