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

/** What the runner has to know of a session. */
export type Session = Pick<
  SessionBody,
  'session_id' | 'assessment_id' | 'status' | 'stage' | 'seq' | 'answers' | 'result_id'
>;

export type Opening =
  | { session: Session }
  | { denied: Denial }
  /** the session of the other reading that a start would replace */
  | { other: string };

export interface OpenRequest {
  /** the session this device knows of */
  storedId: string | null;
  /** whether answers are being given under it right now */
  goingOn: boolean;
  /** whether the person has agreed to give up an assessment of the other reading */
  replace: boolean;
}

/**
 * The session to answer under: the one that is open, or a new one (AIN-17, ARB-47). The client names its variant (D-80).
 * @param key one until a start has come to an end: a repeated one reserves nothing twice
 * @throws ApiError when the server cannot be asked; nothing has been used up then
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
  // one that was completed on another device while it was answered here has its result
  if (known?.status === 'in_progress' || (goingOn && known?.status === 'completed')) return known;
  const rows = await call(assessmentRoutes.listAssessments, { limit: NEWEST_ROWS }, { retry: noRetry });
  const open = openRowOf(rows);
  return open ? loadSession(open.session_id) : null;
}

export const loadSession = (sessionId: string): Promise<SessionBody> =>
  call(assessmentRoutes.getSession, { session_id: sessionId }, { retry: noRetry });

/** Null for one that the server does not know, or that is somebody else's. */
const loadKnown = (sessionId: string): Promise<SessionBody | null> =>
  loadSession(sessionId).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  });
