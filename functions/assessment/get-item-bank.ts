import { serveOpen } from '#functions/serve/serve-open.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { loadQuestionnaire } from '#shared/assessment/variants.ts';

export const handler = serveOpen(assessmentRoutes.getItemBank, async ({ variant }) => {
  const { served } = await loadQuestionnaire(variant);
  return served;
});
