import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { confirmed, signIn, toastOf } from '#test/support/browser/auth-page.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { storedSession } from '#test/support/browser/stored-session.ts';
import { at, callsOf, holdRequests, pathOf } from '../support/browser/answer-steps.ts';

test.describe('sign-out', () => {
  test('thanks, ends the session half a second later in every tab, and the token is worth nothing (AUT-11, AUT-22, AUT-28, AUT-29)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor({ expected: [/status of 401/] }); // the other tab may have requests in progress
    const other = await page.context().newPage();
    const address = await confirmed(stack);
    const letGo = await holdRequests(page, '**/api/career_assessments*');
    const revoke = await holdRequests(page, /assets\/revoke-session-.*\.js/);
    await page.goto('/auth');
    await other.goto('/');
    const authorized = page.waitForRequest((request) => Boolean(request.headers().authorization));
    await signIn(page, address);
    const token = (await authorized).headers().authorization?.replace('Bearer ', '');
    await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.waitForURL('/');
    await page.evaluate(() => {
      for (const key of ['assessment_stage_0', 'waymark.resume-draft', 'waymark.resume-aim', 'waymark.letter-written'])
        localStorage.setItem(key, '{}');
    });

    const atTheThanks = storedWhen(page, 'Thank you for using Waymark.');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(toastOf(page, 'Thank you for using Waymark.')).toBeVisible();
    expect(await atTheThanks).not.toEqual([]);
    const begun = callsOf(page);
    letGo(); // the home page gets its pending answer, and requests nothing more before it goes
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    expect(begun.filter(({ name }) => /learning-plans|marks/.test(name))).toEqual([]);
    await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([]);
    revoke(); // the token is revoked even if that code loads late
    const worth = async () => (await stack.call(api.assessment.startSession, {}, token ?? '')).status;
    // a function that has just checked the token accepts it for up to half a minute
    await expect.poll(worth, { timeout: 60_000 }).toBe(401);
  });

  test('ends on this device half a second after the thanks, though the network never answers (AUT-29)', async ({
    newPerson,
    stack,
  }) => {
    const { page } = await newPerson();
    await page.goto('/data-sources');
    await page.clock.install();
    await page.route(/sign-out/, () => undefined);
    await page.route(new RegExp(`:${new URL(stack.endpoints.cognito).port}/`), () => undefined);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(toastOf(page, 'Thank you for using Waymark.')).toBeVisible();
    expect(await stored(page)).not.toEqual([]);
    await page.clock.runFor(500);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });

  test('leaves a screen of one’s own for home, not for sign-in, however late the code of home is there', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor();
    const letGo = await holdRequests(page, /assets\/HomePage-.*\.js/);
    await page.goto('/auth?next=/career-path/history');
    await signIn(page, await confirmed(stack));
    await page.waitForURL('/career-path/history');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Know where' })).toBeVisible();
    expect(pathOf(page)).toBe('/');
  });
});

test('a session that has run out says so, and sign-in leads back to where it was (U5)', async ({
  newPerson,
  stack,
}) => {
  const { page, person } = await newPerson({ width: 390, expected: [/status of 40[01]/] });
  await page.goto('/career-path/history');
  await expect(page.getByText('No assessments yet')).toBeVisible();
  const cognito = `${stack.endpoints.cognito}/**`;
  const over = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };
  const cors = { 'access-control-allow-origin': '*', 'content-type': 'application/x-amz-json-1.1' };
  await page.route(cognito, (route) => route.fulfill({ status: 400, headers: cors, json: over }));
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'UNAUTHORIZED', message: '-', correlationId: 'test' } } }),
  );
  // also if it is noticed before the screen's code has loaded
  const screen = await holdRequests(page, /assets\/HistoryPage-.*\.js/);
  await page.reload();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await page.unroute(cognito);
  await page.unroute('**/api/**');
  screen();
  await signIn(page, person.email, person.password);
  await page.waitForURL('/career-path/history');
  await expect(page.getByText('No assessments yet')).toBeVisible();
});

test('after an erasure on another device nobody is told that answers are kept, and none are (D-94)', async ({
  newPerson,
  stack,
}) => {
  const { page, person } = await newPerson({ width: 390, expected: [/status of 40[01]/] });
  await page.goto('/career-path/history');
  await expect(page.getByText('No assessments yet')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('waymark.resume-draft', '[]'));
  await stack.call(api.account.eraseAccount, { confirm: person.email }, person.accessToken);
  await page.reload();
  await expect(page.getByText('The account was erased', { exact: true })).toBeVisible();
  await expect(page.getByText(/in your account/)).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
  // once the token has expired the reason is unknown, so the text must also be true for an erased account
  await page.goto('/auth?message=session-ended');
  await expect(page.getByText('What you saved is in your account.')).toBeVisible();
});

