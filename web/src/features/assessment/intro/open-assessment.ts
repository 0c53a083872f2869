import { useQuery } from '@tanstack/react-query';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { Output } from '#shared/lib/route.ts';
import { query } from '#web/api/query.ts';
import { serverNow } from '#web/api/server-time.ts';

/** A start replaces an open session, and a session lasts a day: the newest few rows hold it if there is one. */
const ROWS = 5;

const openOne = (rows: Output<typeof assessmentRoutes.listAssessments>) =>
  rows.find((row) => row.status === 'in_progress' && Date.parse(row.expires_at) > serverNow()) ?? null;

/** The assessment this person could continue, or null. */
export const useOpenAssessment = (userId: string) =>
  useQuery({
    ...query(assessmentRoutes, 'listAssessments', { user_id: userId, limit: ROWS }),
    select: openOne,
    staleTime: 0,
  });
