import type { Page } from '@playwright/test';
import { confirmed, signIn, signUp, toastOf } from '#test/support/browser/auth-page.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { freshEmail } from '#test/support/people/sign-in.ts';
import {
  answerDeepDive,
  at,
  breakCall,
  finish,
  finishCore,
  finishTriage,
  pathOf,
} from '../support/browser/answer-steps.ts';
import { card, confirmation, pay, proceed } from '../support/browser/payment-steps.ts';

/** What browsers do when a site may not store anything: cookies blocked, or storage full. */
const forbidden = () => {
  for (const store of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, store, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};
const full = () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
};

async function signedIn(page: Page, address: string): Promise<void> {
  await page.goto('/auth?next=/career-path/new');
  await signIn(page, address);
}

async function started(page: Page): Promise<void> {
  await page.waitForURL('/career-path/new');
  await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
  await at(page, 'Scenario 1 of 6');
}

test.describe('a device that may store nothing', () => {
  test('signs in with a warning, completes an assessment and signs out (D-47, ARA-27)', async ({ visitor, stack }) => {
    const page = await visitor();
    await page.addInitScript(forbidden);
    await signedIn(page, await confirmed(stack));
    await expect(toastOf(page, 'you stay signed in until the page is reloaded or closed')).toBeVisible();
    await started(page);
    await finishTriage(page);
    await finishCore(page);
    await answerDeepDive(page);
    await finish(page).click();
    await page.waitForURL(/\/career-path\/result\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    expect(pathOf(page)).toBe('/');
  });

  test('creates the account that it says it has created (AUT-08)', async ({ visitor }) => {
    const page = await visitor();
    await page.addInitScript(forbidden);
    await signUp(page, freshEmail());
  });
});

test.describe('a device that has no room left', () => {
  test('starts an assessment, and says where answers are that could not be saved (AIN-15, ARA-24)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor({ expected: [/status of 500/] });
    await page.addInitScript(full);
    await signedIn(page, await confirmed(stack));
    await started(page);
    await breakCall(page, '/assessment-answer');
    await finishTriage(page);
    await expect(page.getByText('Your answers are kept in this page: leave it open')).toBeVisible();
  });

  test('leads to the payment page and shows the plan that was paid for (BIL-09, BIL-20, D-53)', async ({
    newPerson,
    billing,
  }) => {
    const { page } = await newPerson();
    await page.addInitScript(full);
    await page.goto('/pricing');
    await card(page, 'Professional').getByRole('button', { name: 'Start Professional Plan' }).click();
    await expect(confirmation(page)).toBeVisible();
    const tab = await proceed(page);
    await pay(tab);
    await tab.waitForURL((url) => url.pathname === '/');
    await billing.settled(); // before the provider's event arrives, they would be sent to the plans
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No Career Analysis Yet' })).toBeVisible();
  });
});
