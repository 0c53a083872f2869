import { listResumes } from '#functions/data/resume/resume.ts';
import { serve } from '#functions/serve/serve.ts';
import { keptResumeRoutes } from '#shared/resume/kept-contract.ts';

export const handler = serve(keptResumeRoutes.listResumes, (_input, ctx) => listResumes(ctx));
