import { deleteResume } from '#functions/data/resume/resume.ts';
import { serve } from '#functions/serve/serve.ts';
import { keptResumeRoutes } from '#shared/resume/kept-contract.ts';

export const handler = serve(keptResumeRoutes.deleteResume, async ({ resume_id }, ctx) => ({
  deleted: await deleteResume(ctx, resume_id),
}));
