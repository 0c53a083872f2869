import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eraseFurther } from '#functions/account/erase-further.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { claimCustomer } from '#functions/data/customer/customer.ts';
import { beginErasure, erasuresAfter, findErasure, receiptOf } from '#functions/data/erasure/erasure.ts';
import { reportFile } from '#functions/data/result/report-file.ts';
import { storeShare } from '#functions/data/share/share.ts';
import { putFile } from '#functions/outside/files.ts';
import { logFor } from '#functions/outside/log.ts';
import { onExercise } from '#functions/outside/rights.ts';
import { erasureSteps } from '#shared/account/erasure.ts';
import {
  type ExportEntry,
  exportDocument,
  exportKinds,
  importableKinds,
  isImportable,
} from '#shared/account/export.ts';
import { exportPageOf } from '#shared/account/export-page.ts';
import { api } from '#shared/api.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { exportedOf, ownWord, wholePerson } from '#test/support/accounts/whole-person.ts';
import { billingOf } from '#test/support/billing/billing.ts';
import { withEnv } from '#test/support/harness/with-env.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { changeEmail, cognitoClient, freshEmail, type SignedIn } from '#test/support/people/sign-in.ts';
import { someId } from '#test/support/stack/ids.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { rowText, standInRows } from '#test/support/stack/stand-in-rows.ts';
import { tableEnv } from '#test/support/stack/table-env.ts';
import { putRow, putRows, type Row, tableRows } from '#test/support/stack/table-rows.ts';

const { exportAccount, importAccount, eraseAccount, getErasure } = api.account;
const HOUR_MS = 3_600_000;

/**
 * What a payment provider keeps of a deleted customer, by law or for a while (docs/decisions/0064): invoices and
 * payments with what belongs to them, events for 30 days, answers to repeated requests for a day.
 */
const staysAtStripe = {
  'stripe objects customer': ['customer'], // that it is deleted
  'stripe objects subscription': ['customer'],
  'stripe objects checkout.session': ['customer', 'email'],
  'stripe objects invoice': ['customer', 'email'],
  'stripe objects payment_intent': ['customer'],
  'stripe objects payment_method': ['customer', 'email'],
  'stripe objects charge': ['customer', 'email'],
  'stripe objects event': ['customer', 'email', 'sub'],
  'stripe answers': ['customer', 'email', 'sub'],
};

let stack: Stack;
const billing = billingOf(() => stack);
beforeAll(async () => {
  stack = await startStack();
});
afterEach(() => stack.resetClock());
afterAll(() => stack?.stop());

const erase = (who: SignedIn, confirm = who.email) => stack.call(eraseAccount, { confirm }, who.accessToken);
const take = (who: SignedIn, entry: unknown) => stack.call(importAccount, { entry } as never, who.accessToken);
const resultOf = async (who: SignedIn, id: string) =>
  (await stack.call(api.assessment.getResult, { id }, who.accessToken)).body;
const errorOf = (body: unknown) => (body as { error: { code: string; field?: string; message: string } }).error;

/** What entries of a kind say, without what an import renews: ids, the import's own time, and whether it is shared. */
const contentsOf = (entries: ExportEntry[], of: string) =>
  entries
    .filter(({ kind }) => kind === of)
    .map(({ content: { imported_at: _1, shared: _2, ...content } }) => ({
      ...content,
      ...(of === 'resume' && { saved_at: null, kept_until: null }), // saved anew, as by any change
    }))
    .map((content) => JSON.stringify(content).replaceAll(/[0-9a-f]{32}(?=-)/g, 'an id'))
    .toSorted()
    .map((text) => JSON.parse(text));

/** By place, which of these words occur there: in the table, in every stand-in's database and in the whole log. */
async function whereabouts(words: Record<string, string>): Promise<Record<string, string[]>> {
  const log = stack
    .output()
    .split('\n')
    .map((text) => ({ place: 'log', text }));
  const rows = (await tableRows(stack.endpoints)).map((row) => ({ place: 'table', text: rowText(row) }));
  const found: Record<string, string[]> = {};
  for (const { place, text } of [...rows, ...standInRows(stack.stateDir), ...log])
    for (const [name, word] of Object.entries(words))
      if (text.includes(word)) found[place] = [...new Set([...(found[place] ?? []), name])].toSorted();
  return found;
}

