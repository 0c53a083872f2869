/** CV files over HTTP: each unreadable file is answered with the reason and a way forward; also the optional model. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AI_TIMEOUT_MS } from '#shared/ai/providers.ts';
import { api } from '#shared/api.ts';
import { nothingAsked } from '#shared/cv/asked/form.ts';
import { writeCv } from '#shared/cv/builder/write-cv.ts';
import { type CvFileType, unreadPdf, unsupported, wrongType } from '#shared/cv/file-words.ts';
import type { Found } from '#shared/cv/reading.ts';
import { lies } from '#test/support/ai/lies.data.ts';
import {
  BOMB_BYTES,
  bomb,
  compoundFile,
  docx,
  paragraph,
  pdf,
  rawPdf,
  stream,
  word97,
} from '#test/support/documents/cv-files.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { zip } from '#test/support/documents/zip.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { postFile } from '#test/support/stack/post-file.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

let stack: Stack;
let owner: SignedIn;
beforeAll(async () => {
  stack = await startStack({ env: { AI_PROVIDER: 'bedrock' } });
  owner = await stack.signUpAndIn();
});
afterAll(() => stack?.stop());

const playModel = (how: object) => stack.control('/bedrock/plays', how);

async function read(type: CvFileType, file: Uint8Array) {
  const { body: form } = await stack.call(api.cv.uploadCv, { type }, owner.accessToken);
  expect(await postFile(form, file)).toEqual([204, undefined]);
  const started = performance.now();
  const answer = await stack.call(api.cv.readCv, { key: form.key }, owner.accessToken);
  const again = await stack.call(api.cv.readCv, { key: form.key }, owner.accessToken);
  return { ...answer, ms: performance.now() - started, isGone: again.status === 404 };
}

const text = (words: string) => Buffer.from(words);
const scan = () => pdf((document) => void document.rect(50, 50, 400, 600).fill('#ccc'));
const locked = () => pdf((document) => void document.text('A secret CV of an invented person'), { userPassword: 'x' });
const unpacking = () => {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>';
  const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', pages, page, stream(text('BT ET'))]);
};

describe('a file from which no text is read (CVT-12, CVT-13, T-090, G20)', () => {
  it.each<[string, CvFileType, () => Promise<Buffer> | Buffer, string, RegExp]>([
    ['a scanned PDF', 'pdf', scan, unreadPdf, /pictures of its pages/],
    ['a PDF without a word', 'pdf', unpacking, unreadPdf, /pictures of its pages/],
    ['a broken PDF', 'pdf', () => text('%PDF-1.7 broken'), unreadPdf, /damaged/],
    ['a PDF with a password', 'pdf', locked, unreadPdf, /asks for a password/],
    [
      'a program as PDF',
      'pdf',
      () => Buffer.from(`MZ${'\x90\0\x03\0'.repeat(50)}`, 'latin1'),
      wrongType,
      /none of these/,
    ],
    [
      'a PDF that is a page as well',
      'pdf',
      () => text('%PDF-1.7\n<script>alert(1)</script>'),
      wrongType,
      /none of these/,
    ],
    ['a web page as PDF', 'pdf', () => text('<!doctype html><script>alert(1)</script>'), unsupported, /web page/],
    ['an archive as PDF', 'pdf', () => zip(new Map([['cv.txt', text('Ada')]])), wrongType, /archive/],
    ['a drawing as PDF', 'pdf', () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'), unsupported, /web page/],
    ['a mail as PDF', 'pdf', () => text('From: a@example.org\nSubject: CV\n\nHello'), wrongType, /none of these/],
    ['a .doc that is RTF', 'doc', () => text('{\\rtf1\\ansi Ada}'), unsupported, /Rich Text/],
    ['a .doc that is a web page', 'doc', () => text('<html><body>Ada</body></html>'), unsupported, /web page/],
    ['a .doc of Word 2003', 'doc', () => text('<?xml version="1.0"?><w:wordDocument/>'), unsupported, /Word 2003/],
    ['a .doc with a password', 'doc', () => word97('secret', { encrypted: true }), unsupported, /asks for a password/],
    ['a broken .doc', 'doc', () => word97('text').subarray(0, 1600), unsupported, /damaged/],
    [
      'a sheet as .doc',
      'doc',
      () => compoundFile({ Workbook: Buffer.alloc(600) }),
      wrongType,
      /another office program/,
    ],
    ['a plain archive as .docx', 'docx', () => zip(new Map([['cv.txt', text('Ada')]])), wrongType, /archive/],
    ['a broken .docx', 'docx', () => docx(paragraph('text')).subarray(0, 300), unsupported, /damaged/],
    [
      'a .docx with a password',
      'docx',
      () => compoundFile({ EncryptedPackage: Buffer.alloc(600) }),
      unsupported,
      /password/,
    ],
    [
      'macros',
      'docx',
      () => docx(paragraph('x'), {}, { 'word/vbaProject.bin': Buffer.alloc(9) }),
      unsupported,
      /macros/,
    ],
    ['a .docx of pictures', 'docx', () => docx('<w:p/>'), unsupported, /no text/],
    ['an archive that unpacks to 300 MB', 'docx', () => bomb(BOMB_BYTES), unsupported, /unpacks to far more/],
    ['one that says it does not', 'docx', () => bomb(1000), unsupported, /damaged|unpacks to far more/],
    ['a text with NULs', 'txt', () => text('Ada\0Example\0and\0more'), wrongType, /none of these/],
    ['a text of nothing', 'txt', () => text(' \n '), unsupported, /no text/],
  ])('%s is named, with a way on, and deleted', async (_, type, make, words, why) => {
    const { status, body, isGone, ms } = await read(type, await make());
    const { error } = body as unknown as { error: { field: string; message: string; detail?: string } };
    expect([status, error.field, isGone]).toEqual([400, 'file', true]);
    expect(error.message.startsWith(words), error.message).toBe(true);
    expect(error.message).toMatch(why);
    expect(error.message).toMatch(/paste the text|Upload the CV that is in it/i);
    expect(ms).toBeLessThan(20_000);
  });

  it('a text in UTF-16 is read despite its NUL bytes (CVT-11)', async () => {
    const { status, body } = await read('txt', Buffer.from('\ufeffZoë Müller\n\nEngineer', 'utf16le'));
    expect([status, body.reading.basics.name?.value]).toEqual([200, 'Zoë Müller']);
  });
});

/** all values found only by the model */
const marked = (value: unknown): Found[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'by' in value ? [value as Found] : Object.values(value).flatMap(marked);
};

