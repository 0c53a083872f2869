import { pdfPages } from '#functions/documents/extract/pdf.ts';
import { serve } from '#functions/serve/serve.ts';
import { asDrawn } from '#shared/documents/drawable.ts';
import { AppError } from '#shared/lib/errors.ts';
import { resumeRoutes } from '#shared/resume/contract.ts';
import { undrawableIn } from '#shared/resume/file/undrawable-in.ts';
import { documentOf, refuseUnreadable } from './file/resume-file.ts';
import { writePdf } from './file/write-pdf.ts';

export const handler = serve(resumeRoutes.printResume, async ({ paper, ...wanted }, ctx) => {
  const { document, field } = documentOf(wanted, ctx);
  const missing = undrawableIn(document);
  if (missing) throw new AppError('BAD_INPUT', missing, { field });
  const pdf = await writePdf(document, paper);
  await refuseUnreadable({ document, field }, { read: () => pdfPages(new Uint8Array(pdf)), held: asDrawn }, ctx);
  return { pdf: pdf.toString('base64') };
});
