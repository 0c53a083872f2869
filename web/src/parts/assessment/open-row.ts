import type { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { Output } from '#shared/lib/route.ts';
import { serverNow } from '#web/api/server-time.ts';

/** Starting replaces an open session, and a session lasts a day: an open one is always among the newest few rows. */
export const NEWEST_ROWS = 5;

/** The assessment that could be continued, or null. */
export const openRowOf = (rows: Output<typeof assessmentRoutes.listAssessments>) =>
  rows.find((row) => row.status === 'in_progress' && Date.parse(row.expires_at) > serverNow()) ?? null;
