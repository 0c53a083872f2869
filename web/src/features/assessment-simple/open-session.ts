import type * as z from 'zod/mini';
import { assessmentRoutes, type sessionBody } from '#shared/assessment/contract.ts';
import { SIMPLE_VARIANT } from '#shared/assessment/simple-bank.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { noRetry } from '#web/api/transport.ts';
import { NEWEST_ROWS, openRowOf } from '#web/parts/assessment/open-row.ts';
import type { Denial } from '#web/parts/billing/UpgradeDialog.tsx';
import { isTemporary } from './temporary-id.ts';

type SessionBody = z.output<typeof sessionBody>;

/** The part of a session that the assessment needs. */
export type Session = Pick<
  SessionBody,
  'session_id' | 'assessment_id' | 'status' | 'stage' | 'seq' | 'answers' | 'result_id'
>;

export type Opening =
  | { session: Session }
  | { denied: Denial }
  /** the other reading's session, which a start would replace */
  | { other: string };

export interface OpenRequest {
  /** the session stored on this device */
  storedId: string | null;
  /** whether answers are being given in it right now */
  goingOn: boolean;
  /** whether the person has agreed to abandon an assessment of the other reading */
  replace: boolean;
}

/**
 * The session to answer in: the open one, or a new one (AIN-17, ARB-47). The client names its variant (D-80).
 * @param key constant until a start succeeds or fails for good, so that a retry reserves nothing twice
 * @throws ApiError when the server cannot be reached; nothing has been used up then
 */
export async function openSession({ storedId, goingOn, replace }: OpenRequest, key: string): Promise<Opening> {
  const open = await findOpen(storedId, goingOn);
  if (open?.variant === SIMPLE_VARIANT) return { session: open };
  if (open && !replace) return { other: open.session_id };
  const { status } = await call(assessmentRoutes.checkHealth, {}, { retry: noRetry });
  if (status !== 'ok') throw new Error('The assessment service is degraded');
  const started = await call(
    assessmentRoutes.startSession,
    { variant: SIMPLE_VARIANT },
    { idempotencyKey: key, retry: noRetry },
  );
  const { session_id, assessment_id } = started;
  if (!started.allowed || !session_id || !assessment_id) return { denied: started };
  const nothing = { stage: 0, seq: [0, 0, 0], answers: {}, result_id: null };
  return { session: { session_id, assessment_id, status: 'in_progress', ...nothing } };
}

async function findOpen(storedId: string | null, goingOn: boolean): Promise<SessionBody | null> {
  const known = storedId && !isTemporary(storedId) ? await loadKnown(storedId) : null;
  // an assessment completed on another device while being answered here has a result
  if (known?.status === 'in_progress' || (goingOn && known?.status === 'completed')) return known;
  const rows = await call(assessmentRoutes.listAssessments, { limit: NEWEST_ROWS }, { retry: noRetry });
  const open = openRowOf(rows);
  return open ? loadSession(open.session_id) : null;
}

export const loadSession = (sessionId: string): Promise<SessionBody> =>
  call(assessmentRoutes.getSession, { session_id: sessionId }, { retry: noRetry });

/** Null when the server does not know it, or it belongs to somebody else. */
const loadKnown = (sessionId: string): Promise<SessionBody | null> =>
  loadSession(sessionId).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  });
