import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { billingOf } from '#test/support/billing/billing.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { startFaultyStack } from '#test/support/stack/faulty-stack.ts';
import { putRows, tableRows } from '#test/support/stack/table-rows.ts';

const { startSession, saveAnswer, completeAssessment, getResult, listAssessments } = api.assessment;
const DAY = 86_400_000;
const ROWS = 1000;

let faulty: Awaited<ReturnType<typeof startFaultyStack>>;
beforeAll(async () => {
  faulty = await startFaultyStack();
});
afterAll(() => faulty?.stop());
const billing = billingOf(() => faulty.stack);

/** A person with one completed assessment. */
async function completed(): Promise<{ who: SignedIn; id: string }> {
  const who = await faulty.stack.signUpAndIn();
  const id = await answered(who);
  await complete(who, id);
  return { who, id };
}
async function answered(who: SignedIn): Promise<string> {
  const { stack } = faulty;
  const id = (await stack.call(startSession, {}, who.accessToken)).body.session_id!;
  const answers = sampleAnswers();
  for (const stage of ['triage', 'core', 'deepDive'] as const)
    await stack.call(saveAnswer, { session_id: id, stage, answers: answers[stage] }, who.accessToken);
  return id;
}
const complete = (who: SignedIn, sessionId: string) =>
  faulty.stack.call(completeAssessment, { sessionId }, who.accessToken);
const assessmentsOf = async (who: SignedIn) =>
  (await tableRows(faulty.stack.endpoints, who.sub)).filter(({ status }) => status === 'completed');
const resultStatus = async (who: SignedIn, id: string) =>
  (await faulty.stack.call(getResult, { id }, who.accessToken)).status;

/** The number of table requests during a purchase and its events. */
async function requestsOfBuying(who: SignedIn): Promise<number> {
  faulty.database.follow(() => undefined);
  await billing.buy(who, 'pro');
  await billing.settled();
  const requests = faulty.database.seen().length;
  faulty.database.heal();
  return requests;
}

it('an event of the payment provider costs as much with 1,000 assessments as with one (P3, G10)', async () => {
  const [one, many] = [await completed(), await completed()];
  // the demo accounts have bought plans too, so their rows are corrected first
  await faulty.stack.tick('correct-expiry');
  const [row] = await assessmentsOf(many.who);
  const { result: _, ...alone } = row!; // the only result is corrected along with its own row
  const [, time] = String(row!.sk).split('#');
  const copies = Array.from({ length: ROWS - 1 }, (_, nth) => ({
    ...alone,
    sk: `A#${time}#${String(nth).padStart(32, '0')}`,
  }));
  await putRows(faulty.stack.endpoints, copies);
  // events that meet each other try again, a few requests each; a request for each row would be a thousand more
  const [ofMany, ofOne] = [await requestsOfBuying(many.who), await requestsOfBuying(one.who)];
  expect(Math.abs(ofMany - ofOne)).toBeLessThan(ROWS / 50);

  // the expiry on disk is corrected by the daily job
  const { subscription_end } = await billing.subscription(many.who);
  const paidFor = Math.floor((Date.parse(subscription_end!) + 30 * DAY) / 1000);
  const early = async () =>
    (await assessmentsOf(many.who)).filter(({ expiresAtEpoch }) => Number(expiresAtEpoch) < paidFor);
  expect(await early()).toHaveLength(ROWS);
  expect(await faulty.stack.tick('correct-expiry')).toMatchObject({ visited: 2 });
  expect(await early()).toEqual([]);
  const [result] = (await tableRows(faulty.stack.endpoints, many.who.sub)).filter(({ document }) => document);
  expect(Number(result!.expiresAtEpoch)).toBeGreaterThan(paidFor);
  // after 1,000 rows the next run checks for more; then nothing is left
  expect(await faulty.stack.tick('correct-expiry')).toMatchObject({ visited: 1 });
  expect(await faulty.stack.tick('correct-expiry')).toMatchObject({ visited: 0, finished: true });
});

it('a run that breaks off is finished by the next', async () => {
  const { who } = await completed();
  await grant(faulty.stack, who.sub, { plan: 'pro', paidUntil: faulty.stack.now() + 300 * DAY });
  const expiry = async () => Number((await assessmentsOf(who))[0]!.expiresAtEpoch);
  const before = await expiry();
  faulty.database.follow(({ operation }) =>
    operation?.endsWith('.GetItem') ? { kind: 'status', status: 500 } : undefined,
  );
  await expect(faulty.stack.tick('correct-expiry')).rejects.toThrow();
  faulty.database.heal();
  expect(await expiry()).toBe(before);
  await faulty.stack.tick('correct-expiry');
  expect(await expiry()).toBeGreaterThan(before + (200 * DAY) / 1000);
});

it('what a subscriber’s interrupted completion has stored expires with its assessment', async () => {
  const { stack, database } = faulty;
  const who = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'pro' });
  const id = await answered(who);
  database.follow(({ operation }) =>
    operation?.endsWith('TransactWriteItems') ? { kind: 'status', status: 500 } : undefined,
  );
  expect((await complete(who, id)).status).toBe(503);
  database.heal();
  expect((await complete(who, id)).status).toBe(200);
  const results = async () => (await tableRows(stack.endpoints, who.sub)).filter(({ document }) => document);
  const unending = { expiresAtEpoch: undefined };
  expect((await results()).map(({ expiresAtEpoch }) => ({ expiresAtEpoch }))).toEqual([unending, unending]);
  await grant(stack, who.sub, { plan: 'free' });
  await stack.tick('correct-expiry');
  const [{ expiresAtEpoch }] = (await assessmentsOf(who)) as [{ expiresAtEpoch: number }];
  expect(await results()).toMatchObject([{ expiresAtEpoch }, { expiresAtEpoch }]);
  expect(expiresAtEpoch).toBeGreaterThan(0);
});

// tests below move the clock forward
it('buying a plan does not bring back what has expired, though its row still exists (D-79, G26)', async () => {
  const { stack } = faulty;
  const { who, id } = await completed();
  await stack.advanceClock(30 * DAY + 1000);
  await grant(stack, who.sub, { plan: 'pro' });
  await stack.tick('correct-expiry');
  const again = await stack.signIn(who.email, who.password);
  expect(await assessmentsOf(who)).toHaveLength(1);
  expect(await resultStatus(again, id)).toBe(404);
  expect((await stack.call(listAssessments, {}, again.accessToken)).body).toEqual([]);
});
