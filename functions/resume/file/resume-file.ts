/** What every file of a resume goes through: it is looked at before it is written, and read back before it is given. */
import { MOST_PAGES } from '#functions/documents/extract/limits.ts';
import type { Context } from '#functions/serve/context.ts';
import type { CvPages } from '#shared/cv/pages.ts';
import { AppError } from '#shared/lib/errors.ts';
import { strangeIn } from '#shared/resume/delivered.ts';
import { missedIn } from '#shared/resume/file/read-back.ts';
import { resumeDocument } from '#shared/resume/file/resume-document.ts';
import { type TextDocument, textsOf } from '#shared/resume/file/text-document.ts';
import type { Resume } from '#shared/resume/resume.ts';

/** About thirty pages: more than a resume, less than a function writes in its time. */
const MOST = { characters: 100_000, texts: 1500 };

const refused = (message: string, field = 'resume') => new AppError('BAD_INPUT', message, { field });

const long = refused(
  `This resume is longer than a file of one may be: ${MOST.texts} lines, ${MOST.characters} characters, ${MOST_PAGES} pages. Shorten it.`,
);

/** @throws AppError for what is no resume that was delivered, or is longer than one */
export function documentOf(resume: Resume, { now }: Context): TextDocument {
  const strange = strangeIn(resume);
  if (strange) throw refused(`resume.${strange.field}: ${strange.text}`, `resume.${strange.field}`);
  const document = resumeDocument(resume, new Date(now).toISOString());
  const texts = textsOf(document);
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > MOST.characters || texts.length > MOST.texts) throw long;
  return document;
}

/** @throws AppError where another reader than the writer does not find every text, whole and in order */
export async function refuseUnreadable(
  document: TextDocument,
  read: () => Promise<CvPages>,
  { log }: Context,
): Promise<void> {
  const missed = await read().then(
    ({ pages }) => missedIn(document, pages.flatMap(({ items }) => items.map(({ text }) => text)).join('\n')),
    (error) => {
      if (error instanceof AppError) throw long;
      log.error('resume-file-unread', error);
      return { text: document.name, of: 'The whole file' };
    },
  );
  if (!missed) return;
  log.info('resume-file-differs', { length: missed.text.length });
  const [said, more] = [missed.text.slice(0, 80), missed.text.length > 80 ? ' …' : ''];
  throw refused(
    `The file was written, but read back it does not say “${said}${more}” (${missed.of}) as you wrote it, so it is not given to you. Take another kind of file, or write that part in other characters.`,
  );
}
