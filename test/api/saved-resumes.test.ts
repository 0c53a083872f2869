import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { composeResume } from '#shared/resume/compose.ts';
import type { ResumeData } from '#shared/resume/data.ts';
import { resumeOf } from '#shared/resume/resume.ts';
import { MAX_SAVED, type SavedContent } from '#shared/resume/saved-resume.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { someId } from '#test/support/stack/ids.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { putRow, tableRows } from '#test/support/stack/table-rows.ts';

const { listResumes, getResume, keepResume, deleteResume, restoreResume } = api.resume;
const DAY_MS = 86_400_000;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const typed = (summary: string): SavedContent => ({
  data: samplePerson({ summary }),
  delivered: null,
  aim: null,
  letter: null,
  refused: [],
});
const written = (data: ResumeData): SavedContent => ({
  data,
  delivered: { resume: resumeOf(data, composeResume(data)), provider: 'composer', emphasis: null },
  aim: null,
  letter: null,
  refused: ['experience.0:0'],
});
const keep = (
  who: SignedIn | null,
  resume_id: string,
  { version = 0, name = 'Mine', content }: { version?: number; name?: string; content?: SavedContent } = {},
) => stack.call(keepResume, { resume_id, version, name, content }, who?.accessToken ?? null);
const list = async (who: SignedIn) => (await stack.call(listResumes, {}, who.accessToken)).body;
const open = (who: SignedIn, resume_id: string) => stack.call(getResume, { resume_id }, who.accessToken);
const remove = (who: SignedIn, resume_id: string) => stack.call(deleteResume, { resume_id }, who.accessToken);
const restore = (who: SignedIn, resume_id: string) => stack.call(restoreResume, { resume_id }, who.accessToken);
const error = (body: object) => (body as { error: { code: string; field?: string } }).error;

