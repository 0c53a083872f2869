import { deleteResume } from '#functions/data/resume/resume.ts';
import { serve } from '#functions/serve/serve.ts';
import { savedResumeRoutes } from '#shared/resume/saved-resume-contract.ts';

export const handler = serve(savedResumeRoutes.deleteResume, async ({ resume_id }, ctx) => ({
  deleted: await deleteResume(ctx, resume_id),
}));
