import { serve } from '#functions/serve/serve.ts';
import { resumeRoutes } from '#shared/resume/contract.ts';
import { pdfOn } from './file/pdf-file.ts';
import { fileOf } from './file/resume-file.ts';

export const handler = serve(resumeRoutes.printResume, async ({ paper, ...wanted }, ctx) => ({
  pdf: await fileOf(wanted, pdfOn(paper), ctx),
}));
