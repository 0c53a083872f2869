import { describe, expect, it } from 'vitest';
import { refused } from '#functions/documents/extract/refusals.ts';
import { pdfOn } from '#functions/resume/file/pdf-file.ts';
import { type FileKind, fileOf } from '#functions/resume/file/resume-file.ts';
import { wordOn } from '#functions/resume/file/word-file.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { TextDocument } from '#shared/resume/file/text-document.ts';
import { resumeFrom } from '#test/support/documents/full-resume.ts';
import { sampleLetter } from '#test/support/documents/sample-letter.ts';

const kinds: [string, FileKind][] = [
  ['PDF', pdfOn('a4')],
  ['Word document', wordOn('letter')],
];

/** What is given of a kind of file, and what was logged. */
async function given(kind: FileKind, wanted: Parameters<typeof fileOf>[0]) {
  const logged: string[] = [];
  const note = (event: string) => void logged.push(event);
  const log = { info: note, security: note, error: note };
  const answer = await fileOf(wanted, kind, { now: Date.UTC(2026, 10, 22), log }).catch((error: Error) => error);
  return { answer, logged };
}

const resume = resumeFrom({ skills: ['C++', 'Soups'] });

/** A writer that changes what it was given. */
const lying = (kind: FileKind, change: (document: TextDocument) => TextDocument): FileKind => ({
  ...kind,
  write: (document) => kind.write(change(document)),
});
const reworded = (from: string, to: string) => (document: TextDocument) =>
  JSON.parse(JSON.stringify(document).replaceAll(from, to)) as TextDocument;

describe.each(kinds)('a %s', (_, kind) => {
  it('is given when it reads back as it was written', async () => {
    const { answer, logged } = await given(kind, { resume });
    expect((await kind.read(Buffer.from(answer as string, 'base64'))).pages.length).toBeGreaterThan(0);
    expect(logged).toEqual([]);
  });

  it.each<[string, (document: TextDocument) => TextDocument, string]>([
    ['lost a letter', reworded('C++', 'C+'), '“C++” (Skills)'],
    ['lost a part', (document) => ({ ...document, blocks: document.blocks.slice(0, -1) }), '“C++” (Skills)'],
    ['put the name otherwise', (document) => ({ ...document, name: 'Sam Leo' }), '“Sam Lee” (Full name)'],
    [
      'wrote more',
      (document) => ({ ...document, blocks: [...document.blocks, ...document.blocks] }),
      '“Soups” (Skills)',
    ],
  ])('is not given when its writer %s, and says which text', async (__, change, said) => {
    const { answer, logged } = await given(lying(kind, change), { resume });
    expect(answer).toBeInstanceOf(AppError);
    expect(answer).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining(`does not say ${said} as you`),
    });
    expect(logged).toEqual(['resume-file-differs']);
  });

  it('is not given when nobody can read it, and that is logged as ours', async () => {
    const unreadable: FileKind = { ...kind, write: () => Promise.resolve(Buffer.from('no file of any kind')) };
    const { answer, logged } = await given(unreadable, { letter: sampleLetter() });
    expect(answer).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('“Sam Lee” (The whole file)') });
    expect(logged).toEqual(['resume-file-unread', 'resume-file-differs']);
  });

  it('is not given when it has more pages than its reader takes', async () => {
    const long: FileKind = { ...kind, read: () => Promise.reject(refused('long')) };
    expect((await given(long, { resume })).answer).toMatchObject({ message: expect.stringMatching(/Shorten it\.$/) });
  });
});

it('a letter that shares its glyph with another of the same resume is refused as a PDF, and kept in Word (0051)', async () => {
  const deltas = resumeFrom({ skills: ['∆T', 'Δελτα'] });
  expect((await given(pdfOn('a4'), { resume: deltas })).answer).toMatchObject({
    message: expect.stringMatching(/does not say “(∆T|Δελτα)” \(Skills\) as you/),
  });
  expect((await given(wordOn('a4'), { resume: deltas })).answer).toEqual(expect.any(String));
  // alone it stays itself, whatever was written before
  for (const each of ['∆T', 'Δελτα', '∆T'])
    expect((await given(pdfOn('a4'), { resume: resumeFrom({ skills: [each] }) })).answer).toEqual(expect.any(String));
});
