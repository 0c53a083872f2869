import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { loadQuestionnaire } from '#shared/assessment/variants.ts';

export const handler = serve(assessmentRoutes.getItemBank, async ({ variant }) => {
  const { served } = await loadQuestionnaire(variant);
  return served;
});
