import type { Locator, Page } from '@playwright/test';
import {
  confirmed,
  email,
  linkTo,
  openTab,
  password,
  signIn,
  signUp,
  toastOf,
} from '#test/support/browser/auth-page.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { freshEmail, mailsTo } from '#test/support/people/sign-in.ts';
import { refusedCall } from '#test/support/screens/screen-state.ts';

/** Milliseconds from the greeting until the page leaves the sign-in form. */
const fromGreetingTo = (page: Page, path: string) =>
  page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        let greeted = 0;
        // not once per frame, as a busy machine may skip frames and see the greeting late
        const greeting = new MutationObserver(() => {
          if (greeted || !/Welcome (back|to Waymark)!/.test(document.body.textContent ?? '')) return;
          greeted = performance.now();
          greeting.disconnect();
        });
        greeting.observe(document.body, { subtree: true, childList: true, characterData: true });
        const look = () => {
          if (greeted && location.pathname === target) resolve(performance.now() - greeted);
          else requestAnimationFrame(look);
        };
        look();
      }),
    path,
  );

/** Whether the two overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return true;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.describe('the way in', () => {
  test('signs up, opens the mailed link, signs in and is greeted (AUT-01, AUT-08, AUT-09, AUT-10, AUT-23, AUT-24, AUT-25, AUT-30, AUT-31, NAV-02, NAV-03, NET-01)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor();
    const address = freshEmail();
    await page.goto('/auth');
    await expect(email(page)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
    await email(page).fill(address);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByRole('checkbox')).toBeVisible();
    await expect(email(page)).toHaveValue(address); // both forms share the typed value
    await expect(page.getByText('New here?')).toHaveCount(0);
    await signUp(page, address);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('New here?')).toHaveCount(0); // the device is known now

    await page.goto(await linkTo(stack, address, /confirm/i));
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await expect(page.getByText('Your email address is confirmed and your Waymark account is active.')).toBeVisible();
    await page.getByRole('link', { name: 'Continue to sign in' }).click();
    const asked = page.waitForRequest('**/api/check-subscription'); // AUT-25
    const faded = fromGreetingTo(page, '/career-path/new'); // D-91
    await expect(email(page)).toHaveValue(address);
    await signIn(page, address);
    await expect(toastOf(page, 'Welcome to Waymark!')).toBeVisible();
    await expect(toastOf(page, 'Email verified successfully!')).toBeVisible();
    await expect(toastOf(page, 'Your account has been created and is now active.')).toBeVisible();
    const headers = (await asked).headers();
    expect(headers['content-type']).toBe('application/json'); // NET-01
    expect(headers.authorization).toMatch(/^Bearer eyJ/);
    expect(headers['x-api-key']).toBe(stack.endpoints.apiKey);
    await page.waitForURL('/career-path/new');
    expect(await faded).toBeGreaterThan(200);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  test('needs nothing typed twice: the tab that signed up continues when the mail is opened in another (U3)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor({ width: 390 });
    const address = freshEmail();
    await page.goto('/auth?next=/career-path/new'); // the first visit on a device offers sign-up
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await signUp(page, address, { here: true });
    await expect(page.locator(':focus')).toContainText('Check your inbox');
    const wayOn = page.getByRole('button', { name: 'Sign In', exact: true });
    await expect.poll(() => overlap(wayOn, page.getByRole('region', { name: 'Notifications' }))).toBe(false);
    await expect(wayOn).toBeInViewport({ ratio: 1 });
    await expect(email(page)).toHaveValue(address);
    await expect(password(page)).not.toHaveValue('');
    const mail = await page.context().newPage();
    await mail.goto(await linkTo(stack, address, /confirm/i));
    await expect(mail.getByText('You are signed in.')).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/career-path/new');
    await page.waitForURL('/career-path/new');
    await expect(page.getByRole('main')).toBeFocused(); // the page of that address has loaded
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Apply Now' })).toBeVisible();
    await page.goto('/auth?next=/career-path/new'); // the device is known now
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(email(page)).toHaveValue('');
  });

  test('leads to / after sign-in (AUT-27), from /auth, too (AUT-02), and back to other screens (D-16, SEC-06)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor();
    const address = await confirmed(stack);
    await page.goto('/career-path/history');
    await page.waitForURL('/auth?next=%2Fcareer-path%2Fhistory');
    await signIn(page, address);
    await page.waitForURL('/career-path/history');
    await page.goto('/auth');
    await page.waitForURL('/');

    const other = await visitor();
    await other.goto('/auth');
    await expect(email(other)).toBeVisible();
    const faded = fromGreetingTo(other, '/');
    await signIn(other, address);
    await other.waitForURL('/');
    expect(await faded).toBeGreaterThan(200); // 300 ms, measured a little late
  });

  test('resets a forgotten password by the mailed link (AUT-04, AUT-07, AUT-12, AUT-13, AUT-14, AUT-21, D-44)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor({ expected: refusedCall });
    const address = await confirmed(stack);
    await page.goto('/auth');
    await signIn(page, address, 'forgotten');
    await expect(page.getByText('Not signed in')).toBeVisible();
    await page.getByRole('button', { name: 'Forgot password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot password' });
    await expect(dialog.getByLabel('Email')).toHaveValue(address);
    await dialog.getByLabel('Email').fill('');
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await expect(dialog.getByText('Enter your email address')).toBeVisible();
    await dialog.getByLabel('Email').fill(address);
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await expect(toastOf(page, 'Reset email sent! Check your email for password reset instructions.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.waitForURL('/auth?message=check-email');
    await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
    await expect(page.getByText('Not signed in')).toHaveCount(0);

    const link = await linkTo(stack, address, /password/i);
    await page.goto(link);
    await expect(password(page, 'New password')).toBeVisible();
    await password(page, 'New password').fill('abcdef');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(toastOf(page, 'Password changed')).toBeVisible();
    await expect(email(page)).toHaveValue(address);
    await signIn(page, address, 'abcdef'); // AUT-20: six letters are enough
    // shown instead of the greeting at an account's first sign-in, and not dismissed automatically
    await expect(toastOf(page, 'Email verified successfully!')).toBeVisible();

    const again = await visitor({ expected: refusedCall });
    await again.goto(link);
    await password(again, 'New password').fill('another one');
    await again.getByRole('button', { name: 'Set password' }).click();
    await expect(again.getByText('This link has expired or was already used')).toBeVisible();
    await again.getByRole('button', { name: 'Send a new link' }).click();
    await expect(again.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  });
});

