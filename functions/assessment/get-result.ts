import { assessmentId } from '#functions/data/assessment-item.ts';
import { loadArchived } from '#functions/data/assessments.ts';
import { notFound } from '#functions/data/session.ts';
import { facts } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { resultOf } from './result.ts';

export const handler = serve(assessmentRoutes.getResult, async ({ id }, ctx) => {
  const found = await loadArchived(ctx, assessmentId(id));
  if (!found?.result) throw notFound();
  return resultOf(facts(), found);
});
