/** Runs the parsers in a process of their own, so that a hostile file can only bring down that process. */
import { Exceeded, offerIsolated, runIsolated } from '#functions/outside/isolation.ts';
import type { CvPages } from '#shared/cv/pages.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import type { TitleLexicon } from '#shared/cv/titles.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { WordParts } from './archive.ts';
import { MAX_MEGABYTES, PARSE_PROCESSOR_MS, PARSE_TIMEOUT_MS } from './limits.ts';
import { type Refusal, refused } from './refusals.ts';

export type Readable =
  | { type: 'pdf' | 'doc'; bytes: Uint8Array }
  | { type: 'docx'; parts: WordParts }
  | { type: 'text'; text: string };

interface Task {
  file: Readable;
  /** what the reader knows titles by; without them nothing is read of the pages */
  titles?: TitleLexicon;
}

type Outcome = { pages: CvPages; reading?: CvReading } | { message: string };

/** The refusal for a file its parser cannot read, or not within the limits. */
const onFailure: Record<Readable['type'], { broken: Refusal; heavy: Refusal }> = {
  pdf: { broken: 'brokenPdf', heavy: 'heavyPdf' },
  docx: { broken: 'broken', heavy: 'bomb' },
  doc: { broken: 'broken', heavy: 'broken' },
  text: { broken: 'empty', heavy: 'long' },
};

/** @throws AppError */
export const parse = async (file: Readable, processorMs?: number): Promise<CvPages> =>
  (await isolated({ file }, processorMs)).pages;

/** @throws AppError */
export async function parseAndRead(
  file: Readable,
  titles: TitleLexicon,
): Promise<{ pages: CvPages; reading: CvReading }> {
  const { pages, reading } = await isolated({ file, titles });
  return { pages, reading: reading! };
}

async function isolated(task: Task, processorMs = PARSE_PROCESSOR_MS): Promise<Extract<Outcome, { pages: CvPages }>> {
  const limits = { processorMs, ms: PARSE_TIMEOUT_MS, megabytes: MAX_MEGABYTES };
  const outcome = await runIsolated<Task, Outcome>(import.meta.url, task, limits).catch((error) => {
    throw error instanceof Exceeded ? refused(onFailure[task.file.type].heavy) : error;
  });
  if ('pages' in outcome) return outcome;
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

offerIsolated<Task, Outcome>(import.meta.url, async ({ file, titles }) => {
  try {
    const pages = await pagesOf(file);
    if (!pages.pages.some(({ items }) => items.length > 0)) return { message: refused('empty').message };
    if (!titles) return { pages };
    const { readCv } = await import('#shared/cv/read-cv.ts'); // as each parser: loaded for the task that needs it
    return { pages, reading: readCv(pages, titles) };
  } catch (error) {
    if (error instanceof AppError) return { message: error.message };
    const locked = error instanceof Error && error.name === 'PasswordException';
    return { message: refused(locked ? 'lockedPdf' : onFailure[file.type].broken).message };
  }
});
