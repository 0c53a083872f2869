/** Why no text could be extracted: the specification's words, what the file is, and what to do (D-57). */
import { unreadPdf, unsupported, wrongType } from '#shared/cv/file-words.ts';
import { AppError } from '#shared/lib/errors.ts';
import { MAX_PAGES } from './limits.ts';

const refusals = {
  scanned: `${unreadPdf} This PDF holds no text, only pictures of its pages, as a scan does, or nothing at all. Paste the text instead, or upload the document it was made from.`,
  unnamedLetters: `${unreadPdf} This PDF shows letters and does not say which they are, so that copying from it gives the same signs as we see. Upload the document it was made from, or paste the text from there.`,
  brokenPdf: `${unreadPdf} This PDF is damaged or was not saved to its end. Print it to a new PDF and upload that, or paste the text.`,
  lockedPdf: `${unreadPdf} This PDF asks for a password. Open it, print it to a new PDF and upload that, or paste the text.`,
  heavyPdf: `${unreadPdf} This PDF takes more time or memory than a CV does. Print it to a new PDF and upload that, or paste the text.`,
  locked: `${unsupported}. This Word document asks for a password. Save it without one, or as a PDF, or paste the text.`,
  bomb: `${unsupported}. This Word document unpacks to far more than a CV holds. Save it as a PDF, or paste the text.`,
  broken: `${unsupported}. This Word document is damaged. Open it, save it again as .docx or PDF and upload that, or paste the text.`,
  macros: `${unsupported}. This Word document carries macros. Save it as .docx without them, or as a PDF, or paste the text.`,
  archive: `${wrongType}. This is an archive that holds no Word document. Upload the CV that is in it.`,
  office: `${wrongType}. This is a file of another office program. Save it as a PDF and upload that, or paste the text.`,
  rtf: `${unsupported}. This is Rich Text (RTF), whatever its name says. Open it, save it as .docx or PDF and upload that, or paste the text.`,
  html: `${unsupported}. This is a web page (HTML), whatever its name says. Open it, print it to a PDF and upload that, or paste the text.`,
  xml: `${unsupported}. This is XML, as Word 2003 wrote it, whatever its name says. Open it, save it as .docx or PDF and upload that, or paste the text.`,
  binary: `${wrongType}. What this file holds is none of these, whatever its name says. Save your CV as a PDF and upload that, or paste the text.`,
  empty: `${unsupported}. This file holds no text. If your CV is a picture in it, paste the text instead.`,
  long: `This file is longer than any CV. Upload your CV alone, ${MAX_PAGES} pages at most, or paste the text.`,
} as const;

export type Refusal = keyof typeof refusals;

export const refused = (why: Refusal): AppError => new AppError('BAD_INPUT', refusals[why], { field: 'file' });
