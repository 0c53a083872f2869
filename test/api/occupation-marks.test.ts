import { afterAll, beforeAll, expect, it } from 'vitest';
import { userPartition } from '#functions/data/table/user-partition.ts';
import type { ExportEntry } from '#shared/account/export.ts';
import { api } from '#shared/api.ts';
import { MAX_MARKS, type Mark } from '#shared/occupations/marks-contract.ts';
import { plainNames } from '#shared/occupations/names.ts';
import { exportedOf } from '#test/support/accounts/whole-person.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { putRow } from '#test/support/stack/table-rows.ts';

const { markOccupation, listMarks } = api.occupations;
const nurse = '29-1141.00';
const [lawyer, cook, ...others] = Object.keys(plainNames).filter((code) => code !== nurse) as [string, string];

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const mark = (who: SignedIn, code: unknown, word: unknown) =>
  stack.call(markOccupation, { code, mark: word } as never, who.accessToken);
const list = async (who: SignedIn) => (await stack.call(listMarks, {}, who.accessToken)).body.occupations;
const said = async (who: SignedIn) =>
  Object.fromEntries((await list(who)).map((each): [string, Mark] => [each.code, each.mark]));
const entryOf = async (who: SignedIn): Promise<ExportEntry | undefined> =>
  (await exportedOf(stack, who)).entries.find(({ kind }) => kind === 'occupation_marks');

/** Fills the row up to MAX_MARKS. */
function putFullRow({ sub }: SignedIn, codes: string[]): Promise<void> {
  const marks = codes.slice(0, MAX_MARKS).map((code) => [code, { mark: 'saved', at: stack.now() }]);
  return putRow(stack.endpoints, { pk: userPartition(sub), sk: 'MARKS', version: 9, marks: Object.fromEntries(marks) });
}

it('keeps saved and hidden occupations with the account, newest first, one mark each, only for their owner', async () => {
  const person = await stack.signUpAndIn();
  const stranger = await stack.signUpAndIn();
  expect(await list(person)).toEqual([]);
  await mark(person, nurse, 'saved');
  await stack.advanceClock(60_000);
  const { body } = await mark(person, lawyer, 'hidden');
  expect(body.marked).toMatchObject({ code: lawyer, name: plainNames[lawyer], mark: 'hidden' });
  const saved = await list(person);
  expect(saved.map(({ name, slug }) => [name, slug])).toEqual([
    [plainNames[lawyer], body.marked!.slug],
    ['Registered nurse', 'registered-nurse'],
  ]);
  // a repeat changes neither the mark nor its place
  expect((await mark(person, nurse, 'saved')).body.marked).toEqual(saved[1]);
  expect((await mark(person, nurse, 'hidden')).body.marked).toMatchObject({ mark: 'hidden' });
  for (const again of [1, 2])
    expect([again, (await mark(person, lawyer, null)).body]).toEqual([again, { marked: null }]);
  expect(await said(person)).toEqual({ [nurse]: 'hidden' });
  expect(await list(stranger)).toEqual([]);
  await stack.resetClock();
});

it('loses no mark when several devices write at once, and stops at the limit (U4)', async () => {
  const person = await stack.signUpAndIn();
  const codes = others.slice(0, 24);
  const answers = await Promise.all(codes.map((code, place) => mark(person, code, place % 2 ? 'saved' : 'hidden')));
  expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200));
  expect(await said(person)).toEqual(
    Object.fromEntries(codes.map((code, place) => [code, place % 2 ? 'saved' : 'hidden'])),
  );
  await putFullRow(person, [nurse, ...others]);
  await mark(person, nurse, null);
  const last = await Promise.all([lawyer, cook].map((code) => mark(person, code, 'saved')));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(Object.keys(await said(person))).toHaveLength(MAX_MARKS);
});

it('says what is wrong with a mark, and changes nothing by it', async () => {
  const person = await stack.signUpAndIn();
  const refused = async (code: unknown, word: unknown) => {
    const { status, body } = await mark(person, code, word);
    return [status, (body as unknown as { error: { field: string } }).error.field];
  };
  for (const code of ['nurse', '29-1141', '__proto__', null, 7, '29-1141.00 '])
    expect([code, await refused(code, 'saved')]).toEqual([code, [400, 'code']]);
  for (const word of ['loved', undefined, true])
    expect([word, await refused(nurse, word)]).toEqual([word, [400, 'mark']]);
  expect(await refused('99-9999.99', 'saved')).toEqual([404, 'code']);
  expect(await list(person)).toEqual([]);
  expect((await stack.call(markOccupation, { code: nurse, mark: 'saved' })).status).toBe(401);
});

it('an import restores marks beside those made meanwhile, up to the limit', async () => {
  const person = await stack.signUpAndIn();
  await mark(person, nurse, 'saved');
  await mark(person, cook, 'hidden');
  const first = (await entryOf(person))!;
  const take = async (entry: ExportEntry) =>
    (await stack.call(api.account.importAccount, { entry } as never, person.accessToken)).body;
  expect(await take(first)).toEqual({ outcome: 'present' });
  await mark(person, nurse, null);
  await mark(person, cook, 'saved');
  expect(await take(first)).toEqual({ outcome: 'restored' });
  expect(await said(person)).toEqual({ [nurse]: 'saved', [cook]: 'saved' });

  await putFullRow(person, [nurse, cook, ...others]);
  const { status, body } = await mark(person, lawyer, 'saved');
  expect([status, (body as unknown as { error: { message: string } }).error.message]).toEqual([
    409,
    expect.stringContaining(`${MAX_MARKS} occupations`),
  ]);
  expect((await mark(person, nurse, 'hidden')).status).toBe(200);
  const full = (await entryOf(person))!;
  await mark(person, cook, null);
  await mark(person, lawyer, 'saved');
  expect(await take(full)).toEqual({ outcome: 'present' });
  expect(Object.keys(await said(person))).toHaveLength(MAX_MARKS);
});
