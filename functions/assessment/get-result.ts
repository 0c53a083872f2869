import { assessmentId } from '#functions/data/assessment/assessment.ts';
import { loadResult } from '#functions/data/history/assessments.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';

export const handler = serve(assessmentRoutes.getResult, ({ id }, ctx) => loadResult(ctx, assessmentId(id)));
