import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { defaultVariant, type Variant } from '#shared/assessment/variants.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { call } from '#web/api/client.ts';
import type { Denial } from '#web/parts/billing/UpgradeDialog.tsx';

/** What the runner finds in the route's state (AIN-12). */
export interface RunnerState {
  sessionId: string;
  assessmentId: string;
  reserved: true;
  variant: Variant;
}

export type Start = { started: RunnerState } | { denied: Denial };

/**
 * Starts an assessment: health, then the reservation, then the session on it (AIN-10, AIN-17). The server decides again
 * at the session (D-31), so either answer may be the refusal.
 * @param key one per intention of the person: a repeated start under the same key reserves nothing twice
 * @throws ApiError when it could not be started; nothing has been used up then
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
