import { serve } from '#functions/serve/serve.ts';
import { guidanceRoutes } from '#shared/guidance/contract.ts';
import { solvedPlan } from './solved-plan.ts';

export const handler = serve(guidanceRoutes.generateLearningPlan, solvedPlan);
