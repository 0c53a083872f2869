import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkTo, signIn, signUp, toastOf } from '#test/support/auth-page.ts';
import { violations } from '#test/support/axe.ts';
import { people } from '#test/support/people.ts';
import { freshEmail } from '#test/support/sign-in.ts';
import { answerDeepDive, at, finish, finishCore, finishTriage, pathOf, start } from './answer-steps.ts';

const { stack, visitor } = people();

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** the ten of the what-if list, best first */
const whatIfList = (page: Page) => region(page, 'What if').getByRole('listitem').getByRole('button').allTextContents();

/** Everything a new person does on the first day, by hand, without a short cut anywhere. */
describe.each([1280, 390] as const)('the first day of a person, at %i px', (width) => {
  it('leads from sign-up to matches that explain themselves, and goes on in a second browser (SEC-02, SEC-06, NAV-10, NAV-12 to NAV-14, AUT-08 to AUT-10, ARA-27, RES-04, RES-05, RES-42, HIS-13, HIS-14)', async () => {
    const address = freshEmail();
    const first = await visitor({ width });
    const second = await visitor({ width });

    await signUp(first, address);
    await first.goto(await linkTo(stack(), address, /confirm/i));
    await first.getByRole('heading', { name: 'Email verified' }).waitFor();
    await first.getByRole('link', { name: 'Continue to sign in' }).click();
    await signIn(first, address);
    await toastOf(first, 'Welcome back!').waitFor();
    await first.waitForURL((url) => url.pathname === '/');

    await start(first);
    await finishTriage(first);
    await finishCore(first);

    // the third stage on another device: what was saved is there
    await second.goto('/career-path/history');
    await second.waitForURL((url) => url.pathname === '/auth');
    await signIn(second, address);
    await second.waitForURL((url) => url.pathname === '/career-path/history');
    await second.getByText('Stage 3 of 3').waitFor();
    expect(await violations(second)).toEqual([]);
    await second.getByRole('link', { name: 'Continue Assessment' }).click();
    await at(second, /^Skills/);
    await answerDeepDive(second);
    await finish(second).click();
    await second.waitForURL((url) => url.pathname.startsWith('/career-path/result/'));
    await region(second, 'What if').waitFor();
    await region(second, 'Fields first').waitFor();
    expect(await second.getByRole('listbox', { name: 'Top matches' }).getByRole('option').count()).toBe(10);
    expect(await violations(second)).toEqual([]);

    const whyNot = region(second, 'Why not …?');
    await whyNot.getByLabel('Occupation').fill('software dev');
    await whyNot.getByRole('button', { name: /^Software Developers/ }).click();
    await whyNot.getByText(/Place \d+ of \d{3}/).waitFor();

    const before = await whatIfList(second);
    const slider = region(second, 'What if').getByRole('slider').first();
    await slider.focus();
    await second.keyboard.press((await slider.inputValue()) > '50' ? 'Home' : 'End');
    await expect.poll(async () => whatIfList(second)).not.toEqual(before);
    await region(second, 'What if').getByRole('button', { name: 'Back to my answers' }).click();
    await expect.poll(async () => whatIfList(second)).toEqual(before);

    const result = pathOf(second);
    await second.goto('/career-path/history');
    await second.getByText(/% Overall Match/).waitFor();
    await second.getByRole('link', { name: 'View Results' }).click();
    await second.waitForURL((url) => url.pathname === result);

    // the first browser still stands in the finished assessment: it is led to the result
    await first.reload();
    await first.waitForURL((url) => url.pathname === result);
    await region(first, 'Fields first').waitFor();
  });
});