const hasSignIn = async ({ sub }: SignedIn): Promise<boolean> => {
  const { userPoolId } = stack.endpoints;
  const asked = cognitoClient(stack.endpoints).send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: sub }));
  return asked.then(
    () => true,
    () => false,
  );
};
const customersOf = async ({ sub }: SignedIn) =>
  (await billing.stripe().customers.list({ limit: 100 })).data.filter(({ metadata }) => metadata?.sub === sub);

describe('a person with everything', () => {
  let first: SignedIn;
  let earlier: string;
  let held: Awaited<ReturnType<typeof wholePerson>>;
  let entries: ExportEntry[];
  beforeAll(async () => {
    first = await stack.signUpAndIn();
    earlier = first.email;
    first.email = freshEmail();
    await changeEmail(stack.endpoints, first.accessToken, first.email);
    held = await wholePerson(stack, first);
    entries = (await exportedOf(stack, first)).entries;
  });

  it('gets all of it as one document, of every kind, and nobody else’s (T-099, G25)', async () => {
    const whole = exportDocument.parse(await exportedOf(stack, first));
    const kinds = new Set(whole.entries.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(Object.keys(exportKinds).filter((kind) => kind !== 'other')));
    const text = JSON.stringify(whole.entries);
    for (const own of [ownWord, first.email, held.sessionId, held.left, held.resumeId, held.matchId])
      expect([own, text.includes(own)]).toEqual([own, true]);
    const result = whole.entries.find(({ id }) => id === held.sessionId)!.content.result;
    expect(result).toMatchObject({ scores: (await resultOf(first, held.sessionId)).scores });
    const other = await stack.signUpAndIn();
    expect(JSON.stringify((await exportedOf(stack, other)).entries)).not.toContain(ownWord);
  });

  it('has the same on a page without scripts, where the person’s words are only text', async () => {
    const [entry] = entries;
    const hostile = { ...entry!, content: { '<b>': '<script>alert(1)</script>', list: ['"', { deep: "'&" }] } };
    const page = exportPageOf(
      exportDocument.parse({ ...(await exportedOf(stack, first)), entries: [...entries, hostile] }),
    );
    for (const there of [ownWord, '&lt;b&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'])
      expect([there, page.includes(there)]).toEqual([there, true]);
    expect(/<script|javascript:|<iframe|<img/.exec(page)).toBeNull();
    for (const title of Object.values(exportKinds).filter((each) => each !== 'Other'))
      expect([title, page.includes(title)]).toEqual([title, true]);
  });

  it('is not erased with a wrong address, an old sign-in or none', async () => {
    const before = await tableRows(stack.endpoints, first.sub);
    expect(errorOf((await erase(first, 'someone@example.com')).body)).toMatchObject({
      code: 'BAD_INPUT',
      field: 'confirm',
    });
    await stack.advanceClock(11 * 60_000);
    expect(errorOf((await erase(first)).body)).toMatchObject({ code: 'CONFLICT', field: 'sign-in' });
    await stack.resetClock();
    expect((await stack.call(eraseAccount, { confirm: first.email })).status).toBe(401);
    expect(await tableRows(stack.endpoints, first.sub)).toEqual(before);
  });

  it('is erased, with a receipt, and comes back from the export with the same scores to the last bit (G25)', async () => {
    const before = await resultOf(first, held.sessionId);
    const beforeSimple = await resultOf(first, held.simple.sessionId);
    const [customer] = await customersOf(first);
    const own = {
      sub: first.sub,
      email: first.email,
      earlier,
      word: ownWord,
      session: held.sessionId.slice(0, 32),
      match: held.matchId.slice(0, 32),
      customer: customer!.id,
    };
    const listed = (await stack.call(api.assessment.listAssessments, { limit: 50 }, first.accessToken)).body;
    expect(listed.map(({ imported_at }) => imported_at)).toEqual(listed.map(() => null));
    const places = ['table', 'cognito users', 'mailbox mails', 's3 objects', ...Object.keys(staysAtStripe)];
    expect(Object.keys(await whereabouts(own))).toEqual(expect.arrayContaining(places));
    const { body } = await erase(first, ` ${first.email.toUpperCase()} `);
    expect(body).toEqual({ receipt: expect.stringMatching(/^[\w-]{43}$/) });

    // a repeat returns the same receipt, and no other route accepts the token
    expect((await erase(first)).body).toEqual(body);
    expect((await stack.call(exportAccount, {}, first.accessToken)).status).toBe(401);
    expect((await stack.call(api.assessment.startSession, {}, first.accessToken)).status).toBe(401);
    const receipt = async () => (await stack.call(getErasure, body)).body;
    expect(await receipt()).toMatchObject({
      steps: erasureSteps.map((step) => ({ step, done_at: expect.any(String) })),
      ended_at: null,
    });
    expect([await hasSignIn(first), await customersOf(first)]).toEqual([false, []]);
    const { data } = await billing.stripe().subscriptions.list({ customer: customer!.id, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
    await billing.settled();
    // the provider's events about the deletion are not refused as unsigned, which would alarm an operator
    expect(stack.output()).not.toMatch(/"POST \/stripe-webhook",[^}]*"status":4/);

    await stack.advanceClock(HOUR_MS + 2 * 60_000);
    await stack.tick('finish-erasures');
    expect((await receipt()).ended_at).toEqual(expect.any(String));
    expect(await whereabouts(own)).toEqual(staysAtStripe);
    await stack.resetClock();

    const again = await stack.signUpAndIn(first.email);
    for (const entry of entries.filter(({ kind }) => isImportable(kind))) {
      const answer = await take(again, entry);
      expect([entry.kind, answer.status, answer.text]).toEqual([entry.kind, 200, '{"outcome":"restored"}']);
    }
    const { accessToken } = again;
    const list = (await stack.call(api.assessment.listAssessments, { limit: 50 }, accessToken)).body;
    expect(list.map(({ imported_at }) => imported_at)).toEqual(list.map(() => expect.any(String)));
    const completed = list.filter(({ status }) => status === 'completed').map(({ id }) => id);
    const after = await Promise.all(completed.map((id) => resultOf(again, id)));
    const withoutIds = ({
      id: _1,
      assessment_id: _2,
      session_id: _3,
      expires_at: _4,
      shared: _5,
      ...rest
    }: typeof before) => JSON.stringify(rest);
    expect(after.map(withoutIds).toSorted()).toEqual([before, beforeSimple].map(withoutIds).toSorted());
    for (const { id, assessment_id } of after) {
      expect(id).toBe(`r-${assessment_id}`);
      expect([held.sessionId, held.simple.sessionId]).not.toContain(assessment_id);
    }
    const { resumes } = (await stack.call(api.resume.listResumes, {}, accessToken)).body;
    expect(resumes.map(({ name }) => name)).toEqual([ownWord]);
    const [match] = (await stack.call(api.vacancies.listMatches, {}, accessToken)).body;
    expect(after.map(({ id }) => id)).toContain(match!.result_id);
    expect((await stack.call(api.cv.getCv, {}, accessToken)).text).toContain(ownWord);
    const anew = (await exportedOf(stack, again)).entries;
    for (const kind of importableKinds)
      expect([kind, contentsOf(anew, kind)]).toEqual([kind, contentsOf(entries, kind)]);

    // the import grants and counts nothing, and importing again neither duplicates nor overwrites
    const { plan, usage } = (await stack.call(api.plans.getUsageSummary, {}, accessToken)).body;
    expect(plan).toBe('Free');
    expect(Object.values(usage).map(({ monthly_count }) => monthly_count)).toEqual(Object.values(usage).map(() => 0));
    const rows = await tableRows(stack.endpoints, again.sub);
    for (const entry of entries.filter(({ kind }) => isImportable(kind)))
      expect((await take(again, entry)).body).toEqual({ outcome: 'present' });
    expect(await tableRows(stack.endpoints, again.sub)).toEqual(rows);
  });

  it('takes no more assessments than there may be, however many are imported at once', async () => {
    const who = await stack.signUpAndIn();
    const assessments = entries.filter(({ kind }) => kind === 'assessment');
    expect((await take(who, assessments[0]!)).body).toEqual({ outcome: 'restored' });
    const [row] = (await tableRows(stack.endpoints, who.sub)).filter(({ sk }) => String(sk).startsWith('A#'));
    const old = Array.from({ length: 298 }, (_, nth) => `A#00000000#${String(nth).padStart(32, '0')}`);
    await putRows(
      stack.endpoints,
      old.map((sk) => ({ ...row!, sk })),
    );
    const others = assessments.slice(1);
    expect(others.length).toBeGreaterThan(1);
    const statuses = (await Promise.all(others.map((entry) => take(who, entry)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...others.slice(1).map(() => 409)]);
  });

  it('accepts nothing that was changed, comes from elsewhere or counts, and names the field', async () => {
    const who = await stack.signUpAndIn();
    const cv = entries.find(({ kind }) => kind === 'cv')!;
    const account = entries.find(({ kind }) => kind === 'account')!;
    const changed: [unknown, string][] = [
      [{ ...cv, content: { ...cv.content, against: 'Surgeons' } }, 'entry.signature'],
      [{ ...cv, kind: 'resume' }, 'entry.signature'],
      [{ ...cv, id: 'CW' }, 'entry.signature'],
      [{ ...cv, signature: 'x'.repeat(43) }, 'entry.signature'],
      [{ ...cv, signature: 'short' }, 'entry.signature'],
      [account, 'entry.kind'],
      [{ ...cv, content: 'text' }, 'entry.content'],
      [undefined, 'entry'],
    ];
    for (const [entry, field] of changed) {
      const answer = await take(who, entry);
      expect([answer.status, errorOf(answer.body).field]).toEqual([400, field]);
      expect(errorOf(answer.body).message.length).toBeGreaterThan(10);
    }
    // nested too deeply to recurse, also where the idempotency check reads the whole input
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    for (const repeated of [undefined, { 'idempotency-key': 'nested-deep' }]) {
      const answer = await fetch(`${stack.endpoints.api}${importAccount.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${who.accessToken}`, 'content-type': 'application/json', ...repeated },
        body: `{"entry":{"kind":"cv","id":"CV","signature":"${cv.signature}","content":${deep}}}`,
      });
      expect([answer.status, errorOf(await answer.json()).field]).toEqual([400, 'body']);
    }
    expect(await tableRows(stack.endpoints, who.sub)).toEqual([]);
    // key order and white space do not matter
    const turned = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(cv).toReversed()), null, 4));
    expect((await take(who, turned)).body).toEqual({ outcome: 'restored' });
  });
});

