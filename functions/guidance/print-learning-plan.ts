import { writePdf } from '#functions/documents/pdf.ts';
import { serve } from '#functions/serve/serve.ts';
import { guidanceRoutes } from '#shared/guidance/contract.ts';
import { planDocument } from '#shared/guidance/plan-document.ts';
import { askedPlan } from './asked-plan.ts';

export const handler = serve(guidanceRoutes.printLearningPlan, async ({ paper, ...input }, ctx) => {
  const { learningPlan, problem } = await askedPlan(input, ctx);
  const pdf = await writePdf(planDocument(learningPlan, problem.title, new Date(ctx.now).toISOString()), paper);
  return { pdf: pdf.toString('base64') };
});
