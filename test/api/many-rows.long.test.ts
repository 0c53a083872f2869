/** What one call does is bounded, however many assessments somebody has started and abandoned (P3). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { startFaultyStack } from '#test/support/stack/faulty-stack.ts';
import { putRows, tableRows } from '#test/support/stack/table-rows.ts';

const ROWS = 2_000;

let faulty: Awaited<ReturnType<typeof startFaultyStack>>;
beforeAll(async () => {
  faulty = await startFaultyStack();
});
afterAll(() => faulty?.stop());

it('two thousand abandoned assessments make no call read or delete them all, and are erased by the schedule', async () => {
  const { stack, database } = faulty;
  const who = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'pro' });
  await finishAssessment(stack, who, sampleAnswers());
  const rows = await tableRows(stack.endpoints, who.sub);
  const { result: _, ...row } = rows.find(({ status }) => status === 'completed')!;
  const later = new Date(Date.now() + 60_000).toISOString();
  const abandoned = Array.from({ length: ROWS }, (_, nth) => ({
    ...row,
    status: 'abandoned',
    sk: `A#${later}#${String(nth).padStart(32, '0')}`,
  }));
  await putRows(stack.endpoints, abandoned);

  database.follow(() => undefined);
  const { status, body } = await stack.call(api.assessment.listLatestResults, { limit: 1 }, who.accessToken);
  expect([status, body]).toEqual([200, []]);
  expect(database.seen().length).toBeLessThan(8);
  database.heal();

  const left = async () => (await tableRows(stack.endpoints, who.sub)).length;
  const { body: erased } = await stack.call(api.account.eraseAccount, { confirm: who.email }, who.accessToken);
  expect(await left()).toBeGreaterThan(100);
  const underWay = await stack.call(api.account.getErasure, { receipt: erased.receipt });
  expect(underWay.body.steps.find(({ step }) => step === 'rows')).toMatchObject({ done_at: null });
  await stack.tick('finish-erasures');
  expect(await left()).toBeLessThan(5);
});
