import { pdfPages } from '#functions/documents/extract/pdf.ts';
import { asDrawn } from '#shared/documents/drawable.ts';
import type { Paper } from '#shared/documents/paper.ts';
import { undrawableIn } from '#shared/resume/file/undrawable-in.ts';
import type { FileKind } from './resume-file.ts';
import { writePdf } from './write-pdf.ts';

export const pdfOn = (paper: Paper): FileKind => ({
  write: (document) => writePdf(document, paper),
  read: (pdf) => pdfPages(new Uint8Array(pdf)),
  held: asDrawn,
  refusal: undrawableIn,
});
