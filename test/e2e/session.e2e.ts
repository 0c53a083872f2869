import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { confirmed, signIn, toastOf } from '#test/support/auth-page.ts';
import { people } from '#test/support/people.ts';
import { storedSession } from '#test/support/stored-session.ts';
import { holdRequests, pathOf } from './answer-steps.ts';

const { stack, newPerson, visitor } = people();

const open = (expected: RegExp[] = []) => visitor({ expected });

describe('a session', () => {
  it('goes on with a fresh token when the old one has run out (AUT-22)', async () => {
    const page = await open([/status of 401/]);
    await page.goto('/auth');
    const first = page.waitForRequest('**/api/check-subscription');
    await signIn(page, await confirmed(stack()));
    const old = (await first).headers().authorization;
    await page.waitForURL('/');
    await stack().advanceClock(2 * 60 * 60 * 1000);
    const renewed = page.waitForResponse(
      (response) => response.url().includes('/career_assessments') && response.status() === 200,
    );
    await page.getByRole('link', { name: 'History' }).click();
    const token = (await renewed).request().headers().authorization;
    expect(token).toMatch(/^Bearer eyJ/);
    expect(token).not.toBe(old);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await stack().resetClock();
  });
});

describe('sign-out', () => {
  it('thanks, ends the session half a second later in every tab, and the token is worth nothing (AUT-11, AUT-22, AUT-28, AUT-29)', async () => {
    const page = await open();
    const other = await visitor({ context: page.context() });
    const address = await confirmed(stack());
    await page.goto('/auth');
    await other.goto('/');
    const authorized = page.waitForRequest((request) => Boolean(request.headers().authorization));
    await signIn(page, address);
    const token = (await authorized).headers().authorization?.replace('Bearer ', '');
    await other.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.waitForURL('/');
    await page.evaluate(() => localStorage.setItem('assessment_stage_0', '{}'));

    const atTheThanks = storedWhen(page, 'Thank you for using Waymark.');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await toastOf(page, 'Thank you for using Waymark.').waitFor();
    expect(await atTheThanks).not.toEqual([]);
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await other.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await expect.poll(() => stored(page)).toEqual([]);
    const { status } = await stack().call(api.assessment.startSession, {}, token ?? '');
    expect(status).toBe(401);
  });

  it('ends on this device when the network does not answer (AUT-29)', async () => {
    const page = await open([/Failed to load resource/]);
    await page.goto('/auth');
    await signIn(page, await confirmed(stack()));
    await page.waitForURL('/');
    await page.route(/sign-out/, (route) => route.abort());
    await page.route(new RegExp(`:${new URL(stack().endpoints.cognito).port}/`), () => undefined); // never answers
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await expect.poll(() => stored(page)).toEqual([]);
  });

  it('leaves a screen of one’s own for home, not for sign-in, however late the code of home is there', async () => {
    const page = await open();
    const letGo = await holdRequests(page, /assets\/HomePage-.*\.js/);
    await page.goto('/auth?next=/career-path/history');
    await signIn(page, await confirmed(stack()));
    await page.waitForURL('/career-path/history');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Know where' }).waitFor();
    expect(pathOf(page)).toBe('/');
  });
});

describe('another person in another tab', () => {
  it('sees nothing of whoever was there before, also where no sign-out was seen in between (D-47, AUT-22)', async () => {
    const { person, page } = await newPerson();
    await stack().call(api.assessment.startSession, {}, person.accessToken);
    await page.goto('/career-path/history');
    await page.getByText('In Progress').waitFor();
    const other = await visitor({ context: page.context() });
    await other.goto('/data-sources');
    // a tab that was asleep hears of both at once
    const [theirs] = storedSession(stack(), await stack().signUpAndIn()).origins;
    await other.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, theirs!.localStorage);
    await page.getByText('No assessments yet').waitFor();
    expect(await page.getByText('In Progress').count()).toBe(0);
  });
});

const personal = (keys: string[]) => keys.filter((key) => /Cognito|^assessment_|^current_/.test(key));

/** Tokens and answers still on the device. */
const stored = async (page: Page) => personal(await page.evaluate(() => Object.keys(localStorage)));

/** The same at the moment in which the page says so: half a second later may have passed when a test looks. */
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

describe('reference data that cannot be had', () => {
  it('comes from the snapshot, and one banner says so for five seconds (NET-07, NET-08, NET-09, NET-10)', async () => {
    const page = await open([/status of 503/]);
    const asked: string[] = [];
    await page.route('**/api/v1/assessment/item-bank*', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 503, body: '' });
    });
    await page.goto('/auth?next=/career-path/new');
    await signIn(page, await confirmed(stack()));
    await page.clock.install();
    await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    // from now on the clock of the page stands still but for what is let pass here
    await page.clock.pauseAt(Date.now() + 1_000);
    const banner = page.getByText('Live data temporarily unavailable — showing latest snapshot.');
    await expect
      .poll(async () => {
        await page.clock.runFor(250); // the pauses between its tries
        return banner.count();
      })
      .toBe(1);
    expect(asked.length).toBe(4);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.clock.runFor(4_500);
    expect(await banner.count()).toBe(1);
    await page.clock.runFor(500);
    await banner.waitFor({ state: 'detached' });
  });
});
