import { wordParts } from '#functions/documents/extract/archive.ts';
import { wordPages } from '#functions/documents/extract/word-document.ts';
import { serve } from '#functions/serve/serve.ts';
import { resumeRoutes } from '#shared/resume/contract.ts';
import { documentOf, refuseUnreadable } from './file/resume-file.ts';
import { writeDocx } from './file/write-docx.ts';

export const handler = serve(resumeRoutes.writeResumeDocx, async ({ paper, ...wanted }, ctx) => {
  const made = documentOf(wanted, ctx);
  const docx = await writeDocx(made.document, paper);
  await refuseUnreadable(made, { read: async () => wordPages(await wordParts(docx)) }, ctx);
  return { docx: docx.toString('base64') };
});
