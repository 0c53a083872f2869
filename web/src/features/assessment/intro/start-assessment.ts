import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { defaultVariant, type Variant } from '#shared/assessment/variants.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { call } from '#web/api/client.ts';
import type { Denial } from '#web/parts/billing/UpgradeDialog.tsx';

/** Passed to the runner in the route's state (AIN-12). */
export interface RunnerState {
  sessionId: string;
  assessmentId: string;
  reserved: true;
  variant: Variant;
}

export type Start = { started: RunnerState } | { denied: Denial };

/**
 * Starts an assessment: a health check, a reservation, then the session (AIN-10, AIN-17). The server decides again when
 * the session starts (D-31), so either response may be a refusal.
 * @param key constant across retries of one start, so that they reserve nothing twice
 * @throws ApiError if it could not be started; nothing has been used up then
 */
export async function startAssessment(userId: string, key: string): Promise<Start> {
  const { status } = await call(assessmentRoutes.checkHealth, {});
  if (status !== 'ok') throw new Error('The assessment service is degraded');
  const gate = await call(
    plansRoutes.checkGate,
    { userId, feature: 'career_path_analyses', amount: 1, mode: 'reserve' },
    { idempotencyKey: key },
  );
  if (!gate.allowed) return { denied: gate };
  const session = await call(
    assessmentRoutes.startSession,
    { userId, variant: defaultVariant },
    { idempotencyKey: key },
  );
  if (!session.allowed || !session.session_id || !session.assessment_id) return { denied: session };
  return {
    started: {
      sessionId: session.session_id,
      assessmentId: session.assessment_id,
      reserved: true,
      variant: session.variant ?? defaultVariant,
    },
  };
}
