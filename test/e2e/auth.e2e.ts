import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { confirmed, email, linkTo, password, refused, signIn, signUp, toastOf } from '#test/support/auth-page.ts';
import { violations } from '#test/support/axe.ts';
import { people } from '#test/support/people.ts';
import { freshEmail } from '#test/support/sign-in.ts';

const { stack, visitor } = people();

const open = (width: 390 | 1280 = 1280, expected: RegExp[] = []) => visitor({ width, expected });

/** Milliseconds that the sign-in form still stands after the greeting. */
const fromGreetingToHome = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let greeted = 0;
        // not frame by frame: a busy machine draws none for a while, and would see the greeting late
        const greeting = new MutationObserver(() => {
          if (greeted || !document.body.textContent?.includes('Welcome back!')) return;
          greeted = performance.now();
          greeting.disconnect();
        });
        greeting.observe(document.body, { subtree: true, childList: true, characterData: true });
        const look = () => {
          if (greeted && location.pathname === '/') resolve(performance.now() - greeted);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

describe.each([1280, 390] as const)('at %i px', (width) => {
  it('signs up, opens the mailed link, signs in and is greeted (AUT-01, AUT-08, AUT-09, AUT-10, AUT-23, AUT-24, AUT-25, AUT-26, AUT-27, AUT-30, AUT-31, NAV-02, NAV-03, NET-01)', async () => {
    const page = await open(width);
    const address = freshEmail();
    await page.goto('/auth');
    await email(page).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Sign In', 'Sign Up']);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    expect(await violations(page)).toEqual([]);
    await signUp(page, address);

    await page.goto(await linkTo(stack(), address, /confirm/i));
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Continue to sign in' }).click();
    const asked = page.waitForRequest('**/api/check-subscription'); // AUT-25
    const faded = fromGreetingToHome(page);
    await signIn(page, address);
    await toastOf(page, 'Welcome back!').waitFor();
    await toastOf(page, 'Email verified successfully!').waitFor();
    await toastOf(page, 'Your account has been created and is now active.').waitFor();
    const headers = (await asked).headers();
    expect(headers['content-type']).toBe('application/json'); // NET-01
    expect(headers.authorization).toMatch(/^Bearer eyJ/);
    expect(headers['x-api-key']).toBe(stack().endpoints.apiKey);
    await page.waitForURL('/');
    expect(await faded).toBeGreaterThan(250); // AUT-27: 300 ms
    // on a phone it is in the menu
    await page.getByRole('button', { name: 'Sign out', includeHidden: true }).waitFor({ state: 'attached' });
    expect(await violations(page)).toEqual([]);
  });

  it('sends a signed-in person from /auth to / (AUT-02), and brings them back from other screens (D-16, SEC-06)', async () => {
    const page = await open(width);
    const address = await confirmed(stack());
    await page.goto('/career-path/history');
    await page.waitForURL('/auth?next=%2Fcareer-path%2Fhistory');
    await signIn(page, address);
    await page.waitForURL('/career-path/history');
    await page.goto('/auth');
    await page.waitForURL('/');
  });

  it('resets a forgotten password by the mailed link (AUT-04, AUT-07, AUT-12, AUT-13, AUT-14, AUT-21, D-44)', async () => {
    const page = await open(width, refused);
    const address = await confirmed(stack());
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot password' });
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await dialog.getByText('Enter your e-mail address').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Email').fill(address);
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await toastOf(page, 'Reset email sent! Check your email for password reset instructions.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL('/auth?message=check-email');
    await page.getByText('Check your e-mail').waitFor();

    const link = await linkTo(stack(), address, /password/i);
    await page.goto(link);
    await password(page, 'New password').waitFor();
    expect(await violations(page)).toEqual([]);
    await password(page, 'New password').fill('abcdef');
    await page.getByRole('button', { name: 'Set password' }).click();
    await toastOf(page, 'Password changed').waitFor();
    await signIn(page, address, 'abcdef'); // AUT-20: six letters are enough
    await toastOf(page, 'Welcome back!').waitFor();

    const again = await open(width, refused);
    await again.goto(link);
    await password(again, 'New password').fill('another one');
    await again.getByRole('button', { name: 'Set password' }).click();
    await again.getByText('This link has expired or was already used').waitFor();
    await again.getByRole('button', { name: 'Send a new link' }).click();
    await again.getByRole('dialog', { name: 'Forgot password' }).waitFor();
  });
});

describe('forgot password', () => {
  it('says in a toast what went wrong, over the dialog that stays open (AUT-15)', async () => {
    const page = await open(1280, [/Failed to load resource/]);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot password' });
    await expect
      .poll(() => dialog.getByLabel('Email').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.route(`${stack().endpoints.cognito}/**`, (route) => route.abort());
    await dialog.getByLabel('Email').fill(freshEmail());
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await toastOf(page, 'Error').waitFor();
    await toastOf(page, 'Waymark could not be reached.').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await toastOf(page, 'Error').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Forgot password');
  });

  it('answers the same for an address without an account (D-44)', async () => {
    const page = await open(1280, refused);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot password' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await toastOf(page, 'Reset email sent! Check your email for password reset instructions.').waitFor();
  });
});

describe('sign-up', () => {
  it('is refused without the terms, with a short password or a bad address, before anything is sent (AUT-05, AUT-16 to AUT-19)', async () => {
    const page = await open();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['x-amz-target']) sent.push(request.url());
    });
    await page.goto('/auth?tab=sign-up');
    const submit = page.getByRole('button', { name: 'Sign Up', exact: true });
    await submit.click();
    await page.getByText('Enter your e-mail address').waitFor();
    await page.getByText('Choose a password').waitFor();
    await email(page).fill('abc');
    await password(page).fill('12345');
    await submit.click();
    await page.getByText('Enter an e-mail address like').waitFor();
    await page.getByText('Use at least 6 characters').waitFor();
    await email(page).fill(freshEmail());
    await password(page).fill('123456');
    await submit.click();
    await page.getByText('You must accept the terms and conditions to create an account').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(sent).toEqual([]);
    expect(await email(page).getAttribute('type')).toBe('email');

    const [terms] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'terms and conditions' }).click(),
    ]);
    await terms.getByRole('heading', { name: 'Terms and privacy' }).waitFor(); // NAV-16
    expect(await terms.evaluate(() => window.opener)).toBeNull();
  });

  it('answers the same for an address that has an account (D-43)', async () => {
    const page = await open(1280, refused);
    await signUp(page, await confirmed(stack()));
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  });
});

