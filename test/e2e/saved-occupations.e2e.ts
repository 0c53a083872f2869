import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { confirmed, signIn, toastOf } from '#test/support/browser/auth-page.ts';
import { violations } from '#test/support/browser/axe.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { refuse, refusedCall } from '#test/support/screens/screen-state.ts';
import type { Stack } from '#test/support/stack/stack.ts';

/** A new person with a result. */
async function personWithResult(stack: Stack) {
  const person = await stack.signUpAndIn();
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  const { body } = await stack.call(api.assessment.getResult, { id: resultId }, person.accessToken);
  return {
    person,
    path: `/career-path/result/${resultId}`,
    names: body.roles.map(({ code, title }) => nameOf(code, title)),
  };
}

const options = (page: Page) => page.getByRole('listbox', { name: 'Top matches' }).getByRole('option');
const option = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^\\d+\\. ${name}\\.`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the server has accepted the mark. */
const taken = (page: Page, mark: string) =>
  page.waitForResponse((answer) => answer.ok() && answer.request().postDataJSON()?.mark === mark);

test('saved occupations are marked, hidden ones go and come back by keyboard, and the ten stay the ten', async ({
  pageOf,
  stack,
}) => {
  const { person, path, names } = await personWithResult(stack);
  const page = await pageOf(person);
  await page.goto(path);
  const [first, second] = names as [string, string];
  const card = page.getByRole('article', { name: first });
  const save = card.getByRole('button', { name: /^Saved?$/ });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const saved = taken(page, 'saved');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(save).toHaveText('Saved');
  await saved;
  await expect(option(page, first)).toContainText('Saved');

  const hidden = taken(page, 'hidden');
  await button(page, 'Not for me').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`you said that ${first} is not for you.`)).toBeVisible();
  await expect(options(page)).toHaveCount(9);
  await expect(options(page).first()).toHaveAccessibleName(new RegExp(`^2\\. ${second}\\.`));
  await expect(button(page, 'Undo')).toBeFocused();
  await hidden;
  expect(await violations(page)).toEqual([]);
  const back = taken(page, 'saved');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Not for me')).toBeFocused();
  await expect(option(page, first)).toContainText('Saved');
  await back;

  const kept = taken(page, 'hidden');
  await page.keyboard.press('Enter');
  await kept;
  await page.reload();
  await expect(page.getByRole('article', { name: second })).toBeVisible();
  await button(page, 'Compare').click();
  const comparison = page.getByRole('dialog', { name: 'Compare two occupations' });
  await expect(comparison.getByRole('option', { name: names[2]!, exact: true })).toHaveCount(1);
  await expect(comparison.getByRole('option', { name: first, exact: true })).toHaveCount(0);
  await comparison.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Hidden as not for you: 1').click();
  await expect(page.getByText(`1. ${first}`)).toBeVisible();
  await button(page, `Bring back ${first}`).click();
  await expect(options(page)).toHaveCount(10);
  await expect(options(page).first()).toBeFocused();
  await expect(card.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('on a phone it is hidden where it was opened; a refused change is undone and reported', async ({
  pageOf,
  stack,
}) => {
  const { person, path, names } = await personWithResult(stack);
  const page = await pageOf(person, { width: 390, expected: refusedCall });
  await page.goto(path);
  const name = names[3]!;
  await option(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeVisible();
  await refuse('/occupation-marks')(page);
  await save.click();
  await expect(toastOf(page, `${name} was not saved`)).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/occupation-marks');
  await button(page, 'Not for me').click();
  await expect(dialog.getByText(`you said that ${name} is not for you.`)).toBeVisible();
  await expect(button(page, 'Undo')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(option(page, name)).toHaveCount(0);
  await expect(page.getByText('Hidden as not for you: 1')).toBeVisible();
});

test('a visitor who saves signs in, returns, and finds it saved and listed', async ({ visitor, stack }) => {
  const page = await visitor({ width: 390 });
  await page.goto('/occupations/car-mechanic');
  await button(page, 'Save').click();
  await page.waitForURL('/auth?next=%2Foccupations%2Fcar-mechanic');
  await signIn(page, await confirmed(stack));
  await page.waitForURL('/occupations/car-mechanic');
  await expect(button(page, 'Saved')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Occupations', exact: true }).first().click();
  await expect(page.getByRole('list', { name: 'Saved occupations' }).getByRole('link')).toHaveText(['Car mechanic']);
});

test('a list requested before an occupation was saved is requested again', async ({ visitor, stack }) => {
  const page = await visitor();
  await page.goto('/occupations/car-mechanic');
  await button(page, 'Save').click();
  await page.waitForURL('/auth?next=%2Foccupations%2Fcar-mechanic');
  const listed = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/api/occupation-marks', async (route) => {
    if (route.request().method() === 'POST') await listed.promise;
    else if (isFirst) {
      isFirst = false;
      const before = await route.fetch();
      const saved = taken(page, 'saved');
      listed.resolve();
      await saved;
      return route.fulfill({ response: before });
    }
    return route.continue();
  });
  await signIn(page, await confirmed(stack));
  await expect(button(page, 'Saved')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Occupations', exact: true }).first().click();
  await expect(page.getByRole('list', { name: 'Saved occupations' }).getByRole('link')).toHaveText(['Car mechanic']);
});
