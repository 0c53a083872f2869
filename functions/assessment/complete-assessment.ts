import { completeSession } from '#functions/data/session/session.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { scoreSession } from './score-session.ts';

export const handler = serve(assessmentRoutes.completeAssessment, async (input, ctx) => {
  const sessionId = input.sessionId ?? input.session_id ?? input.assessment_id!;
  const { id, session_id, scoring_meta } = await completeSession(ctx, sessionId, scoreSession);
  return { result_id: id, session_id, scoring_meta };
});
