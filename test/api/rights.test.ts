import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endSessionsNeeds, stopMailsNeeds } from '#functions/account/needs.ts';
import { assessmentKey } from '#functions/data/assessment/assessment.ts';
import { receiptOf } from '#functions/data/erasure/erasure.ts';
import { entityOf } from '#functions/data/export/registry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { rightsOf } from '#functions/outside/needs.ts';
import { needsOf } from '#infra/needs.ts';
import { schedules } from '#infra/schedules.ts';
import { api, routeEntries } from '#shared/api.ts';
import type { Input, Route } from '#shared/lib/route.ts';
import { finishAssessment, startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { billingOf } from '#test/support/billing/billing.ts';
import { resumeFrom } from '#test/support/documents/full-resume.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';
import { resetPassword, type SignedIn } from '#test/support/people/sign-in.ts';
import { postFile } from '#test/support/stack/post-file.ts';
import { sampleInputs } from '#test/support/stack/sample-inputs.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { deleteRow, putRow, tableRows } from '#test/support/stack/table-rows.ts';

const {
  startSession,
  getResult,
  getSharedResult,
  shareResult,
  deleteAssessment,
  listAssessments,
  listResults,
  listLatestResults,
} = api.assessment;
const { checkGate, commitGate, releaseGate, getPlans, resetUsage } = api.plans;
const { industryReport, industryTrend } = api.market;
const { signOut } = api.account;
const { generateResume, keepResume, deleteResume, restoreResume } = api.resume;
const { matchVacancy, saveMatch, getMatch, deleteMatch } = api.vacancies;
const { generateCareerReport, downloadCareerReport } = api.reports;
const feature = 'career_path_analyses';
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

const industry = { industry: 'Construction' };
/** Metered routes whose sample inputs do not lead to a delivered product. */
const meteredCalls: [Route, object][] = [
  [industryReport, industry],
  [industryTrend, industry],
];
/** Metered routes without a repeat window, which read the account only when their commit is interrupted. */
const interruptedCalls: [Route, object][] = [[industryReport, industry]];

let stack: Stack;
const billing = billingOf(() => stack);
beforeAll(async () => {
  // makes every function that can use a model use it
  stack = await startStack({ env: { AI_PROVIDER: 'bedrock' } });
});
afterAll(() => stack?.stop());

/** Run by `npm run test:conformance -- lambda`, whose processes tell the stack nothing of the rights that they use. */
const inBundles = process.env.WAYMARK_LAMBDA !== undefined;

/** Calls every route at least once, and completes an assessment and a purchase. */
async function useEverything(): Promise<void> {
  const admin = await stack.signInDemo('admin');
  const person = await stack.signUpAndIn();
  const { accessToken } = person;
  await stack.call(api.account.greet, {}, accessToken);

  await billing.buy(person, 'pro');
  await billing.settled();
  await billing.buy(person, 'addon');
  await billing.settled();
  await billing.portal(person);
  await stack.call(api.account.followEmail, {}, accessToken);
  const { sessionId, resultId } = await finishAssessment(stack, person, sampleAnswers());
  await stack.call(getResult, { id: sessionId }, accessToken);
  await matchAndSave(accessToken, resultId);
  await stack.call(api.analysis.writeAnalysis, { result_id: sessionId }, accessToken);
  await stack.call(api.chat.chatbot, { message: 'What is my result?' }, accessToken);
  for (const list of [listAssessments, listResults, listLatestResults]) await stack.call(list, {}, accessToken);
  await stack.call(shareResult, { id: sessionId, shared: true }, accessToken);
  await stack.call(getSharedResult, { id: sessionId }, admin.accessToken);
  await stack.call(shareResult, { id: sessionId, shared: false }, accessToken);
  for (const route of [generateCareerReport, downloadCareerReport] as Route[])
    if (inBundles) for (let tries = 0; tries < 10; tries++) await deleteDuring(route, sessionId, person);
    else await expect.poll(() => deleteDuring(route, sessionId, person), { timeout: 60_000 }).toBe(true);
  await stack.call(generateCareerReport, { assessmentResults: { id: sessionId } }, accessToken);
  await stack.call(downloadCareerReport, { resultId: sessionId }, accessToken);
  await readPrintedResume(accessToken);
  await useTheGate(person);
  await stack.call(generateResume, { resumeData: samplePerson({}) }, accessToken, keyed('a-new-resume-under-a-key'));
  await keepAndRename(accessToken);
  // one open and one completed
  const open = await startAssessment(stack, person, sampleAnswers(), { saved: 1 });
  for (const session_id of [open, sessionId]) await stack.call(deleteAssessment, { session_id }, accessToken);
  await stack.call(startSession, {}, accessToken, keyed('starting-under-a-key'));

  await deleteRow(stack.endpoints, { pk: 'CAMPAIGN', sk: 'FIRST' });
  await stack.call(getPlans, {});
  // signOut would end the session, so it comes last of all
  for (const { name, route } of routeEntries.filter((entry) => entry.route !== (signOut as Route))) {
    if (route.access === 'webhook') continue;
    const input = name === 'resetUser' ? { ...sampleInputs[name], user_id: person.sub } : sampleInputs[name];
    for (const init of [{}, keyed(`sample-of-${name}`)])
      await stack.call(route, (input ?? {}) as never, admin.accessToken, init);
  }
  for (const [route, input] of meteredCalls)
    for (const init of [{}, keyed('a-metered-call-under-a-key')]) await stack.call(route, input, accessToken, init);
  await stack.call(resetUsage, { feature }, accessToken);
  // a call that finishes before the sign-out takes effect is repeated
  for (const [route, input] of interruptedCalls)
    await expect.poll(() => signOutDuring(route, input), { timeout: 60_000 }).toBe(401);
  await buyUnheard();
  await completeAtOnce();
  await replaceCustomer();
  await eraseTwoPeople();
  await leaveResult();
  await comesBack();
  for (const schedule of Object.keys(schedules)) await stack.tick(schedule);
  await stack.call(signOut, {}, accessToken);
  await resetPassword(stack.endpoints, person.email, 'another password');
}

/** Signs a person out while their metered call is running. @returns how the call is answered */
async function signOutDuring(route: Route, input: object): Promise<number> {
  const { sub, accessToken } = await stack.signUpAndIn();
  await grant(stack, sub, { plan: 'pro' });
  let isAnswered = false;
  const call = stack.call(route, input, accessToken, keyed(`interrupted-${sub}`));
  void call.then(() => {
    isAnswered = true;
  });
  const account = async () =>
    (await tableRows(stack.endpoints)).find(({ pk, sk }) => pk === `USER#${sub}` && sk === 'ACCOUNT');
  let row = await account();
  while (!isAnswered && !JSON.stringify(row).includes('"inUse"')) row = await account();
  await putRow(stack.endpoints, { ...row, signedOutBefore: Number.MAX_SAFE_INTEGER });
  return (await call).status;
}

/** Takes an assessment away while its report is written, and gives it back. @returns whether the report was deleted */
async function deleteDuring(route: Route, sessionId: string, { sub, accessToken }: SignedIn): Promise<boolean> {
  const row = (await tableRows(stack.endpoints, sub)).find(({ sk }) => sk === assessmentKey(sub, sessionId)!.sk)!;
  const writing = stack.call(route, { resultId: sessionId, assessmentResults: { id: sessionId } }, accessToken);
  await sleep(Math.random() * 100);
  await deleteRow(stack.endpoints, assessmentKey(sub, sessionId)!);
  await writing;
  await putRow(stack.endpoints, row);
  const used = (await stack.journal('rights')) as unknown as { function: string; right: string }[];
  const name = `reports.${routeEntries.find((entry) => entry.route === route)!.name}`;
  return used.some((each) => each.function === name && each.right === 'files:reports:DeleteObject');
}

/** A purchase without events, left to the daily reconciliation. */
async function buyUnheard(): Promise<void> {
  const person = await stack.signUpAndIn();
  await finishAssessment(stack, person, sampleAnswers());
  await billing.mode('drop');
  await billing.buy(person, 'pro');
  await billing.mode('normal');
}

/** Completes one assessment many times at once: all but one of these calls delete what they have stored. */
async function completeAtOnce(): Promise<void> {
  const person = await stack.signUpAndIn();
  const sessionId = await startAssessment(stack, person, sampleAnswers(), { saved: 3 });
  const calls = Array.from({ length: 8 }, () =>
    stack.call(api.assessment.completeAssessment, { sessionId }, person.accessToken),
  );
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
}

/** Deletes a customer at the payment provider, so that the portal creates another. */
async function replaceCustomer(): Promise<void> {
  const person = await stack.signUpAndIn();
  await billing.checkout(person, { plan: 'pro' });
  const { data } = await billing.stripe().customers.list({ limit: 100 });
  await billing.stripe().customers.del(data.find(({ metadata }) => metadata?.sub === person.sub)!.id);
  await billing.portal(person);
}

/** Reads a PDF: in a bundle the parser is a separate file, which the parsing process has to find. */
async function readPrintedResume(accessToken: string): Promise<void> {
  const printed = await stack.call(api.resume.printResume, { resume: resumeFrom({}) }, accessToken);
  const { body: form } = await stack.call(api.cv.uploadCv, { type: 'pdf' }, accessToken);
  await postFile(form, Buffer.from(printed.body.pdf, 'base64'));
  const { status } = await stack.call(api.cv.readCv, { key: form.key }, accessToken);
  expect(status).toBe(200);
}

/** Erases a person with a file of each kind; a second one's erasure stops before its first step. */
async function eraseTwoPeople(): Promise<void> {
  for (const isInterrupted of [false, true]) {
    const person = await stack.signUpAndIn();
    const { sub, email, accessToken } = person;
    const { sessionId } = await finishAssessment(stack, person, sampleAnswers());
    await stack.call(generateCareerReport, { assessmentResults: { id: sessionId } }, accessToken);
    const { body: form } = await stack.call(api.cv.uploadCv, { type: 'txt' }, accessToken);
    await postFile(form, Buffer.from('A CV of an invented person'));
    const { body } = await stack.call(api.account.exportAccount, {}, accessToken);
    const [entry] = body.entries.filter(({ kind }) => kind === 'assessment');
    await stack.call(api.account.importAccount, { entry } as never, accessToken);
    const anew = await stack.signUpAndIn();
    await stack.call(api.account.importAccount, { entry } as never, anew.accessToken);
    if (!isInterrupted) {
      await stack.call(api.account.eraseAccount, { confirm: email }, accessToken);
      continue;
    }
    const receipt = receiptOf(sub);
    await putRow(stack.endpoints, { pk: 'ERASED', sk: receipt, startedAt: stack.now(), done: {} });
    await putRow(stack.endpoints, { pk: 'ERASURE', sk: sub, receipt, email, customers: [] });
  }
}

/** Leaves a result that is deleted in a few days, and reminders due for its owner and for an unknown person. */
async function leaveResult(): Promise<void> {
  const person = await stack.signUpAndIn();
  const { sessionId } = await finishAssessment(stack, person, sampleAnswers());
  const rows = await tableRows(stack.endpoints, person.sub);
  const row = rows.find(({ sk }) => String(sk).startsWith('A#') && String(sk).endsWith(sessionId.slice(0, 32)));
  await putRow(stack.endpoints, { ...row, endedAt: stack.now() - 25 * 86_400_000 });
  for (const sk of [person.sub, 'nobody']) await putRow(stack.endpoints, { pk: 'REMINDER', sk, dueAt: 0, version: 1 });
}

/** Makes mails bounce. */
const comesBack = () => stack.control('/ses/mails', { fault: 'bounced' });

async function matchAndSave(accessToken: string, result_id: string): Promise<void> {
  const text = sampleInputs.matchVacancy!.text as string;
  const { body } = await stack.call(matchVacancy, { text, result_id }, accessToken, keyed('matching-under-a-key'));
  if ('allowed' in body) throw new Error('denied');
  for (const route of [saveMatch, getMatch, deleteMatch])
    await stack.call(route, { match_id: body.match_id, text }, accessToken);
}

async function keepAndRename(accessToken: string): Promise<void> {
  const kept = sampleInputs.keepResume as Input<typeof keepResume>;
  await stack.call(keepResume, kept, accessToken);
  await stack.call(keepResume, { ...kept, version: 1, name: 'Renamed', content: undefined }, accessToken);
  for (const route of [deleteResume, restoreResume])
    await stack.call(route, { resume_id: kept.resume_id }, accessToken);
}

async function useTheGate({ accessToken }: SignedIn): Promise<void> {
  const reserve = async () => (await stack.call(checkGate, { feature }, accessToken)).body.reservation_id!;
  await stack.call(checkGate, { feature, mode: 'commit', sessionId: await reserve() }, accessToken);
  await stack.call(checkGate, { feature: 'salary_searches' }, accessToken, keyed('reserving-under-a-key'));
  await stack.call(commitGate, { sessionId: await reserve() }, accessToken);
  await stack.call(releaseGate, { feature, sessionId: await reserve() }, accessToken);
  await stack.call(commitGate, { sessionId: await reserve() }, accessToken, keyed('committing-under-a-key'));
  await stack.call(releaseGate, { feature, sessionId: await reserve() }, accessToken, keyed('releasing-under-a-key'));
}

it('every function has the rights it uses, and none that it does not (I23)', async () => {
  await useEverything();
  const used = (await stack.journal('rights')) as unknown as { function: string; right: string; granted: boolean }[];
  expect(used.filter(({ granted }) => !granted)).toEqual([]);
  const granted = [
    ...routeEntries.map((entry) => [`${entry.domain}.${entry.name}`, needsOf(entry)] as const),
    ...Object.entries(schedules).map(([name, { needs }]) => [name, needs] as const),
    ['end-sessions', endSessionsNeeds] as const,
    ['stop-mails', stopMailsNeeds] as const,
  ].flatMap(([name, needs]) => rightsOf(needs).map((right) => `${name} ${right}`));
  expect(used.map((each) => `${each.function} ${each.right}`).sort()).toEqual(granted.sort());
  // after all of this the export covers every kind of row a person can have
  const unknown = (await tableRows(stack.endpoints)).filter(
    ({ pk, sk }) => String(pk).startsWith(userPartition('')) && !entityOf(String(sk)),
  );
  expect(unknown).toEqual([]);
});
