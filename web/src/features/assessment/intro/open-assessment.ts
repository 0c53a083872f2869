import { useQuery } from '@tanstack/react-query';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { query } from '#web/api/query.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { NEWEST_ROWS, openRowOf } from '#web/parts/assessment/open-row.ts';

/** The assessment this person could continue, or null. Read once for the page, as the usage is. */
export const useOpenAssessment = (userId: string) =>
  useRetried(
    useQuery({
      ...query(assessmentRoutes, 'listAssessments', { user_id: userId, limit: NEWEST_ROWS }),
      select: openRowOf,
      staleTime: 0,
    }),
  );

export type OpenQuery = ReturnType<typeof useOpenAssessment>;
