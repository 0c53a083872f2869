import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lastNote, whatStays } from '#shared/account/erasure.ts';
import { exportKinds } from '#shared/account/export.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { freshEmail, mailedCode, mailsTo } from '#test/support/people/sign-in.ts';
import { refuse, refusedCall } from '#test/support/screens/screen-state.ts';
import { holdRequests } from '../support/browser/answer-steps.ts';
import { newTab } from '../support/browser/payment-steps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });

test('an account is exported, erased by the keyboard with a receipt, and taken back by another sign-up (D-94)', async ({
  stack,
  newPerson,
}) => {
  const { person, page } = await newPerson();
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  await page.goto('/usage');
  await button(page, 'Account, Free').click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await button(page, 'Save as JSON').click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^Waymark export \d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();
  expect(readFileSync(file, 'utf8').includes(resultId)).toBe(true);
  const readable = page.waitForEvent('download');
  await button(page, 'Save as a page to read').click();
  const forReading = await readable;
  expect(forReading.suggestedFilename()).toMatch(/^Waymark export \d{4}-\d\d-\d\d\.html$/);
  const text = readFileSync(await forReading.path(), 'utf8');
  for (const there of ['<!doctype html>', exportKinds.assessment, resultId])
    expect([there, text.includes(there)]).toEqual([there, true]);
  await expect(page.getByText('Your export is saved: it is among your downloads.')).toBeVisible();

  await button(page, 'Erase my account').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase everything permanently?' });
  const field = dialog.getByLabel('Your email address, to confirm');
  await field.fill('someone@example.com');
  await button(page, 'Erase permanently').press('Enter');
  await expect(dialog.getByText(`Type ${person.email}`)).toBeVisible();
  await field.fill(person.email);
  await button(page, 'Erase permanently').press('Enter');
  await expect(page.getByText('Everything is erased but one note, which goes in about an hour.')).toBeVisible();
  await expect(page.getByText(lastNote)).toBeVisible();
  const stays = page.locator('section', { has: page.getByRole('heading', { name: 'What stays' }) });
  await expect(stays.getByRole('listitem')).toHaveText(whatStays);
  await expect(page.getByText('We cannot email it, because your address is erased too.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  // the receipt has its own address, and the device keeps nothing of the session
  await page.route('**/api/erasure/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ended_at: new Date().toISOString() } });
  });
  await page.reload();
  await expect(page.getByText('Everything is erased.', { exact: true })).toBeVisible();
  await expect(page.getByText(lastNote)).toHaveCount(0);
  await expect(page.getByText('nothing remains.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Cognito')))).toEqual([]);
  await page.goto('/account');
  await page.waitForURL((url) => url.pathname === '/auth');

  const { page: anew } = await newPerson();
  await anew.goto('/account');
  await anew.getByLabel('The JSON file of an export').setInputFiles(file);
  await expect(anew.getByText('1 imported.')).toBeVisible();
  await anew.getByLabel('The JSON file of an export').setInputFiles(file);
  await expect(anew.getByText('0 imported, 1 here already.')).toBeVisible();
  await anew.goto('/career-path/history');
  await expect(anew.getByRole('link', { name: 'View results' })).toHaveCount(1);
  await expect(anew.getByText(/^Imported on [A-Z]\w+ \d{1,2}, \d{4}$/)).toBeVisible();
});

test('a link for a new password is emailed from the account, and the plan opens at Stripe (U11)', async ({
  stack,
  pageOf,
  customer,
}) => {
  const person = await customer('pro');
  const page = await pageOf(person, { expected: [/status of 401/] }); // a new password ends this session, too
  await page.goto('/account');
  await button(page, 'Email me a link for a new password').click();
  await expect(page.getByText(`The link is on its way: look for an email to ${person.email}.`)).toBeVisible();
  const portal = await newTab(page, () => button(page, 'Plan and invoices at Stripe').click());
  expect(new URL(portal.url()).origin).toBe(new URL(stack.endpoints.stripe).origin);
  await expect(portal.getByRole('link', { name: 'Cancel plan' })).toBeVisible();
  const [mail] = await mailsTo(stack.endpoints, person.email);
  await page.goto(mail!.links.find((link) => link.includes('code='))!);
  await page.getByLabel('New password').fill('another correct horse');
  await button(page, 'Set password').click();
  expect((await stack.signIn(person.email, 'another correct horse')).sub).toBe(person.sub);
});

test('a failed export stays visible while it is retried, with the focus on Retry', async ({ newPerson }) => {
  const { page } = await newPerson({ expected: refusedCall });
  await refuse('/export-account')(page);
  await page.goto('/account');
  await button(page, 'Save as JSON').click();
  const retry = button(page, 'Retry');
  await retry.waitFor();
  await page.unrouteAll();
  const release = await holdRequests(page, '**/api/export-account');
  await retry.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  await expect(page.getByText('The export could not be made')).toBeVisible();
  const saved = page.waitForEvent('download');
  release();
  await saved;
  await expect(retry).toHaveCount(0);
});

