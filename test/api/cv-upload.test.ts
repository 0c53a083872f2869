import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { type CvFileType, MAX_FILE_BYTES } from '#shared/cv/file-words.ts';
import { docx, paragraph, pdf } from '#test/support/documents/cv-files.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { filesOf } from '#test/support/stack/files-of.ts';
import { postFile } from '#test/support/stack/post-file.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { uploadCv, readCv } = api.cv;

let stack: Stack;
let owner: SignedIn;
beforeAll(async () => {
  stack = await startStack();
  owner = await stack.signUpAndIn();
});
afterAll(() => stack?.stop());

const formFor = async (type: CvFileType, who = owner) => (await stack.call(uploadCv, { type }, who.accessToken)).body;
const read = (key: string, who = owner) => stack.call(readCv, { key }, who.accessToken);

describe('the form of an upload (D-46, T-089)', () => {
  it('lets the owner post one file under a key of the server’s choice', async () => {
    const form = await formFor('txt');
    expect(form.key).toMatch(new RegExp(`^${owner.sub}/uploads/[\\w-]+\\.txt$`));
    expect(await postFile(form, Buffer.from('text'))).toEqual([204, undefined]);
    expect((await filesOf(stack.endpoints, owner.sub)).map((name) => `${owner.sub}/${name}`)).toEqual([form.key]);
    // the address alone gives nobody access
    expect((await fetch(`${form.url}/${form.key}`)).status).toBe(403);
    await read(form.key);
  });

  it.each<[string, Uint8Array, Record<string, string>, string]>([
    ['more than 10 MB', Buffer.alloc(MAX_FILE_BYTES + 1, 'x'), {}, 'EntityTooLarge'],
    ['nothing', Buffer.alloc(0), {}, 'EntityTooSmall'],
    ['another type', Buffer.from('x'), { 'Content-Type': 'text/html' }, 'AccessDenied'],
    ['another key', Buffer.from('x'), { key: 'somebody/uploads/x.txt' }, 'AccessDenied'],
    ['a field besides', Buffer.from('x'), { acl: 'public-read' }, 'AccessDenied'],
    [
      'a policy of one’s own',
      Buffer.from('x'),
      { Policy: Buffer.from('{}').toString('base64') },
      'SignatureDoesNotMatch',
    ],
  ])('refuses %s, whatever the client says (CVT-10)', async (_, file, change, code) => {
    const [status, refusal] = await postFile(await formFor('txt'), file, change);
    expect([status >= 400, refusal]).toEqual([true, code]);
    expect(await filesOf(stack.endpoints, owner.sub)).toEqual([]);
  });

  it('refuses a file without a type (T-089)', async () => {
    const { url, fields } = await formFor('txt');
    const { 'Content-Type': _, ...untyped } = fields;
    expect(await postFile({ url, fields: untyped }, Buffer.from('x'))).toEqual([403, 'AccessDenied']);
    expect(await filesOf(stack.endpoints, owner.sub)).toEqual([]);
  });

  it('takes 10 MB, and nothing after five minutes', async () => {
    const form = await formFor('txt');
    expect(await postFile(form, Buffer.alloc(MAX_FILE_BYTES, 'x'))).toEqual([204, undefined]);
    expect((await read(form.key)).body).toMatchObject({
      error: { message: expect.stringMatching(/^This file is longer than any CV/) },
    });
    const late = await formFor('txt');
    await stack.advanceClock(301_000);
    expect(await postFile(late, Buffer.from('x'))).toEqual([403, 'AccessDenied']);
    await stack.resetClock();
  });

  it('is refused for any other type', async () => {
    const { status, body } = await stack.call(uploadCv, { type: 'png' as never }, owner.accessToken);
    expect([status, body]).toMatchObject([400, { error: { field: 'type' } }]);
  });
});

describe('reading', () => {
  it.each<[CvFileType, () => Promise<Buffer> | Buffer]>([
    ['pdf', () => pdf((document) => void document.text('Ada Example, an invented engineer'))],
    ['docx', () => docx(paragraph('Ada Example, an invented engineer'))],
    ['txt', () => Buffer.from('Ada Example, an invented engineer')],
  ])('gives the words of a %s with their places, and deletes it (CVT-11, D-57)', async (type, make) => {
    const form = await formFor(type);
    await postFile(form, await make());
    const { status, body } = await read(form.key);
    expect([status, body.pages.pages[0]!.items.map(({ text }) => text)]).toEqual([
      200,
      ['Ada Example, an invented engineer'],
    ]);
    expect(await filesOf(stack.endpoints, owner.sub)).toEqual([]);
    expect((await read(form.key)).status).toBe(404);
  });

  it('deletes what it cannot read, too, and says why (CVT-12, CVT-13)', async () => {
    for (const [type, file, why] of [
      [
        'pdf',
        Buffer.from('%PDF-1.7 broken'),
        'PDF parsing not implemented yet. Please convert to text format. This PDF is damaged',
      ],
      ['doc', Buffer.from('{\\rtf1 Ada}'), 'Unsupported file type. This is Rich Text'],
      ['pdf', Buffer.from('MZ\0\0'), 'Please upload a PDF, Word document, or text file. What this file holds'],
    ] as const) {
      const form = await formFor(type);
      await postFile(form, file);
      const { status, body } = await read(form.key);
      expect([status, body]).toMatchObject([400, { error: { field: 'file', message: expect.stringContaining(why) } }]);
      expect(await filesOf(stack.endpoints, owner.sub)).toEqual([]);
    }
  });

  it('is the owner’s alone: to anybody else the file is not there', async () => {
    const form = await formFor('txt');
    await postFile(form, Buffer.from('private'));
    const other = await stack.signUpAndIn();
    const answers = [await read(form.key, other), await read(form.key.replace(owner.sub, other.sub), other)];
    expect(answers.map(({ status, text }) => [status, text.includes('private')])).toEqual([
      [404, false],
      [404, false],
    ]);
    expect((await filesOf(stack.endpoints, owner.sub)).map((name) => `${owner.sub}/${name}`)).toEqual([form.key]);
    for (const key of ['../x', `${owner.sub}/reports/x.pdf`, `${form.key}/..`])
      expect((await read(key)).status).toBe(400);
  });
});
