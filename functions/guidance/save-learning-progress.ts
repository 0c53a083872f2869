import { saveProgress } from '#functions/data/learning-plan/progress.ts';
import { serve } from '#functions/serve/serve.ts';
import { guidanceRoutes } from '#shared/guidance/contract.ts';

export const handler = serve(guidanceRoutes.saveLearningProgress, ({ code, ...change }, ctx) =>
  saveProgress(ctx, code, change),
);
