import { loadResume } from '#functions/data/resume/resume.ts';
import { serve } from '#functions/serve/serve.ts';
import { savedResumeRoutes } from '#shared/resume/saved-resume-contract.ts';

export const handler = serve(savedResumeRoutes.getResume, ({ resume_id }, ctx) => loadResume(ctx, resume_id));