test.describe('forgot password', () => {
  test('says in a toast what went wrong, over the dialog that stays open (AUT-15)', async ({ visitor, stack }) => {
    const page = await visitor({ expected: [/Failed to load resource/] });
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot password' });
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await page.route(`${stack.endpoints.cognito}/**`, (route) => route.abort());
    await dialog.getByLabel('Email').fill(freshEmail());
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await expect(toastOf(page, 'Error')).toBeVisible();
    await expect.poll(() => overlap(toastOf(page, 'Error'), dialog.getByRole('button', { name: 'Send' }))).toBe(false);
    await expect(toastOf(page, 'Waymark could not be reached.')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toastOf(page, 'Error')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Forgot password' })).toBeFocused();
  });

  test('answers the same for an address without an account (D-44)', async ({ visitor }) => {
    const page = await visitor({ expected: refusedCall });
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot password' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(toastOf(page, 'Reset email sent! Check your email for password reset instructions.')).toBeVisible();
  });
});

test.describe('sign-up', () => {
  test('is refused without the terms, with a short password or a bad address, before anything is sent; the server’s answer is shown above the form (AUT-05, AUT-06, AUT-16 to AUT-19)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor({ expected: [/Failed to load resource/] });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['x-amz-target']) sent.push(request.url());
    });
    await page.goto('/auth?tab=sign-up');
    await expect(page).toHaveTitle('Create your account · Waymark');
    await expect(password(page)).toHaveAccessibleDescription(/^At least 6 characters/);
    const submit = page.getByRole('button', { name: 'Sign Up', exact: true });
    await submit.click();
    await expect(page.getByText('Enter your email address')).toBeVisible();
    await expect(page.getByText('Choose a password')).toBeVisible();
    await email(page).fill('abc');
    await password(page).fill('12345');
    await submit.click();
    await expect(page.getByText('Enter an email address like')).toBeVisible();
    await expect(password(page)).toHaveAccessibleDescription('Use at least 6 characters');
    await email(page).fill(freshEmail());
    await password(page).fill('123456');
    await submit.click();
    await expect(page.getByText('You must accept the terms and conditions to create an account')).toBeVisible();
    await openTab(page, 'Sign In');
    await email(page).fill('');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Enter your email address')).toBeVisible();
    await expect(page.getByText('Enter your password')).toBeVisible();
    expect(sent).toEqual([]);
    await expect(email(page)).toHaveAttribute('type', 'email');
    await page.getByRole('tab', { name: 'Sign Up' }).click();

    const [terms] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'terms and conditions' }).click(),
    ]);
    await expect(terms.getByRole('heading', { name: 'Terms and privacy' })).toBeVisible(); // NAV-16
    expect(await terms.evaluate(() => window.opener)).toBeNull();

    await page.route(`${stack.endpoints.cognito}/**`, (route) => route.abort());
    await email(page).fill(freshEmail());
    await password(page).fill('123456');
    await page.getByRole('checkbox').check();
    await submit.click();
    const alert = page.getByRole('alert').filter({ hasText: 'No account created' });
    await expect(alert).toContainText('Waymark could not be reached.');
  });

  test('answers the same for an address that has an account (D-43)', async ({ visitor, stack }) => {
    const page = await visitor({ expected: refusedCall });
    const address = await confirmed(stack);
    const mails = await mailsTo(stack.endpoints, address);
    await signUp(page, address);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await mailsTo(stack.endpoints, address)).toEqual(mails);
  });
});

