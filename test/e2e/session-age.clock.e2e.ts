import { confirmed, signIn } from '#test/support/browser/auth-page.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';

test('a session goes on with a fresh token when the old one has run out (AUT-22)', async ({ visitor, stack }) => {
  const page = await visitor({ expected: [/status of 401/] });
  await page.goto('/auth');
  const first = page.waitForRequest('**/api/check-subscription');
  await signIn(page, await confirmed(stack));
  const old = (await first).headers().authorization;
  await page.waitForURL('/');
  await stack.advanceClock(2 * 60 * 60 * 1000);
  const renewed = page.waitForResponse(
    (response) =>
      response.url().includes('/career_assessments') &&
      response.status() === 200 &&
      response.request().headers().authorization !== old, // not an answer to an earlier request of the home page
  );
  await page.getByRole('link', { name: 'History' }).click();
  const token = (await renewed).request().headers().authorization;
  expect(token).toMatch(/^Bearer eyJ/);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await stack.resetClock();
});
