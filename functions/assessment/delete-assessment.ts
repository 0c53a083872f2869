import { createdAt } from '#functions/data/assessment/assessment.ts';
import { deleteCvOf } from '#functions/data/cv/cv.ts';
import { notFound } from '#functions/data/history/assessments.ts';
import { reportFiles } from '#functions/data/result/report-file.ts';
import { deleteAssessment } from '#functions/data/session/session.ts';
import { deleteFiles } from '#functions/outside/files.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';

export const handler = serve(assessmentRoutes.deleteAssessment, async ({ session_id }, ctx) => {
  // files first: if S3 does not answer, nothing is deleted and the call can be repeated
  const reports = reportFiles(ctx.user.sub, session_id);
  await deleteFiles(reports);
  const deleted = await deleteAssessment(ctx, session_id);
  if (!deleted) throw notFound();
  // reports stored meanwhile; later ones find no assessment
  await deleteFiles(reports);
  await deleteCvOf(ctx, createdAt(session_id));
  return { deleted };
});