/** Something for every step of an erasure to do. @returns the customer at the payment provider */
async function personWithSomething(who: SignedIn, finished: Row[]): Promise<string> {
  const cv = { userInfo: { personalInfo: { fullName: ownWord, email: who.email } } };
  expect((await stack.call(api.cv.saveCv, cv as never, who.accessToken)).status).toBe(200);
  await putRows(
    stack.endpoints,
    finished.map((row) => ({ ...row, pk: `USER#${who.sub}` })),
  );
  await putFile(reportFile(who.sub, 'a-result', 'comprehensive-letter.pdf'), Buffer.from(ownWord), 'application/pdf');
  await billing.buy(who, 'pro');
  return (await customersOf(who))[0]!.id;
}

it('an erasure killed at any call is finished by the schedule, and no token is accepted meanwhile', async () => {
  const { endpoints } = stack;
  const variables = {
    ...tableEnv(endpoints),
    AWS_ENDPOINT_URL_S3: new URL(endpoints.filesBucket).origin,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
    FILES_BUCKET: new URL(endpoints.filesBucket).pathname.slice(1),
    USER_POOL_ID: endpoints.userPoolId,
    STRIPE_API_BASE: endpoints.stripe,
    STRIPE_SECRET_KEY: endpoints.stripeSecretKey,
    STRIPE_WEBHOOK_SECRETS: endpoints.stripeWebhookSecret,
  };
  let callsLeft = Number.POSITIVE_INFINITY;
  onExercise(() => {
    callsLeft -= 1;
    if (callsLeft < 0) throw new Error('killed');
  });
  // answering anew for each would take most of the time
  const example = await stack.signUpAndIn();
  await finishAssessment(stack, example, sampleAnswers());
  const finished = (await tableRows(endpoints, example.sub)).filter(({ sk }) => /^(A|RESULT)#/.test(String(sk)));
  expect(finished).toHaveLength(2);
  // an event under way would write to the account while it is erased
  await billing.mode('hold');
  const people: SignedIn[] = [];
  const customers: string[] = [];
  // starts at 4 calls, which is enough for beginErasure, a single write
  for (let calls = 4; calls < 60; calls++) {
    const who = await stack.signUpAndIn();
    people.push(who);
    customers.push(await withEnv(variables, () => personWithSomething(who, finished)));
    const isDone = await withEnv(variables, async () => {
      callsLeft = calls;
      try {
        const task = await beginErasure(systemActor(who.sub, stack.now()), who.email);
        return await eraseFurther(task, { now: stack.now(), log: logFor({}) });
      } catch {
        return false;
      } finally {
        callsLeft = Number.POSITIVE_INFINITY;
      }
    });
    // this process is not part of the stack: its functions notice when they read the account, at the latest in a minute
    expect((await stack.call(exportAccount, {}, who.accessToken)).status).toBe(401);
    if (isDone) break;
  }
  expect([people.length > erasureSteps.length, people.length < 56]).toEqual([true, true]);
  await stack.tick('finish-erasures');
  await billing.mode('normal');
  await billing.settled();
  await stack.advanceClock(HOUR_MS + 2 * 60_000);
  await stack.tick('finish-erasures');
  expect(await withEnv(variables, () => erasuresAfter(null))).toEqual([]);
  const rows = JSON.stringify(await tableRows(stack.endpoints));
  for (const who of people) {
    const ended = await withEnv(variables, () => findErasure(receiptOf(who.sub)));
    expect([ended?.endedAt != null, rows.includes(who.sub), await hasSignIn(who)]).toEqual([true, false, false]);
  }
  const words = Object.fromEntries([...people.flatMap(({ sub, email }) => [sub, email]), ...customers].entries());
  const places = Object.keys(await whereabouts(words));
  expect(places.filter((place) => !(place in staysAtStripe))).toEqual([]);
  const left = (await billing.stripe().customers.list({ limit: 100 })).data;
  expect(left.filter(({ id }) => customers.includes(id))).toEqual([]);
  await stack.resetClock();
});

it('what a call in flight writes after its step is deleted by the last pass, or refused', async () => {
  const who = await stack.signUpAndIn();
  await erase(who);
  await putRow(stack.endpoints, { pk: `USER#${who.sub}`, sk: 'CV', savedAt: 1 });
  // no pass finds these two by the person
  await withEnv(tableEnv(stack.endpoints), async () => {
    expect(await storeShare(who.sub, someId(), stack.now(), null)).toBe(false);
    const late = claimCustomer(systemActor(who.sub, stack.now()), 'cus_late', null);
    await expect(late).rejects.toThrow('This account was erased.');
  });
  await stack.advanceClock(HOUR_MS + 2 * 60_000);
  await stack.tick('finish-erasures');
  const rows = await tableRows(stack.endpoints);
  expect(rows.filter((row) => JSON.stringify(row).includes(who.sub))).toEqual([]);
  await stack.resetClock();
});
