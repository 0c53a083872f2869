import { restoreResume } from '#functions/data/resume/resume.ts';
import { serve } from '#functions/serve/serve.ts';
import { savedResumeRoutes } from '#shared/resume/saved-resume-contract.ts';

export const handler = serve(savedResumeRoutes.restoreResume, ({ resume_id }, ctx) => restoreResume(ctx, resume_id));
