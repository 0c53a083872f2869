import { serve } from '#functions/serve/serve.ts';
import { resumeRoutes } from '#shared/resume/contract.ts';
import { fileOf } from './file/resume-file.ts';
import { wordOn } from './file/word-file.ts';

export const handler = serve(resumeRoutes.writeResumeDocx, async ({ paper, ...wanted }, ctx) => ({
  docx: await fileOf(wanted, wordOn(paper), ctx),
}));
