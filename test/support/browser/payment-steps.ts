/** Steps to and through the payment page, for tests of purchases. */
import type { Locator, Page } from '@playwright/test';
import { acceptedCard } from '#test/support/billing/billing.ts';

export const confirmation = (page: Page): Locator => page.getByRole('dialog', { name: /^Confirm your/ });
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** The new tab opened by a click, once it has reached the provider. */
export async function newTab(page: Page, click: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), click()]);
  tab.setDefaultTimeout(30_000);
  await tab.waitForURL(/\/(c\/pay|p\/session|pay)\b/);
  return tab;
}

/** Accepts the terms in the open confirmation and continues to the payment page. */
export async function proceed(page: Page): Promise<Page> {
  await confirmation(page).getByRole('checkbox').check();
  return newTab(page, () => confirmation(page).getByRole('button', { name: 'Proceed to payment' }).click());
}

/** Enters a card and pays; stays on the page if the card is declined. */
export async function pay(tab: Page, details: Record<keyof typeof acceptedCard, string> = acceptedCard): Promise<void> {
  await tab.getByLabel('Card number').fill(details.number);
  await tab.getByLabel('Expiry').fill(details.expiry);
  await tab.getByLabel('Security code').fill(details.cvc);
  await tab.getByRole('button', { name: /[Pp]ay €/ }).click();
}

/** What the payment page says is charged today. */
export const chargeOf = (tab: Page): Locator => tab.locator('.sum');

/** The hash of the return address has been removed, and a reload shows no toast again. */
export async function expectClearedHash(page: Page, title: string): Promise<void> {
  await page.waitForURL(({ hash }) => hash === '');
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText(title, { exact: true }).waitFor({ state: 'detached' });
}
