import { stageReached } from '#functions/data/assessment/assessment.ts';
import { listAssessments } from '#functions/data/history/assessments.ts';
import { facts } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { isoTime } from '#shared/lib/time.ts';
import { resultRows } from './result-row.ts';

export const handler = serve(assessmentRoutes.listAssessments, async ({ limit }, ctx) => {
  const found = await listAssessments(ctx, limit);
  return found.map((assessment) => ({
    id: assessment.id,
    session_id: assessment.id,
    user_id: ctx.user.sub,
    status: assessment.status,
    stage: stageReached(assessment),
    variant: assessment.variant,
    created_at: isoTime(assessment.createdAt),
    completed_at: assessment.result ? isoTime(assessment.endedAt!) : null,
    imported_at: isoTime(assessment.importedAt),
    expires_at: isoTime(assessment.expiresAt),
    kept_until: isoTime(assessment.keptUntil),
    career_assessment_results: resultRows(facts(), assessment, ctx.user.sub),
  }));
});
