import { notFound } from '#functions/data/history/assessments.ts';
import { deleteAssessment } from '#functions/data/session/session.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';

export const handler = serve(assessmentRoutes.deleteAssessment, async ({ session_id }, ctx) => {
  const deleted = await deleteAssessment(ctx, session_id);
  if (!deleted) throw notFound();
  return { deleted };
});
