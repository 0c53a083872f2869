import { wordParts } from '#functions/documents/extract/archive.ts';
import { wordPages } from '#functions/documents/extract/word-document.ts';
import type { Paper } from '#shared/documents/paper.ts';
import type { FileKind } from './resume-file.ts';
import { writeDocx } from './write-docx.ts';

export const wordOn = (paper: Paper): FileKind => ({
  write: (document) => writeDocx(document, paper),
  read: async (docx) => wordPages(await wordParts(docx)),
});
