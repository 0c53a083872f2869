import { loadResume } from '#functions/data/resume/resume.ts';
import { serve } from '#functions/serve/serve.ts';
import { keptResumeRoutes } from '#shared/resume/kept-contract.ts';

export const handler = serve(keptResumeRoutes.getResume, ({ resume_id }, ctx) => loadResume(ctx, resume_id));