describe('kept versions of a resume', () => {
  it('are kept with what was written, listed, opened, renamed, the last saved first', async () => {
    const who = await stack.signUpAndIn();
    expect(await list(who)).toEqual({ resumes: [], deleted: [] });
    const [first, second] = [someId(), someId()];
    const content = written(
      samplePerson({ summary: `Known for C++ & R&D <b>too</b>. مرحبا 🧭 O’Neil.\n${'long '.repeat(150)}end` }),
    );
    expect((await keep(who, first, { content })).body).toMatchObject({
      resume_id: first,
      version: 1,
      has_document: true,
    });
    await keep(who, second, { content: typed('A draft'), name: ' Second ' });
    expect((await open(who, first)).body).toMatchObject({ name: 'Mine', version: 1, content });
    const renamed = await keep(who, first, { version: 1, name: 'For the bakery' });
    expect(renamed.body).toMatchObject({ version: 2, name: 'For the bakery', has_document: true });
    const { resumes } = await list(who);
    expect(resumes.map(({ name, has_document }) => [name, has_document])).toEqual([
      ['For the bakery', true],
      ['Second', false],
    ]);
    expect((await open(who, first)).body).toMatchObject({ name: 'For the bakery', version: 2, content });
  });

  it('never lose a text to another device: a later save of an old version is refused, a retry is not', async () => {
    const who = await stack.signUpAndIn();
    const id = someId();
    await keep(who, id, { content: typed('From the desk') });
    const phone = await keep(who, id, { version: 1, content: typed('From the phone') });
    expect(phone.status).toBe(200);
    const desk = await keep(who, id, { version: 1, content: typed('From the desk again') });
    expect(desk.status).toBe(409);
    expect(error(desk.body)).toMatchObject({ code: 'CONFLICT', field: 'version' });
    expect((await keep(who, id, { version: 1, name: 'A name' })).status).toBe(409);
    expect((await open(who, id)).body).toMatchObject({ version: 2, content: typed('From the phone') });
    // a repeat after a lost answer
    const again = await keep(who, id, { version: 1, content: typed('From the phone') });
    expect(again).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await list(who)).resumes).toHaveLength(1);
  });

  it('of many saves of one version at once exactly one is accepted; of different versions all are', async () => {
    const who = await stack.signUpAndIn();
    const id = someId();
    await keep(who, id, { content: typed('First') });
    const races = await Promise.all(
      [1, 2, 3, 4].map((n) => keep(who, id, { version: 1, content: typed(`Device ${n}`) })),
    );
    expect(races.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const others = await Promise.all(
      Array.from({ length: 12 }, (_, n) => keep(who, someId(), { content: typed(`Other ${n}`) })),
    );
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list(who)).resumes).toHaveLength(13);
  });

  it('that were deleted can be restored for seven days, and are gone after that', async () => {
    const who = await stack.signUpAndIn();
    const id = someId();
    await keep(who, id, { content: typed('Back again') });
    expect((await remove(who, id)).body).toEqual({ deleted: true });
    expect((await remove(who, id)).body).toEqual({ deleted: false });
    expect((await open(who, id)).status).toBe(404);
    expect(await list(who)).toMatchObject({ resumes: [], deleted: [{ resume_id: id, name: 'Mine' }] });
    const stale = await keep(who, id, { version: 1, content: typed('Typed meanwhile') });
    expect(error(stale.body)).toMatchObject({ code: 'CONFLICT', field: 'version' });
    expect((await restore(who, id)).body).toMatchObject({ resume_id: id, version: 1 });
    expect((await restore(who, id)).status).toBe(200);
    expect((await open(who, id)).body).toMatchObject({ content: typed('Back again') });

    await remove(who, id);
    const rows = (await tableRows(stack.endpoints)).filter(
      ({ pk, sk }) => pk === `USER#${who.sub}` && String(sk).startsWith('RESUME'),
    );
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(Number(row.expiresAtEpoch) * 1000).toBeLessThan(Date.now() + 8 * DAY_MS);
  });

  it('are at most fifty, however many are sent at once, and the limit says what to do', async () => {
    const who = await stack.signUpAndIn();
    const content = typed('One of many');
    await keep(who, someId(), { content });
    const isList = ({ pk, sk }: Record<string, unknown>) => pk === `USER#${who.sub}` && sk === 'RESUMES';
    const row = (await tableRows(stack.endpoints)).find(isList)!;
    const [entry] = row.entries as object[];
    const entries = Array.from({ length: MAX_SAVED - 3 }, () => ({ ...entry, id: someId() }));
    await putRow(stack.endpoints, { ...row, entries: [entry, ...entries] });
    const last = await Promise.all([1, 2, 3, 4].map(() => keep(who, someId(), { content })));
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    const { resumes } = await list(who);
    expect(resumes).toHaveLength(MAX_SAVED);
    const refused = await keep(who, someId(), { content });
    expect(error(refused.body)).toMatchObject({ code: 'CONFLICT', field: 'resume_id' });
    const { resume_id } = resumes[0]!;
    expect((await remove(who, resume_id)).body).toEqual({ deleted: true });
    expect((await keep(who, someId(), { content })).status).toBe(200);
    expect(error((await restore(who, resume_id)).body)).toMatchObject({ code: 'CONFLICT', field: 'resume_id' });
  });

  it("are nobody else's: another person's id opens, changes, deletes and restores nothing (D-30)", async () => {
    const [owner, stranger] = [await stack.signUpAndIn(), await stack.signUpAndIn()];
    const id = someId();
    await keep(owner, id, { content: typed('Private') });
    expect((await open(stranger, id)).status).toBe(404);
    expect((await keep(stranger, id, { version: 1, content: typed('Taken') })).status).toBe(404);
    expect((await remove(stranger, id)).body).toEqual({ deleted: false });
    expect((await restore(stranger, id)).status).toBe(404);
    // the same id creates their own resume, and leaves the owner's alone
    expect((await keep(stranger, id, { content: typed('Another') })).status).toBe(200);
    expect((await open(owner, id)).body).toMatchObject({ version: 1, content: typed('Private') });
    expect((await keep(null, id)).status).toBe(401);
  });

  const honest = written(samplePerson({}));
  const { resume, provider } = honest.delivered!;
  const lying = {
    ...resume,
    lines: { ...resume.lines, summary: [{ ...resume.lines.summary![0]!, text: 'Holds a PhD from Harvard' }] },
  };
  it.each([
    [
      'a line nobody said',
      'content.delivered.resume.lines.summary.0',
      { content: { ...honest, delivered: { resume: lying, provider, emphasis: null } } },
    ],
    ['no content', 'content', {}],
    ['no name', 'name', { name: '  ', content: honest }],
    ['a name too long', 'name', { name: 'x'.repeat(81), content: honest }],
    ['a negative version', 'version', { version: -1, content: honest }],
    ['a summary too long', 'content.data.summary', { content: typed('x'.repeat(4001)) }],
  ])('refuses %s, names the field and keeps nothing', async (_, field, input) => {
    const who = await stack.signUpAndIn();
    const { status, body } = await keep(who, someId(), input);
    expect(status).toBe(400);
    expect(error(body)).toMatchObject({ code: 'BAD_INPUT', field });
    expect((await list(who)).resumes).toEqual([]);
  });

  it('refuses what does not fit into a row, and keeps the previous version', async () => {
    const who = await stack.signUpAndIn();
    const id = someId();
    await keep(who, id, { content: typed('Short') });
    // random characters, which do not compress
    const noise = (length: number) =>
      String.fromCodePoint(...Array.from(crypto.getRandomValues(new Uint16Array(length)), (n) => 0x4e00 + (n % 20000)));
    const experience = Array.from({ length: 30 }, (_, n) => ({
      title: `${n}`,
      company: 'A',
      duration: '',
      description: noise(6000),
    }));
    const projects = experience.map(({ title }) => ({ name: title, description: noise(2000), technologies: [] }));
    const content: SavedContent = { ...typed('Long'), data: samplePerson({ experience, projects }) };
    const { status, body } = await keep(who, id, { version: 1, content });
    expect(status).toBe(400);
    expect(error(body).field).toBe('content');
    expect((await open(who, id)).body).toMatchObject({ content: typed('Short') });
  });
});
