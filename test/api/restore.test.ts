import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptOf } from '#functions/data/erasure/erasure.ts';
import { onExercise } from '#functions/outside/rights.ts';
import { eraseAgainIn } from '#infra/restore/erase-again.ts';
import { copyNow } from '#infra/restore/local-copy.ts';
import { api } from '#shared/api.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { ownWord, wholePerson } from '#test/support/accounts/whole-person.ts';
import { withEnv } from '#test/support/harness/with-env.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { root } from '#test/support/source/source-tree.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { rowText } from '#test/support/stack/stand-in-rows.ts';
import { tableEnv } from '#test/support/stack/table-env.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

let stack: Stack;
let client: DynamoDBClient;
beforeAll(async () => {
  stack = await startStack();
  const { dynamodb: endpoint, region } = stack.endpoints;
  client = new DynamoDBClient({ endpoint, region, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
});
afterAll(async () => {
  client?.destroy();
  await stack?.stop();
});

const erase = (who: SignedIn) => stack.call(api.account.eraseAccount, { confirm: who.email }, who.accessToken);
const rowsOf = (table: string, sub?: string) => tableRows({ ...stack.endpoints, table }, sub);
const whichOf = (words: string[], rows: object[]) => {
  const text = rows.map(rowText).join('\n');
  return words.filter((word) => text.includes(word));
};
const saveCv = async (who: SignedIn, fullName: string) => {
  const input = { userInfo: { personalInfo: { fullName, email: who.email } } };
  expect((await stack.call(api.cv.saveCv, input as never, who.accessToken)).status).toBe(200);
};

/** The table that a restore to this moment would create. */
async function copyTable(name: string): Promise<string> {
  await copyNow(client, { table: stack.endpoints.table, copy: name });
  return name;
}

/** Kills `eraseAgain` after this many calls; it does what `npm run restore` does. */
let callsLeft = Number.POSITIVE_INFINITY;
onExercise(() => {
  callsLeft -= 1;
  if (callsLeft < 0) throw new Error('killed');
});
const eraseAgain = (copy: string, more: { inUse?: null; receipts?: string[] } = {}) => {
  const inUse = stack.endpoints.table;
  return withEnv(tableEnv(stack.endpoints), () => eraseAgainIn(client, { copy, inUse, ...more }));
};

it('the drill: backup, erasure, an old copy restored, erased again: no byte of the person, everything of the others (D-94, G25, G32)', async () => {
  const gone = await stack.signUpAndIn();
  const going = await stack.signUpAndIn();
  const staying = await stack.signUpAndIn();
  const held = await wholePerson(stack, gone);
  await saveCv(going, 'Somebody who leaves');
  await saveCv(staying, 'Somebody who stays');

  const [copy, lost] = [await copyTable('copy'), await copyTable('lost')];
  const before = await rowsOf(copy);
  const personal = [gone.sub, gone.email, ownWord, held.sessionId.slice(0, 32), held.matchId.slice(0, 32)];
  expect(whichOf([...personal, 'Somebody who leaves'], before)).toEqual([...personal, 'Somebody who leaves']);

  expect((await erase(gone)).status).toBe(200);
  await stack.advanceClock(62 * 60_000);
  await stack.tick('finish-erasures');
  await stack.resetClock();
  expect((await erase(going)).status).toBe(200);

  // killed after some calls and then repeated, it ends as if it had never been killed
  for (const calls of [3, 9]) {
    callsLeft = calls;
    await expect(eraseAgain(copy)).rejects.toThrow('killed');
  }
  callsLeft = Number.POSITIVE_INFINITY;
  expect(await eraseAgain(copy)).toMatchObject({ known: 2 });

  const after = await rowsOf(copy);
  expect(whichOf([...personal, 'Somebody who leaves'], after)).toEqual([]);
  expect(await rowsOf(copy, staying.sub)).toEqual(before.filter((row) => String(row.pk).includes(staying.sub)));
  // an erasure in progress still is: the token is refused, and the scheduled job finishes it
  expect(after.filter((row) => row.pk === `USER#${going.sub}`)).toMatchObject([{ sk: 'ACCOUNT', isErased: true }]);
  expect(after.filter((row) => row.pk === 'ERASURE').map(({ sk }) => sk)).toEqual([going.sub]);
  // the copy has the ledger, so that the next restore finds it and a repeat changes nothing
  expect(after.filter((row) => row.pk === 'ERASED').map(({ sk }) => sk)).toEqual(
    [receiptOf(gone.sub), receiptOf(going.sub)].toSorted(),
  );
  // each entry outlives every backup that could bring the person back: DynamoDB keeps them for 35 days at most
  for (const { startedAt, expiresAtEpoch } of after.filter((row) => row.pk === 'ERASED'))
    expect(Number(expiresAtEpoch) * 1000 - Number(startedAt)).toBeGreaterThan(35 * DAY_MS);
  await eraseAgain(copy);
  expect(await rowsOf(copy)).toEqual(after);

  // if the table in use is lost, receipts from the logs replace it
  expect(await eraseAgain(lost, { inUse: null, receipts: [receiptOf(gone.sub)] })).toMatchObject({ erased: 1 });
  expect(whichOf([...personal, 'Somebody who stays'], await rowsOf(lost))).toEqual(['Somebody who stays']);
});

it('the drill as operators do it by hand: first a copy is made, then it is erased again', async () => {
  const restore = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'infra/restore/restore.ts'), '--table', stack.endpoints.table, ...args, '--local'],
      { encoding: 'utf8', env: { ...process.env, WAYMARK_STATE_DIR: stack.stateDir } },
    );
    return { status, text: stdout + stderr };
  };
  const leaving = await stack.signUpAndIn();
  await saveCv(leaving, 'Somebody who is leaving');
  const first = restore('--copy', 'rehearsed');
  expect(first).toMatchObject({ status: 0, text: expect.stringContaining('rehearsed is a copy of now') });
  expect(whichOf(['Somebody who is leaving'], await rowsOf('rehearsed'))).toHaveLength(1);

  expect((await erase(leaving)).status).toBe(200);
  const second = restore('--copy', 'rehearsed');
  expect(second).toMatchObject({ status: 0, text: expect.stringContaining('of them were done again') });
  expect(whichOf(['Somebody who is leaving', 'Somebody who stays'], await rowsOf('rehearsed'))).toEqual([
    'Somebody who stays',
  ]);
});
