/** Payments over time. */
import { euro, regularPrice } from '#shared/plans/prices.ts';
import { failingCard } from '#test/support/billing/billing.ts';
import { violations } from '#test/support/browser/axe.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { card, confirmation } from '../support/browser/payment-steps.ts';

const DAY_MS = 86_400_000;

test('the campaign ends, and its prices with it everywhere (D-61, BIL-23); plans renew, and a failed payment is reported', async ({
  billing,
  customer,
  pageOf,
  stack,
}) => {
  const resign = (person: SignedIn) => stack.signIn(person.email);
  const [paying, failing] = [await customer('pro'), await customer('pro', failingCard)];
  const before = (await billing.subscription(paying)).subscription_end!;
  await stack.advanceClock(32 * DAY_MS);
  await billing.tick('stripe-clock');
  await billing.settled();
  const page = await pageOf(await resign(paying));
  await page.goto('/usage');
  await expect(page.getByText(/Renews on/)).toBeVisible();
  const after = (await billing.subscription(await resign(paying))).subscription_end!;
  expect(Date.parse(after) - Date.parse(before)).toBeGreaterThan(27 * DAY_MS);

  const late = await pageOf(await resign(failing));
  await late.goto('/usage');
  await expect(late.getByText('Your last payment did not go through')).toBeVisible();
  expect(await violations(late)).toEqual([]);

  await page.goto('/pricing');
  await expect(card(page, 'Switch (Max)').getByText(euro(regularPrice.switch), { exact: true })).toBeVisible();
  await expect(page.getByText('-30%')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change to Max' }).click();
  await expect(confirmation(page).getByText(euro(regularPrice.switch), { exact: true })).toBeVisible();
  await stack.resetClock();
});
