import { AdminDisableUserCommand, AdminEnableUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { withEnv } from '#test/support/harness/with-env.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { cognitoClient, type SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { tableEnv } from '#test/support/stack/table-env.ts';
import { putRow, tableRows } from '#test/support/stack/table-rows.ts';

const { getProfile, changeProfile } = api.account;
const { deleteAssessment } = api.assessment;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const JOB = 'remind-before-deletion';

interface Mail {
  subject: string;
  text: string;
  links: string[];
}

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterEach(() => stack.resetClock());
afterAll(() => stack?.stop());

const run = () => stack.tick(JOB);
const mailsTo = async ({ email }: SignedIn): Promise<Mail[]> => {
  const answer = await fetch(`${stack.endpoints.mailbox}.json?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { mails: Mail[] }).mails.filter(({ subject }) => /will be deleted/.test(subject));
};
const tasks = async () => (await tableRows(stack.endpoints)).filter(({ pk }) => pk === 'REMINDER');
const mails = (how?: object) => stack.control('/ses/mails', how);
const sentTo = async ({ email }: SignedIn) => {
  const { sent } = (await mails()) as {
    sent: { to: string[]; text: string; headers: Record<string, string> }[];
  };
  return sent.filter(({ to }) => to.includes(email));
};

/** A person with a result completed now. */
async function withResult(): Promise<{ who: SignedIn; id: string }> {
  const who = await stack.signUpAndIn();
  const { sessionId } = await finishAssessment(stack, who, sampleAnswers());
  return { who, id: sessionId };
}

it('sends one mail a week before a result is deleted, in plain words, with the way to turn it off', async () => {
  const { who, id } = await withResult();
  await stack.call(changeProfile, { name: '  Ann <b>Lee</b> ' }, who.accessToken);
  await stack.advanceClock(23 * DAY - 2 * HOUR);
  await run();
  expect(await mailsTo(who)).toEqual([]);
  await stack.advanceClock(5 * HOUR);
  for (let runs = 0; runs < 3; runs += 1) {
    await run();
    await stack.advanceClock(2 * DAY);
  }
  const [mail, ...others] = await mailsTo(who);
  expect(others).toEqual([]);
  expect(mail!.subject).toMatch(/^Your Waymark result will be deleted after \w{3} \d+, \d{4}$/);
  expect(mail!.text).toContain('Hello Ann <b>Lee</b>,');
  expect(mail!.text).toMatch(/From \w{3} \d+, \d{4}: [A-Z][^.]+, [A-Z][^.]+, [A-Z][^.]+\. Kept until \w{3} \d+/);
  const { web } = stack.endpoints;
  expect(mail!.links).toEqual([`${web}/career-path/result/${id}`, `${web}/account#mails`]);
  const [sent] = await sentTo(who);
  expect(sent!.headers).toEqual({ 'List-Unsubscribe': `<${web}/account#mails>` });
  expect(sent!.text).toContain(`${web}/account#mails`);
  expect(sent!.text).not.toMatch(/&lt;|<a /);
});

it('who wants none gets none until they want them again; nobody with a closed sign-in is mailed', async () => {
  const { who } = await withResult();
  const closed = await withResult();
  expect((await stack.call(getProfile, {}, who.accessToken)).body).toEqual({
    name: null,
    remind_before_deletion: true,
    mails_stopped: null,
  });
  await stack.call(changeProfile, { remind_before_deletion: false }, who.accessToken);
  const target = { UserPoolId: stack.endpoints.userPoolId, Username: closed.who.sub };
  await cognitoClient(stack.endpoints).send(new AdminDisableUserCommand(target));
  await stack.advanceClock(24 * DAY);
  await run();
  expect([await mailsTo(who), await mailsTo(closed.who)]).toEqual([[], []]);

  const again = await stack.signIn(who.email);
  await stack.call(changeProfile, { remind_before_deletion: true }, again.accessToken);
  await cognitoClient(stack.endpoints).send(new AdminEnableUserCommand(target));
  await stack.advanceClock(DAY + HOUR);
  await run();
  expect([(await mailsTo(who)).length, (await mailsTo(closed.who)).length]).toEqual([1, 1]);
});

it('results deleted together share a mail; a plan keeps them, and its end is announced anew', async () => {
  const who = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'pro' });
  for (let count = 0; count < 2; count += 1) await finishAssessment(stack, who, sampleAnswers());
  await stack.advanceClock(25 * DAY);
  await run();
  expect(await mailsTo(who)).toEqual([]);
  await grant(stack, who.sub, { plan: 'free' });
  await stack.advanceClock(24 * DAY);
  await run();
  const [mail, ...others] = await mailsTo(who);
  expect([mail!.subject, others]).toEqual(['2 of your Waymark results will be deleted soon', []]);
  expect(mail!.text.match(/Kept until/g)).toHaveLength(2);

  // subscribes at the last moment, and ends the plan again
  await grant(stack, who.sub, { plan: 'pro' });
  await stack.advanceClock(20 * DAY);
  await run();
  expect(await mailsTo(who)).toHaveLength(1);
  await grant(stack, who.sub, { plan: 'free' });
  await stack.advanceClock(24 * DAY);
  await run();
  await run();
  expect(await mailsTo(who)).toHaveLength(2);
});

