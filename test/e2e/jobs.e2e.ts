import { api } from '#shared/api.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { toastOf } from '../support/browser/answer-steps.ts';

const answers = sincereAnswers('17-2051.00', 3); // willing to work in Austin, Seattle or from home

test('View Jobs opens the search of the title and first city, of the last day, in a tab without access to this one, for free (RES-12, DSH-20, DSH-22, D-95)', async ({
  stack,
  newPerson,
}) => {
  const { person, page } = await newPerson();
  const { resultId } = await finishAssessment(stack, person, answers);
  await page.context().route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'the job site' }));
  await page.goto(`/career-path/result/${resultId}`);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^View Jobs.*opens in a new tab/ }).click(),
    expect(toastOf(page, 'You were redirected to LinkedIn.')).toBeVisible(),
  ]);
  await tab.waitForURL('https://www.linkedin.com/**');
  expect(Object.fromEntries(new URL(tab.url()).searchParams)).toEqual({
    keywords: await page.getByRole('article').first().getAttribute('aria-label'),
    location: 'Austin, TX',
    f_TPR: 'r86400',
  });
  expect(await tab.evaluate(() => window.opener)).toBe(null);
  const { body } = await stack.call(api.plans.getUsageSummary, {}, person.accessToken);
  expect(body.usage.smart_matches_daily.daily_count).toBe(0);
});