test.describe('sign-in', () => {
  test('shows one neutral alert for a wrong password and an unknown address (AUT-06, D-43)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor({ expected: refusedCall });
    await page.goto('/auth');
    const alert = page.getByRole('alert').filter({ hasText: 'Not signed in' });
    const texts: (string | null)[] = [];
    await page.setViewportSize({ width: 390, height: 500 });
    for (const address of [await confirmed(stack), freshEmail()]) {
      await signIn(page, address, 'not the password');
      await expect(alert).toBeInViewport({ ratio: 1 }); // above the form, whose button is reached by scrolling
      texts.push(await alert.textContent());
      await page.reload();
    }
    expect(texts[0]).toContain('The email or the password is not right.');
    expect(texts[1]).toBe(texts[0]);
  });

  test('before the mail link offers a new one, and only the new one works (D-15)', async ({ visitor, stack }) => {
    const page = await visitor({ expected: refusedCall });
    const address = freshEmail();
    await signUp(page, address);
    const first = await linkTo(stack, address, /confirm/i);
    await signIn(page, address);
    await expect(page.getByText('Verify your email first')).toBeVisible();
    await page.getByRole('button', { name: 'Resend link' }).click();
    await expect(page.getByText('Link sent')).toBeVisible();
    await page.goto(first);
    await expect(page.getByText('This link has expired or was already used')).toBeVisible();
    await page.goto(await linkTo(stack, address, /confirm/i));
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  });

  test('after a sign-up the link can be mailed again, and a wrong address corrected, before anything fails (D-15)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor({ width: 390, expected: refusedCall });
    const address = freshEmail();
    await signUp(page, address);
    const first = await linkTo(stack, address, /confirm/i);
    await page.getByRole('button', { name: 'Resend link' }).click();
    await expect(page.getByText('Link sent: only the newest one works.')).toBeVisible();
    expect(await linkTo(stack, address, /confirm/i)).not.toBe(first);
    await page.getByRole('button', { name: 'Wrong address?' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(email(page)).toHaveValue(address);
  });

  test('a mistyped address is corrected without typing the password again (U3)', async ({ visitor, stack }) => {
    const page = await visitor({ width: 390 });
    const address = freshEmail();
    await signUp(page, `mistyped-${address}`);
    await openTab(page, 'Sign Up');
    await email(page).fill(address);
    await expect(password(page)).not.toHaveValue('');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('main').getByText(`Open the link that was emailed to ${address},`)).toBeVisible();
    const mail = await page.context().newPage();
    await mail.goto(await linkTo(stack, address, /confirm/i));
    await page.waitForURL('/career-path/new');
  });

  test('a lost mail is replaced by signing up again, with any password (D-15, D-43)', async ({ visitor, stack }) => {
    const address = freshEmail();
    await signUp(await visitor(), address);
    const lost = await linkTo(stack, address, /confirm/i);
    const page = await visitor({ expected: refusedCall });
    await page.goto('/auth?tab=sign-up');
    await email(page).fill(address);
    await password(page).fill('another good password');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText('its password still applies')).toBeVisible();
    const again = await linkTo(stack, address, /confirm/i);
    expect(again).not.toBe(lost);
    await page.goto(again);
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await page.goto('/auth');
    await signIn(page, address, 'another good password');
    await expect(page.getByText('The email or the password is not right.')).toBeVisible();
    await signIn(page, address);
    await page.waitForURL((url) => url.pathname !== '/auth');
  });

  test('says that the email is verified at the first sign-in of the account, and on no device again (AUT-23, AUT-26, D-15, D-85)', async ({
    visitor,
    stack,
  }) => {
    const address = await confirmed(stack);
    for (const first of [true, false]) {
      const page = await visitor();
      await page.goto('/auth');
      const told = page.waitForResponse('**/api/greeting');
      const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph');
      await expect(email(page)).toBeVisible();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1_000);
      await signIn(page, address);
      await expect(toasts).toHaveText(['Welcome back!']);
      await (await told).finished();
      await page.clock.runFor(99);
      await expect(toasts).toHaveText(['Welcome back!']);
      await page.clock.runFor(1);
      await expect(toasts).toHaveText(
        first
          ? ['Email verified successfully!', 'Your account has been created and is now active. Welcome to Waymark!']
          : ['Welcome back!'],
      );
      expect(await (await told).json()).toEqual({ first });
      await page.clock.resume();
      await page.waitForURL('/');
    }
  });

  test('shows the plan of a subscriber until sign-out, also while the check fails (AUT-29, D-53)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor({ expected: [/status of 503/] });
    const pro = stack.endpoints.demoAccounts.find(({ plan }) => plan === 'Pro');
    const badge = page.getByRole('banner').getByText('Premium', { exact: true });
    await page.goto('/auth');
    await signIn(page, pro?.email ?? '', pro?.password);
    await expect(badge).toBeVisible();
    // demo accounts are created confirmed, so there is no email to announce as verified
    await expect(toastOf(page, 'Welcome back!')).toBeVisible();
    await page.route('**/api/check-subscription', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await expect(badge).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(badge).toHaveCount(0);
  });

  test('never follows a target of another origin (D-16)', async ({ visitor, stack }) => {
    const page = await visitor();
    const address = await confirmed(stack);
    await page.goto('/auth?next=//example.org/&message=%3Cimg%3E');
    await signIn(page, address);
    await page.waitForURL('/');
  });
});