it('what SES refuses for now is sent by a later run; what it may have sent is not sent again', async () => {
  const { who } = await withResult();
  await stack.advanceClock(24 * DAY);
  await mails({ fault: 'rejected' });
  await expect(run()).rejects.toThrow();
  expect(await mailsTo(who)).toEqual([]);
  await mails({ fault: 'lost' });
  await expect(run()).rejects.toThrow();
  await run();
  expect(await mailsTo(who)).toHaveLength(1);
});

it('a run killed between mark and mail sends nothing to those it marked, and the next continues', async () => {
  const { who } = await withResult();
  const isMarked = async () =>
    (await tableRows(stack.endpoints)).some(({ pk, remindedUntil }) => pk === `USER#${who.sub}` && remindedUntil);
  await stack.advanceClock(24 * DAY);
  await mails({ fault: 'held', times: 100 });
  const killed = run().catch(() => 'killed');
  await expect.poll(isMarked).toBe(true);
  await stack.kill9();
  expect(await killed).toBe('killed');
  await stack.restart();
  const { who: other } = await withResult();
  await stack.advanceClock(24 * DAY);
  await run();
  await stack.advanceClock(2 * DAY);
  await run();
  expect([(await mailsTo(who)).length, (await mailsTo(other)).length]).toEqual([0, 1]);
});

it('what its owner deleted is not announced, and people without results are not checked', async () => {
  const { who, id } = await withResult();
  const isTask = async () => (await tasks()).some(({ sk }) => sk === who.sub);
  expect(await isTask()).toBe(true);
  await stack.call(deleteAssessment, { session_id: id }, who.accessToken);
  await stack.advanceClock(24 * DAY);
  await run();
  expect([await mailsTo(who), await isTask()]).toEqual([[], false]);
});

it('without a configured sender, nothing is read, marked or sent', async () => {
  const { handler } = await import('#functions/account/remind-before-deletion.ts');
  const before = await tasks();
  const answer = await withEnv(tableEnv(stack.endpoints), () =>
    handler({}, { getRemainingTimeInMillis: () => 60_000 }),
  );
  expect([answer, await tasks()]).toEqual([{ visited: 0, finished: true }, before]);
});

it('a name is one line of letters, and a refused one changes nothing', async () => {
  const who = await stack.signUpAndIn();
  const change = async (input: object) => stack.call(changeProfile, input as never, who.accessToken);
  expect((await change({ name: 'Zoë O’Neil-李' })).body).toEqual({
    name: 'Zoë O’Neil-李',
    remind_before_deletion: true,
    mails_stopped: null,
  });
  for (const name of [
    '',
    '   ',
    'a\nb',
    'a\u202eb',
    '\u3164',
    '\u034f',
    'a\u00ad',
    '\u{e0041}',
    '\u200d',
    'x'.repeat(81),
    7,
    ['x'],
  ]) {
    const { status, body } = await change({ name });
    expect([name, status, (body as never as { error: { field: string } }).error.field]).toEqual([name, 400, 'name']);
  }
  expect((await change({})).body).toMatchObject({ name: 'Zoë O’Neil-李', remind_before_deletion: true });
  expect((await change({ name: null })).body.name).toBeNull();
});

/** Makes a reminder due as if none had been sent. */
async function forgetReminder({ sub }: SignedIn): Promise<void> {
  const profile = (await tableRows(stack.endpoints, sub)).find(({ sk }) => sk === 'PROFILE');
  await putRow(stack.endpoints, { ...profile, remindedUntil: 0 });
  await putRow(stack.endpoints, { pk: 'REMINDER', sk: sub, dueAt: 0, version: 1 });
}

it('an address that bounces gets no other mail, and its owner sees why and can allow them again', async () => {
  const { who } = await withResult();
  await stack.advanceClock(24 * DAY);
  await mails({ fault: 'bounced', to: who.email });
  await run();
  expect(await sentTo(who)).toHaveLength(1);
  const there = await stack.signIn(who.email);
  const since = new Date(stack.now()).toISOString().slice(0, 10);
  const { mails_stopped } = (await stack.call(getProfile, {}, there.accessToken)).body;
  expect(mails_stopped).toEqual({ address: who.email, why: 'returned', since: expect.stringContaining(since) });

  await forgetReminder(who);
  await run();
  expect(await sentTo(who)).toHaveLength(1);
  const { body } = await stack.call(changeProfile, { mails_stopped: null }, there.accessToken);
  expect(body).toEqual({ name: null, remind_before_deletion: true, mails_stopped: null });
  await stack.advanceClock(DAY + HOUR);
  await run();
  expect(await sentTo(who)).toHaveLength(2);
});

it('a complaint stops mails, a delay does not, and only SES can report either', async () => {
  const late = await withResult();
  await stack.advanceClock(24 * DAY);
  await mails({ fault: 'delayed', to: late.who.email });
  await run();
  const { who } = await withResult();
  await stack.advanceClock(24 * DAY);
  await mails({ fault: 'unwanted', to: who.email });
  await run();
  const stopped = async (email: string) => {
    const { accessToken } = await stack.signIn(email);
    return (await stack.call(getProfile, {}, accessToken)).body.mails_stopped;
  };
  expect([await stopped(late.who.email), (await stopped(who.email))?.why]).toEqual([null, 'unwanted']);
  const { accessToken } = await stack.signIn(who.email);
  const forged = { mails_stopped: { address: 'somebody@else.test', why: 'returned', since: '2026-01-01T00:00:00Z' } };
  const { status, body } = await stack.call(changeProfile, forged as never, accessToken);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('mails_stopped')]);
});
