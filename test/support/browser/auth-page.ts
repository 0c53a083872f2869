import type { Page } from '@playwright/test';
import { freshEmail, mailsTo, testPassword } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';

/** The account screens as a person uses them. */

export const email = (page: Page) => page.getByLabel('Email');
export const password = (page: Page, label = 'Password') => page.getByRole('textbox', { name: label, exact: true });
export const toastOf = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

/** @param here uses the form that is open, with its return target */
export async function signUp(page: Page, address: string, { here = false } = {}): Promise<void> {
  if (!here) await page.goto('/auth?tab=sign-up');
  await email(page).fill(address);
  await password(page).fill(testPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await toastOf(page, 'Account created successfully! You can now sign in with your credentials.').waitFor();
  await page.getByRole('main').getByText(`Open the link that was emailed to ${address}, then sign in.`).waitFor();
}

/** Waits for the form to change: a letter typed meanwhile is lost. */
export async function openTab(page: Page, name: 'Sign In' | 'Sign Up'): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('button', { name, exact: true }).waitFor();
}

/** Works whichever form is open. */
export async function signIn(page: Page, address: string, word = testPassword): Promise<void> {
  await openTab(page, 'Sign In');
  await email(page).fill(address);
  await password(page).fill(word);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The address of a new confirmed account. */
export const confirmed = async (stack: Stack): Promise<string> => (await stack.signUpAndIn(freshEmail())).email;

/** The link in the latest email with such a subject. */
export async function linkTo(stack: Stack, address: string, subject: RegExp): Promise<string> {
  const mail = (await mailsTo(stack.endpoints, address)).find((each) => subject.test(each.subject));
  return mail?.links[0] ?? '';
}
