import { fileNameOf } from '#shared/lib/file-name.ts';
import { resumeRoutes } from '#shared/resume/contract.ts';
import { missedIn } from '#shared/resume/file/read-back.ts';
import type { TextDocument } from '#shared/resume/file/text-document.ts';
import type { Letter } from '#shared/resume/letter/letter.ts';
import type { Resume } from '#shared/resume/resume.ts';
import { explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import type { Paper } from '#web/session/device/paper.ts';
import { bytesOf } from '#web/ui/bytes-of.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { readPage } from './read-page.ts';

export const kinds = ['PDF', 'Word', 'HTML'] as const;
export type Kind = (typeof kinds)[number];

/** A resume or letter with the accepted changes, to be made into a file: its content, HTML page and texts. */
export interface FileWanted {
  content: { resume: Resume } | { letter: Letter };
  html: string;
  document: TextDocument;
  paper: Paper;
}

interface Made {
  content: BlobPart;
  type: string;
  extension: string;
}

const make: Record<Kind, (wanted: FileWanted) => Promise<Made>> = {
  PDF: async ({ content, paper }) => {
    const { pdf } = await call(resumeRoutes.printResume, { ...content, paper });
    return { content: bytesOf(pdf), type: 'application/pdf', extension: 'pdf' };
  },
  Word: async ({ content, paper }) => {
    const { docx } = await call(resumeRoutes.writeResumeDocx, { ...content, paper });
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    return { content: bytesOf(docx), type, extension: 'docx' };
  },
  HTML: ({ html, document }) => {
    const missed = missedIn(document, readPage(html));
    if (missed) return Promise.reject(new Unread(`Read back, it does not say “${missed.text}” as you wrote it.`));
    return Promise.resolve({ content: html, type: 'text/html;charset=utf-8', extension: 'html' });
  },
};

/** A file that lacks some of the text when read back, and so is not delivered. */
class Unread extends Error {}

/** Makes a file and saves it under a name from its title. @returns the name */
export async function saveMade(kind: Kind, wanted: FileWanted): Promise<string> {
  const { content, type, extension } = await make[kind](wanted);
  const name = fileNameOf(wanted.document.title, 'letter' in wanted.content ? 'letter' : 'resume', extension);
  saveFile(name, content, type);
  return name;
}

export const whyNot = (error: unknown): string => (error instanceof Unread ? error.message : explain(error));
