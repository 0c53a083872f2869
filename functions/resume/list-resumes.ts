import { listResumes } from '#functions/data/resume/resume.ts';
import { serve } from '#functions/serve/serve.ts';
import { savedResumeRoutes } from '#shared/resume/saved-resume-contract.ts';

export const handler = serve(savedResumeRoutes.listResumes, (_input, ctx) => listResumes(ctx));