describe('a model beside the analysis of a CV (D-76)', () => {
  const cvText = writeCv(sampleCv);
  const analysed = async () => (await stack.call(api.cv.cvAnalysis, { cvText }, owner.accessToken)).body.analysis!;
  /** the analysis without its provider and without order */
  const said = ({ provider: _, strengths, figures, ...others }: Awaited<ReturnType<typeof analysed>>) => ({
    ...others,
    strengths: strengths.toSorted(),
    figures: new Set(figures.map(({ id }) => id)),
  });

  it('ranks the sentences, and adds none of its own', async () => {
    await playModel({ play: 'denied' });
    const composed = await analysed();
    const wrote = lies.map(([, , text]) => ({ text, rests_on: ['strengths.0'] }));
    for (const first of [['strengths.1'], lies.map(([, , lie]) => lie)]) {
      await playModel({ answer: { first, professional_summary: wrote, strengths: wrote }, times: 1 });
      const told = await analysed();
      expect(told.provider).toBe('bedrock');
      expect(said(told)).toEqual(said(composed));
      expect(told.strengths[0]).toBe(composed.strengths[first.length === 1 ? 1 : 0]);
    }
  });
});

describe('a model that reads beside the rules (D-76)', () => {
  const cv = text('Ada Brook\nada.brook@mailbox.test\n\nWhat I did\nBricklayer at Initech Walls, for many years.');
  const answer = {
    ...nothingAsked(),
    name: 'Ada Brook',
    work: [{ position: 'Bricklayer', name: 'Initech Walls', startDate: '', endDate: '' }],
  };

  it('adds what the rules did not find, in the words of the CV, with its place and a mark', async () => {
    await playModel({ answer, times: 1 });
    const { body } = await read('txt', cv);
    expect(body.provider).toBe('bedrock');
    expect(body.reading.work).toMatchObject([
      { position: { value: 'Bricklayer', by: 'model', place: { page: 1, box: {} } }, name: { value: 'Initech Walls' } },
    ]);
    expect(body.reading.basics.name).not.toHaveProperty('by');
  });

  it('that lies adds nothing, and is asked a second time', async () => {
    const lie = { position: 'Chief Executive', name: 'Hooli', startDate: '1999', endDate: '2020' };
    await playModel({ answer: { ...answer, name: 'Bob Slydell', work: [lie], skills: ['COBOL'] }, times: 2 });
    const before = (await stack.journal('bedrock')).length;
    const { body } = await read('txt', cv);
    expect([body.provider, marked(body.reading)]).toEqual(['composer', []]);
    expect((await stack.journal('bedrock')).length - before).toBe(2);
  });

  it.each([
    'injected',
    'hostile',
    'broken',
    'throttled',
    'malformed',
    'truncated',
    'garbage',
    'reset',
    'refusal',
    'empty',
  ])('that is %s leaves what the rules have read', async (play) => {
    await playModel({ play });
    const { status, body, ms } = await read('txt', cv);
    expect([status, body.reading.basics.name?.value, marked(body.reading)]).toEqual([200, 'Ada Brook', []]);
    expect(ms).toBeLessThan(AI_TIMEOUT_MS);
  });

  it('that is slow is waited for', async () => {
    await playModel({ play: 'slow', times: 1 });
    expect((await read('txt', cv)).status).toBe(200);
  });
});
