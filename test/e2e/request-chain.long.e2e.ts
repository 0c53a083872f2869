import { finishAssessment, startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { longestChain, requestsInSeries, signedInScreens } from '#test/support/browser/request-chain.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';

test('the chain counts requests that began after another had ended, and none that ran in parallel', () => {
  const request = (name: string, start: number, end: number) => ({ name, start, end });
  const page = request('page', 0, 10);
  expect(longestChain([page, request('a', 12, 20), request('b', 13, 25), request('c', 21, 40)])).toEqual([
    'page',
    'a',
    'c',
  ]);
});

test('a signed-in screen shows its content after at most three requests in series (P1)', async ({
  stack,
  subscriber,
  pageOf,
}) => {
  const { resultId } = await finishAssessment(stack, subscriber, sampleAnswers(1));
  const sessionId = await startAssessment(stack, subscriber, sampleAnswers(2), { saved: 1 });
  const page = await pageOf(subscriber);
  await page.goto('/usage'); // loads the plan, as every sign-in does
  await page.getByRole('meter').first().waitFor();
  for (const { name, address, content } of signedInScreens({ resultId, sessionId })) {
    const chain = await requestsInSeries(page, address, content(page));
    expect(chain[0], name).toBe(address);
    expect.soft(chain.length, `${name}: ${chain.join(' -> ')}`).toBeLessThanOrEqual(3);
  }
});
