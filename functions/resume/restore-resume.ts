import { restoreResume } from '#functions/data/resume/resume.ts';
import { serve } from '#functions/serve/serve.ts';
import { keptResumeRoutes } from '#shared/resume/kept-contract.ts';

export const handler = serve(keptResumeRoutes.restoreResume, ({ resume_id }, ctx) => restoreResume(ctx, resume_id));
