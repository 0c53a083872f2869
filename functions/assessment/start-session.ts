import { startSession } from '#functions/data/session/session.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { toGateAnswer } from '#shared/plans/gate-answer.ts';

export const handler = serve(assessmentRoutes.startSession, async ({ variant }, ctx) => {
  const { session, ...usage } = await startSession(ctx, variant, ctx.idempotency);
  if (!session) return toGateAnswer(usage);
  return {
    ...toGateAnswer(usage),
    session_id: session.id,
    // an assessment and its session share one id; clients use both names (D-12)
    assessment_id: session.id,
    variant,
    expires_at: new Date(session.expiresAt).toISOString(),
  };
});
