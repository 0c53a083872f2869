/** Every resume or letter is checked before it becomes a file, and the file is read back before it is delivered. */
import { MAX_PAGES } from '#functions/documents/extract/limits.ts';
import { refused as refusedFile } from '#functions/documents/extract/refusals.ts';
import type { Context } from '#functions/serve/context.ts';
import type { CvPages } from '#shared/cv/pages.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { FileInput } from '#shared/resume/contract.ts';
import { letterDocument } from '#shared/resume/file/letter-document.ts';
import { missedIn } from '#shared/resume/file/read-back.ts';
import { resumeDocument } from '#shared/resume/file/resume-document.ts';
import { type TextDocument, textsOf } from '#shared/resume/file/text-document.ts';
import { firstUnsupportedLineOfLetter } from '#shared/resume/letter/unsupported-line.ts';
import { firstUnsupportedLine } from '#shared/resume/unsupported-line.ts';

/** About thirty pages: more than any resume, and as much as a function can write in its time. */
const MAX_FILE = { characters: 100_000, texts: 1500 };

type Field = 'resume' | 'letter';
const refused = (message: string, field: string) => new AppError('BAD_INPUT', message, { field });

const long = (field: Field) =>
  refused(
    `This ${field} is longer than a file of one may be: ${MAX_FILE.texts} lines, ${MAX_FILE.characters} characters, ${MAX_PAGES} pages. Shorten it.`,
    field,
  );

/** A kind of file, and how it is read back by another program than its writer. */
export interface FileKind {
  write: (document: TextDocument) => Promise<Buffer>;
  read: (file: Buffer) => Promise<CvPages>;
  /** what a file of this kind holds of a text */
  held?: (text: string) => string;
  /** why this kind of file cannot be made of it */
  refusal?: (document: TextDocument) => string | null;
}

type Served = Pick<Context, 'now' | 'log'>;

/**
 * @returns the file in Base64
 * @throws AppError for a document we did not deliver, one too long for a file, or one its file does not hold whole
 */
export async function fileOf(wanted: Pick<FileInput, Field>, kind: FileKind, ctx: Served): Promise<string> {
  const sent = sentOf(wanted, new Date(ctx.now).toISOString());
  refuseUnsupported(sent);
  const { document, field } = sent;
  refuseLong(document, field);
  const why = kind.refusal?.(document);
  if (why) throw refused(why, field);
  const file = await kind.write(document);
  await refuseUnreadable(file, sent, kind, ctx);
  return file.toString('base64');
}

interface Sent {
  document: TextDocument;
  field: Field;
  unsupported: ReturnType<typeof firstUnsupportedLine>;
}

function sentOf({ resume, letter }: Pick<FileInput, Field>, date: string): Sent {
  if (resume && !letter)
    return { document: resumeDocument(resume, date), field: 'resume', unsupported: firstUnsupportedLine(resume) };
  if (letter && !resume)
    return {
      document: letterDocument(letter, date),
      field: 'letter',
      unsupported: firstUnsupportedLineOfLetter(letter),
    };
  throw refused('resume: send the resume or the letter that the file is made of, one of the two', 'resume');
}

function refuseUnsupported({ unsupported, field }: Sent): void {
  if (unsupported) throw refused(`${field}.${unsupported.field}: ${unsupported.text}`, `${field}.${unsupported.field}`);
}

function refuseLong(document: TextDocument, field: Field): void {
  const texts = textsOf(document);
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > MAX_FILE.characters || texts.length > MAX_FILE.texts) throw long(field);
}

/** What the reader says of a file that is longer than it reads. */
const tooMuch = new Set([refusedFile('long').message, refusedFile('bomb').message]);

/** Refuses a file in which its reader does not find every text, whole and in order. */
async function refuseUnreadable(file: Buffer, { document, field }: Sent, kind: FileKind, { log }: Served) {
  const missed = await kind.read(file).then(
    ({ pages }) =>
      missedIn(document, pages.flatMap(({ items }) => items.map(({ text }) => text)).join('\n'), kind.held),
    (error: Error) => {
      if (tooMuch.has(error.message)) throw long(field);
      log.error('resume-file-unread', error);
      return { text: document.name, of: 'The whole file' };
    },
  );
  if (!missed) return;
  log.info('resume-file-differs', { length: missed.text.length });
  const [said, more] = [missed.text.slice(0, 80), missed.text.length > 80 ? ' …' : ''];
  throw refused(
    `The file was written, but read back it does not say “${said}${more}” (${missed.of}) as you wrote it, so it is not given to you. Take another kind of file, or write that part in other characters.`,
    field,
  );
}