describe('sign-in', () => {
  it('shows one neutral alert for a wrong password and an unknown address (AUT-06, D-43)', async () => {
    const page = await open(1280, refused);
    await page.goto('/auth');
    const alert = page.getByRole('alert').filter({ hasText: 'Not signed in' });
    const texts: (string | null)[] = [];
    for (const address of [await confirmed(stack()), freshEmail()]) {
      await signIn(page, address, 'not the password');
      await alert.waitFor();
      texts.push(await alert.textContent());
      await page.reload();
    }
    expect(texts[0]).toContain('The e-mail or the password is not right.');
    expect(texts[1]).toBe(texts[0]);
  });

  it('before the mail link offers a new one, and only the new one works (D-15)', async () => {
    const page = await open(1280, refused);
    const address = freshEmail();
    await signUp(page, address);
    const first = await linkTo(stack(), address, /confirm/i);
    await signIn(page, address);
    await page.getByText('Verify your e-mail first').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Resend link' }).click();
    await page.getByText('Link sent').waitFor();
    await page.goto(first);
    await page.getByText('This link has expired or was already used').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(await linkTo(stack(), address, /confirm/i));
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
  });

  it('greets without the verified toast from the second time on (D-15)', async () => {
    const page = await open();
    const address = await confirmed(stack());
    for (const seen of [1, 0]) {
      await page.goto('/auth');
      await signIn(page, address);
      await toastOf(page, 'Welcome back!').waitFor();
      await page.waitForURL('/');
      await expect.poll(() => toastOf(page, 'Email verified successfully!').count()).toBe(seen);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    }
  });

  it('shows the plan of a subscriber until sign-out, also while the check fails (AUT-29, D-53)', async () => {
    const page = await open(1280, [/status of 503/]);
    const pro = stack().endpoints.demoAccounts.find(({ plan }) => plan === 'Pro');
    const badge = page.getByRole('banner').getByText('Premium', { exact: true });
    await page.goto('/auth');
    await signIn(page, pro?.email ?? '', pro?.password);
    await badge.waitFor();
    await page.route('**/api/check-subscription', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await badge.waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await badge.waitFor({ state: 'detached' });
  });

  it('never follows a target of another origin (D-16)', async () => {
    const page = await open();
    const address = await confirmed(stack());
    await page.goto('/auth?next=//example.org/&message=%3Cimg%3E');
    await signIn(page, address);
    await page.waitForURL('/');
  });
});
