import { assessmentId } from '#functions/data/assessment-item.ts';
import { loadResult } from '#functions/data/assessments.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';

export const handler = serve(assessmentRoutes.getResult, ({ id }, ctx) => loadResult(ctx, assessmentId(id)));
