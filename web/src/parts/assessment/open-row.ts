import type { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { Output } from '#shared/lib/route.ts';
import { serverNow } from '#web/api/server-time.ts';

/** A start replaces an open session, and a session lasts a day: the newest few rows hold it if there is one. */
export const NEWEST_ROWS = 5;

/** The assessment that could be continued, or null. */
export const openRowOf = (rows: Output<typeof assessmentRoutes.listAssessments>) =>
  rows.find((row) => row.status === 'in_progress' && Date.parse(row.expires_at) > serverNow()) ?? null;
