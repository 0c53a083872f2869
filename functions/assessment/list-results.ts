import { listAssessments } from '#functions/data/history/assessments.ts';
import { facts } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { resultRows } from './result-row.ts';

export const handler = serve(assessmentRoutes.listResults, async ({ limit }, ctx) => {
  const found = await listAssessments(ctx, limit);
  return found.flatMap((assessment) => resultRows(facts(), assessment, ctx.user.sub));
});