test('a name and the reminder are stored with the account, and the mail links to where it is turned off', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ width: 390 });
  await page.clock.install();
  const arrive = await holdRequests(page, /assets\/AccountPage-.*\.js/);
  await page.goto('/account#mails');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.clock.fastForward(8_000); // the section is scrolled into view even when the page is late
  arrive();
  const reminder = page.getByLabel('Remind me 7 days before a result is deleted');
  await expect(reminder).toBeChecked();
  await expect(reminder).toBeInViewport();
  // pressed again before the first answer: the last choice is kept
  const release = await holdRequests(page, '**/api/profile');
  await reminder.press('Space');
  await expect(reminder).not.toBeChecked();
  await reminder.press('Space');
  await expect(reminder).toBeChecked();
  release();
  await expect(page.getByText('Saved: we will remind you.')).toBeVisible();
  await reminder.press('Space');
  await expect(page.getByText('Saved: we will not remind you.')).toBeVisible();
  await page.getByLabel('Your name').fill(' Zoë O’Neil ');
  await page.getByLabel('Your name').press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(reminder).not.toBeChecked();
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë O’Neil');
  await page.goto('/');
  await expect(page.getByText('Hello Zoë O’Neil', { exact: true })).toBeVisible();
});

test('what cannot be loaded is requested once, and each section says so at once', async ({ newPerson }) => {
  const { page } = await newPerson({ expected: refusedCall });
  for (const [address, call, titles] of [
    ['/account', '/profile', ['Your name could not be loaded', 'Your email settings could not be loaded']],
    ['/career-path/new', '/rpc/get_user_usage_summary', ['Your usage could not be loaded']],
  ] as const) {
    let calls = 0;
    await refuse(call)(page);
    page.on('request', (request) => {
      if (request.url().endsWith(`/api${call}`)) calls += 1;
    });
    await page.goto(address);
    for (const title of titles) await expect(page.getByText(title)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls, address).toBe(1);
  }
});

test('a file that was changed, or is no export or no JSON, is refused with the reason and changes nothing', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ expected: [/status of 400/] });
  await page.goto('/account');
  const choose = (text: string) =>
    page
      .getByLabel('The JSON file of an export')
      .setInputFiles({ name: 'export.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByLabel('The JSON file of an export')).toBeAttached();
  // what the device can check itself does not wait for the server
  const release = await holdRequests(page, '**/api/**');
  await choose('<html>');
  await expect(page.getByText('This file is not JSON.')).toBeVisible();
  await choose('{}');
  await expect(page.getByText('This is not an export that can be read here: format')).toBeVisible();
  release();
  const forged = { kind: 'cv', id: 'CV', content: { userInfo: {} }, signature: 'x'.repeat(43) };
  const exported_at = '2026-11-23T00:00:00.000Z';
  await choose(JSON.stringify({ format: 'waymark-export', version: 1, exported_at, entries: [forged, forged] }));
  await expect(page.getByText('0 imported, 2 refused.')).toBeVisible();
  const reason = 'CV: this entry was changed, or is not from an export of Waymark (2 times)';
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
});

test('another email address applies once its mailed code was entered, and not before (U11, D-94)', async ({
  stack,
  newPerson,
}) => {
  const { person, page } = await newPerson({ expected: [/status of 400/] });
  const next = freshEmail();
  await page.goto('/account');
  await button(page, 'Change the address').click();
  await expect(page.getByLabel('New email address')).toBeFocused();
  await page.getByLabel('New email address').fill(person.email);
  await button(page, 'Email the code').click();
  await expect(page.getByText('This is the address of your account already')).toBeVisible();
  await page.getByLabel('New email address').fill(next);
  await button(page, 'Email the code').click();
  await expect(page.getByText(`A code is on its way to ${next}`)).toBeVisible();
  await expect(page.getByLabel('Code from the email')).toBeFocused();
  const code = await mailedCode(stack.endpoints, next);
  await page.getByLabel('Code from the email').fill(code === '111111' ? '222222' : '111111');
  await button(page, 'Change the address').click();
  await expect(page.getByText('That is not the code from the newest email.')).toBeVisible();
  await expect(page.getByText(`You sign in as ${person.email}.`)).toBeVisible();
  // the page was left; the link in the mail continues
  await page.goto(`/account?code=${code}`);
  await expect(page.getByLabel('Code from the email')).toHaveValue(code);
  await button(page, 'Change the address').click();
  await expect(page.getByText(`You sign in as ${next}.`)).toBeVisible();
  expect((await stack.signIn(next)).sub).toBe(person.sub);
});

test('every device is signed out, or the person hears that they are not (U11, R4)', async ({ newPerson, pageOf }) => {
  const { person, page } = await newPerson({ expected: [/status of 503/] });
  const lost = await pageOf(person, { expected: [/status of 40[01]/] });
  await lost.goto('/account');
  await expect(lost.getByText(`Signed in as ${person.email}.`)).toBeVisible();
  await page.goto('/account');
  await page.route('**/sign-out', (route) => route.fulfill({ status: 503, json: {} }));
  await button(page, 'Sign out everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Your other devices are still signed in')).toBeVisible();
  await expect(page.getByText('You are signed out.')).toHaveCount(0);
  await page.unroute('**/sign-out');
  await button(page, 'Retry').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Know where' })).toBeVisible();
  await lost.getByLabel(/reminder|Remind me/).click();
  await expect(lost.getByText('Your session has ended').first()).toBeVisible();
});

test('a chosen theme applies on every page from its first paint, and paper is always light (U11)', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ expected: [/ERR_FAILED/] });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/account');
  await page.getByLabel('Theme').selectOption('Dark');
  const night = 'rgb(13, 23, 19)';
  await expect(page.locator('html')).toHaveCSS('background-color', night);
  // also before the app has loaded
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/terms']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('background-color', night);
  }
  await page.unroute('**/assets/*.js');
  await page.goto('/account');
  await expect(page.getByLabel('Theme')).toHaveValue('dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Theme').selectOption('System');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(246, 241, 228)');
});
