import { serve } from '#functions/serve/serve.ts';
import { guidanceRoutes } from '#shared/guidance/contract.ts';
import { askedPlan } from './asked-plan.ts';

export const handler = serve(guidanceRoutes.generateLearningPlan, askedPlan);
