import { resultId, stageReached } from '#functions/data/assessment/assessment.ts';
import { storedPayloads } from '#functions/data/assessment/stored-answers.ts';
import { loadAssessment, notFound } from '#functions/data/history/assessments.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { loadQuestionnaire } from '#shared/assessment/variants.ts';

export const handler = serve(assessmentRoutes.getSession, async ({ session_id }, ctx) => {
  const found = await loadAssessment(ctx, session_id);
  if (!found) throw notFound();
  return {
    session_id: found.id,
    assessment_id: found.id,
    variant: found.variant,
    status: found.status,
    stage: stageReached(found),
    created_at: new Date(found.createdAt).toISOString(),
    expires_at: new Date(found.expiresAt).toISOString(),
    seq: found.seq,
    answers: storedPayloads(await loadQuestionnaire(found.variant), found),
    result_id: found.result && resultId(found.id),
  };
});
