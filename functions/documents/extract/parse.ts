/** The parsers, in a process of their own: what they do with a hostile file ends there. */
import { Exceeded, offerIsolated, runIsolated } from '#functions/outside/isolation.ts';
import type { CvPages } from '#shared/cv/pages.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { WordParts } from './archive.ts';
import { MAX_MEGABYTES, PARSE_PROCESSOR_MS, PARSE_TIMEOUT_MS } from './limits.ts';
import { type Refusal, refused } from './refusals.ts';

export type Readable =
  | { type: 'pdf' | 'doc'; bytes: Uint8Array }
  | { type: 'docx'; parts: WordParts }
  | { type: 'text'; text: string };

type Outcome = { pages: CvPages } | { message: string };

/** The message for a file that its parser cannot read, or not within its limits. */
const onFailure: Record<Readable['type'], { broken: Refusal; heavy: Refusal }> = {
  pdf: { broken: 'brokenPdf', heavy: 'heavyPdf' },
  docx: { broken: 'broken', heavy: 'bomb' },
  doc: { broken: 'broken', heavy: 'broken' },
  text: { broken: 'empty', heavy: 'long' },
};

/** @throws AppError */
export async function parse(file: Readable, processorMs = PARSE_PROCESSOR_MS, ms = PARSE_TIMEOUT_MS): Promise<CvPages> {
  const limits = { processorMs, ms, megabytes: MAX_MEGABYTES };
  const outcome = await runIsolated<Readable, Outcome>(import.meta.url, file, limits).catch((error) => {
    throw error instanceof Exceeded ? refused(onFailure[file.type].heavy) : error;
  });
  if ('pages' in outcome) return outcome.pages;
  throw new AppError('BAD_INPUT', outcome.message, { field: 'file' });
}

export async function pagesOf(file: Readable): Promise<CvPages> {
  switch (file.type) {
    case 'pdf':
      return (await import('./pdf.ts')).pdfPages(new Uint8Array(file.bytes)); // pdf.js takes no Buffer
    case 'docx':
      return (await import('./word-document.ts')).wordPages(file.parts);
    case 'doc':
      return (await import('./word-97.ts')).word97Pages(Buffer.from(file.bytes));
    case 'text':
      return (await import('./plain-text.ts')).plainTextPages(file.text);
  }
}

offerIsolated<Readable, Outcome>(import.meta.url, async (file) => {
  try {
    const pages = await pagesOf(file);
    if (pages.pages.some(({ items }) => items.length > 0)) return { pages };
    return { message: refused('empty').message };
  } catch (error) {
    if (error instanceof AppError) return { message: error.message };
    const locked = error instanceof Error && error.name === 'PasswordException';
    return { message: refused(locked ? 'lockedPdf' : onFailure[file.type].broken).message };
  }
});