test.describe('another person in another tab', () => {
  test('sees nothing of whoever was there before, also where no sign-out was seen in between (D-47, AUT-22)', async ({
    newPerson,
    stack,
  }) => {
    const { person, page } = await newPerson();
    await stack.call(api.assessment.startSession, {}, person.accessToken);
    await page.goto('/career-path/history');
    await expect(page.getByText('In Progress')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/data-sources');
    // a tab that was suspended sees both changes at once
    const [theirs] = storedSession(stack, await stack.signUpAndIn()).origins;
    await other.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, theirs!.localStorage);
    await expect(page.getByText('No assessments yet')).toBeVisible();
    await expect(page.getByText('In Progress')).toHaveCount(0);
  });
});

test('a page that Back brings out of the browser’s cache shows nothing of whoever has signed out meanwhile (AUT-22)', async ({
  newPerson,
}) => {
  const { person, page } = await newPerson();
  await page.goto('/account');
  await expect(page.getByText(`You sign in as ${person.email}`)).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeVisible();
  // a cached page gets no events; pageshow tells it that it is back
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
});

/** Without the keys that belong to the device and not to a person. */
const personal = (keys: string[]) => keys.filter((key) => !/^waymark\.(familiar|theme|paper)$/.test(key));

/** Tokens, answers and drafts still on the device. */
const stored = async (page: Page) => personal(await page.evaluate(() => Object.keys(localStorage)));

/** The same at the moment the text appears: by the time a test looks, half a second may have passed. */
const storedWhen = async (page: Page, said: string) =>
  personal(
    await page.evaluate(
      (text) =>
        new Promise<string[]>((found) => {
          new MutationObserver((_, words) => {
            if (!document.body.textContent?.includes(text)) return;
            words.disconnect();
            found(Object.keys(localStorage));
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
      said,
    ),
  );

test.describe('reference data that cannot be had', () => {
  test('comes from the snapshot, and one banner says so for five seconds (NET-07, NET-09, NET-10)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor({ expected: [/status of 503/] });
    const asked: string[] = [];
    await page.route('**/api/v1/assessment/item-bank*', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 503, body: '' });
    });
    await page.goto('/auth?next=/career-path/new');
    await signIn(page, await confirmed(stack));
    // measured in the page, as a test that polls may be late
    const banner = page.evaluate(
      (text) =>
        new Promise<{ most: number; ms: number }>((gone) => {
          const isBanner = (element: Element) => element.childElementCount === 0 && element.textContent === text;
          let [most, since] = [0, 0];
          new MutationObserver(() => {
            const now = performance.now();
            const shown = [...document.querySelectorAll('body *')].filter(isBanner).length;
            if (shown > 0) since ||= now;
            else if (since > 0) gone({ most, ms: now - since });
            most = Math.max(most, shown);
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
      'Live data temporarily unavailable — showing latest snapshot.',
    );
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    const { most, ms } = await banner;
    expect(asked.length).toBe(4);
    expect(most).toBe(1);
    // with tolerance for a busy machine
    expect(ms).toBeGreaterThan(4_500);
    expect(ms).toBeLessThan(15_000);
    await at(page, 'Scenario 1 of 6');
  });
});

test('tokens of another deployment are said to be a session that has ended once, and then are gone (U5)', async ({
  visitor,
  stack,
  person,
}) => {
  const state = storedSession(stack, person);
  for (const entry of state.origins[0]!.localStorage)
    entry.name = entry.name.replace(stack.endpoints.clientId, 'client-of-another');
  const page = await visitor({ storageState: state });
  await page.goto('/usage');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await page.goto('/usage');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});

test('tokens that nobody can read are a session that has ended, and the sign-in says so (U5)', async ({
  visitor,
  stack,
  person,
}) => {
  const page = await visitor({
    storageState: storedSession(stack, { ...person, idToken: 'no.such.token', accessToken: 'x' }),
  });
  await page.goto('/usage');
  await expect(page).toHaveURL(/^[^?]*\/auth\?.*message=session-ended/);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await signIn(page, person.email);
  await page.waitForURL(/\/usage$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/usage/i);
});
