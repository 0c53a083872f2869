/** Toasts cover nothing that is needed to choose, fill in or continue (docs/decisions/0097). */
import type { Page } from '@playwright/test';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { confirmed, signIn } from '#test/support/browser/auth-page.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import {
  almostDone,
  answerScenarios,
  at,
  breakCall,
  finish,
  holdRequests,
  setPriorities,
  start,
  toastOf,
} from '../support/browser/answer-steps.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

interface Look {
  /** whether the toast bar is visible */
  seen: boolean;
  /** the texts of the controls it covers */
  covers: string[];
}

const vital = 'input, select, textarea, label, [role="tab"], form button[type="submit"], [data-foot] button';

/** Looks at what a visible toast covers. */
const look = (page: Page, used = vital): Promise<Look> =>
  page.evaluate((selector) => {
    const bar = document.querySelector('[aria-label="Notifications"]')!;
    const { top, bottom, left, right, height } = bar.getBoundingClientRect();
    const seen = height > 0 && getComputedStyle(bar).clipPath === 'none' && top >= 0 && bottom <= innerHeight;
    const covers = [...document.querySelectorAll(selector)].filter((one) => {
      const box = one.getBoundingClientRect();
      return (
        one.checkVisibility() &&
        box.height > 0 &&
        box.top < bottom &&
        box.bottom > top &&
        box.left < right &&
        box.right > left
      );
    });
    return { seen, covers: seen ? covers.map((one) => one.textContent || one.ariaLabel || one.localName) : [] };
  }, used);

/** Hides the page: toasts of a hidden page stay until somebody looks. */
const keepSaying = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

async function inEverySize(page: Page, check: (size: string) => Promise<void>) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await check(`${size.width} px`);
  }
}

const clear = { seen: true, covers: [] };

/** Good news waits where there is no room, and is there at the top again. */
const downTheWholePage = (page: Page) =>
  inEverySize(page, async (size) => {
    for (const share of [0, 0.3, 0.6, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
      await expect.poll(async () => (await look(page)).covers, `${size}, ${share} of the way down`).toEqual([]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => look(page), size).toEqual(clear);
  });

test('a toast on a step covers no answer, and waits in the middle of a long list (U6)', async ({ newPerson }) => {
  const { page } = await newPerson({ width: 390 });
  await page.goto('/data-sources');
  await page.evaluate(() => {
    const value = JSON.stringify({ scenario_2: 'a' });
    localStorage.setItem('waymark.first-choices', JSON.stringify({ value, at: Date.now() }));
  });
  await start(page);
  await keepSaying(page);
  await expect(page.getByText('Your choices from the home page are in')).toBeVisible();
  await inEverySize(page, (size) => expect.poll(() => look(page), size).toEqual(clear));
  await answerScenarios(page);
  await inEverySize(page, (size) => expect.poll(() => look(page), size).toEqual(clear));
  await setPriorities(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await at(page, /^Interests/);
  await downTheWholePage(page);
});

test('an error on the last step is seen at once, beside its answers and the way on (ARA-25, U6)', async ({
  newPerson,
  stack,
}) => {
  const { page, person } = await newPerson({ width: 390, expected: [/status of 500/] });
  await page.goto(`/career-path/continue/${await almostDone(stack, person)}`);
  await at(page, /^Where you stand/);
  await breakCall(page, '/assessment-complete');
  await keepSaying(page);
  await finish(page).click();
  await expect(page.getByText('Unable to complete assessment.')).toBeVisible();
  await inEverySize(page, async (size) => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => look(page), size).toEqual(clear);
  });
});

test('a greeting covers no field of the screen that a sign-in leads to (U6)', async ({ visitor, stack }) => {
  const page = await visitor({ width: 390 });
  await page.goto('/auth?next=/account');
  await signIn(page, await confirmed(stack));
  await page.waitForURL('/account');
  await keepSaying(page);
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await inEverySize(page, (size) => expect.poll(() => look(page), size).toEqual(clear));
});

test('a toast about leaving a step covers nothing that the next screen is used by (U6)', async ({ newPerson }) => {
  const { page } = await newPerson();
  await start(page);
  await answerScenarios(page);
  await setPriorities(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await at(page, /^Interests/);
  await keepSaying(page);
  await page.getByRole('button', { name: 'Exit' }).click();
  await page.waitForURL('/career-path/history');
  await expect(page.getByText('Your answers are saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Assessment' })).toBeVisible();
  await inEverySize(page, (size) => expect.poll(() => look(page, 'main :is(h1, a, button)'), size).toEqual(clear));
});

test('a toast on a step covers none of the ways out of it (U6)', async ({ newPerson }) => {
  const { page } = await newPerson();
  await page.goto('/data-sources');
  await page.evaluate(() => {
    const value = JSON.stringify({ scenario_2: 'a' });
    localStorage.setItem('waymark.first-choices', JSON.stringify({ value, at: Date.now() }));
  });
  await start(page);
  await keepSaying(page);
  await expect(page.getByText('Your choices from the home page are in')).toBeVisible();
  await inEverySize(page, (size) => expect.poll(() => look(page, 'main :is(h1, a, button)'), size).toEqual(clear));
});

test('a toast on the resume builder covers none of its fields (U6)', async ({ subscriber, pageOf }) => {
  const page = await pageOf(subscriber, { width: 390 });
  await page.goto('/resume-builder');
  await page.getByLabel(/^Full name/).fill('Sam Lee');
  await page.getByRole('button', { name: 'Save as a version' }).click();
  await page.getByLabel('Name of the version').fill('First');
  await keepSaying(page);
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(toastOf(page, '“First” is saved')).toBeVisible();
  await downTheWholePage(page);
});

test('a toast on the match of a job posting covers none of its fields (U6)', async ({ stack, newPerson }) => {
  const { person, page } = await newPerson({ width: 390 });
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  await page.goto(`/career-path/match?result=${resultId}`);
  await page
    .getByLabel('Text of the job posting')
    .fill('Staff Accountant\nAustin, TX. $62,000 a year.\nRequirements: Excel.');
  await page.getByRole('button', { name: 'Match this vacancy' }).click();
  await keepSaying(page);
  await page.getByRole('button', { name: 'Save this match' }).click();
  await expect(toastOf(page, 'Match saved')).toBeVisible();
  await downTheWholePage(page);
});

test('nothing moves under the pointer between pressing and releasing', async ({ newPerson }) => {
  const { page } = await newPerson({ width: 390 });
  await page.goto('/usage');
  await expect(page.getByText('0/1 used').first()).toBeVisible();
  const answered = await holdRequests(page, '**/rpc/get_user_usage_summary*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  await page.mouse.move(menu!.x + menu!.width / 2, menu!.y + menu!.height / 2);
  await page.mouse.down();
  const response = page.waitForResponse(/get_user_usage_summary/);
  answered();
  await (await response).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const news = toastOf(page, 'Usage Updated');
  expect(await news.count()).toBe(0);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(news).toBeVisible();
});
