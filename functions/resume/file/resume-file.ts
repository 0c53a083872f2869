/** Every resume or letter file is checked before it is written, and read back before it is delivered. */
import { MAX_PAGES } from '#functions/documents/extract/limits.ts';
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

/** The source document of a file, and the input field it came in. */
export interface Sent {
  document: TextDocument;
  field: Field;
}

/** @throws AppError for a document we did not deliver, or one too long for a file */
export function documentOf(wanted: Pick<FileInput, Field>, { now }: Context): Sent {
  const { unsupported, ...sent } = sentOf(wanted, new Date(now).toISOString());
  if (unsupported)
    throw refused(`${sent.field}.${unsupported.field}: ${unsupported.text}`, `${sent.field}.${unsupported.field}`);
  const texts = textsOf(sent.document);
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > MAX_FILE.characters || texts.length > MAX_FILE.texts) throw long(sent.field);
  return sent;
}

function sentOf({ resume, letter }: Pick<FileInput, Field>, date: string): Sent & { unsupported: Unsupported } {
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
type Unsupported = ReturnType<typeof firstUnsupportedLine>;

/** How a file is read by another program than its writer, and what a file of this kind holds of a text. */
interface Reader {
  read: () => Promise<CvPages>;
  held?: (text: string) => string;
}

/** @throws AppError when an independent reader does not find every text, whole and in order */
export async function refuseUnreadable({ document, field }: Sent, reader: Reader, { log }: Context): Promise<void> {
  const missed = await reader.read().then(
    ({ pages }) =>
      missedIn(document, pages.flatMap(({ items }) => items.map(({ text }) => text)).join('\n'), reader.held),
    (error) => {
      if (error instanceof AppError) throw long(field);
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
