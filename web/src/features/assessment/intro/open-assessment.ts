import { useQuery } from '@tanstack/react-query';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { call } from '#web/api/client.ts';
import { serverNow } from '#web/api/server-time.ts';

/** A start replaces an open session, and a session lasts a day: the newest few rows hold it if there is one. */
const ROWS = 5;

async function findOpen(userId: string, signal?: AbortSignal) {
  const rows = await call(assessmentRoutes.listAssessments, { user_id: userId, limit: ROWS }, { signal });
  return rows.find((row) => row.status === 'in_progress' && Date.parse(row.expires_at) > serverNow()) ?? null;
}

/** The assessment this person could continue, or null. */
export const useOpenAssessment = (userId: string) =>
  useQuery({
    queryKey: ['open-assessment', userId],
    queryFn: ({ signal }) => findOpen(userId, signal),
    staleTime: 0,
  });
