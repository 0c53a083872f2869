import type { Page } from '@playwright/test';
import { linkTo, signIn, signUp, toastOf } from '#test/support/browser/auth-page.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { freshEmail } from '#test/support/people/sign-in.ts';
import {
  allSaved,
  answerDeepDive,
  at,
  finish,
  finishCore,
  finishTriage,
  pathOf,
  start,
} from '../support/browser/answer-steps.ts';
import { openWhatIf } from '../support/browser/result-steps.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** the ten occupations of the what-if list, best first */
const whatIfList = (page: Page) => region(page, 'What if').getByRole('listitem').getByRole('button');

/** Everything a new person does on the first day, step by step in the browser. */
test.describe('the first day of a person', () => {
  test('leads from sign-up to matches that explain themselves, and continues on a phone (SEC-06, NAV-10, NAV-12 to NAV-14, AUT-08 to AUT-10, ARA-27, RES-42, HIS-13, HIS-14)', async ({
    visitor,
    stack,
  }) => {
    const address = freshEmail();
    const first = await visitor();
    const second = await visitor({ width: 390 });

    await signUp(first, address);
    await first.goto(await linkTo(stack, address, /confirm/i));
    await expect(first.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await first.getByRole('link', { name: 'Continue to sign in' }).click();
    await signIn(first, address);
    await expect(toastOf(first, 'Welcome to Waymark!')).toBeVisible();
    await first.waitForURL((url) => url.pathname === '/career-path/new');

    await start(first);
    await finishTriage(first);
    await finishCore(first);
    await allSaved(first); // after four seconds it would continue without

    // stage 3 on another device, which has the saved answers
    await second.goto('/career-path/history');
    await second.waitForURL((url) => url.pathname === '/auth');
    await signIn(second, address);
    await second.waitForURL((url) => url.pathname === '/career-path/history');
    await expect(second.getByText('Stage 3 of 3')).toBeVisible();
    await second.getByRole('link', { name: 'Continue Assessment' }).click();
    await at(second, /^Skills/);
    await answerDeepDive(second);
    await finish(second).click();
    await second.waitForURL((url) => url.pathname.startsWith('/career-path/result/'));
    await expect(region(second, 'What if')).toBeVisible();
    await expect(region(second, 'Directions')).toBeVisible();
    await expect(second.getByRole('listbox', { name: 'Top matches' }).getByRole('option')).toHaveCount(10);

    const whyNot = region(second, 'Why not …?');
    await whyNot.getByLabel('Occupation').fill('software dev');
    await whyNot.getByRole('button', { name: /^Software developer/ }).click();
    await expect(whyNot.getByText(/Place \d+ of \d{3}/)).toBeVisible();

    await openWhatIf(second);
    const before = await whatIfList(second).allTextContents();
    const slider = region(second, 'What if').getByRole('slider').first();
    await slider.focus();
    await second.keyboard.press((await slider.inputValue()) > '50' ? 'Home' : 'End');
    await expect(whatIfList(second)).not.toHaveText(before);
    await region(second, 'What if').getByRole('button', { name: 'Back to my answers' }).click();
    await expect(whatIfList(second)).toHaveText(before);

    const result = pathOf(second);
    await second.goto('/career-path/history');
    await expect(second.getByText(/% Overall Match/)).toBeVisible();
    await second.getByRole('link', { name: 'View Results' }).click();
    await second.waitForURL((url) => url.pathname === result);

    // the first browser is still in the finished assessment, and a reload leads to the result
    await first.reload();
    await first.waitForURL((url) => url.pathname === result);
    await expect(region(first, 'Directions')).toBeVisible();
  });
});
