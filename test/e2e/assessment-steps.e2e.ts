import type { Locator, Page } from '@playwright/test';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import {
  answerScenarios,
  at,
  choosePreferences,
  finish,
  finishCore,
  next,
  pickValues,
  previous,
  rate,
  setPriorities,
  start,
} from '../support/browser/answer-steps.ts';

test.describe('the steps, on a phone', () => {
  test('opens each step at its threshold and not before (ARA-30 to ARA-41, ARA-43, ARA-46, ARA-55)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson({ width: 390 });
    await start(page);
    for (const [place, { title, text }] of bank.triage.scenarios.entries()) {
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeFocused();
      // read out together with it
      await expect(heading).toHaveAccessibleDescription(`Scenario ${place + 1} of 6 ${text}`);
      await expect(page.getByRole('group', { name: text })).toBeVisible();
      await expect(next(page)).toBeDisabled();
      await page.getByRole('radio').first().check();
      await next(page).click();
    }
    const sliders = page.getByRole('slider');
    await at(page, 'Priorities');
    for (const slider of await sliders.all()) {
      const range = await slider.evaluate((element) => {
        const { min, max, step, value } = element as HTMLInputElement;
        return [min, max, step, value];
      });
      expect(range).toEqual(['0', '100', '1', '50']);
    }
    await expect(page.getByText('50, not set yet')).toHaveCount(3);
    await setPriorities(page, 2);
    await expect(next(page)).toBeDisabled();
    await sliders.nth(2).click({ position: { x: 5, y: 20 } });
    await expect(page.getByText(/^leans clearly to /)).toHaveCount(1);
    await expect(next(page)).toBeEnabled();
    await next(page).click();

    await at(page, /^Interests/);
    for (const end of ['Strongly Dislike', 'Strongly Like'])
      await expect(page.getByText(end, { exact: true }).first()).toBeVisible();
    await rate(page, 14);
    await page.getByText('14 of 18 rated; 15 needed').waitFor();
    await expect(next(page)).toBeDisabled();
    await rate(page, 1, 14);
    await expect(next(page)).toBeEnabled();
    await next(page).click();

    await at(page, /^Values/);
    await pickValues(page, 2);
    await expect(next(page)).toBeDisabled();
    await pickValues(page, 3);
    await expect(next(page)).toBeEnabled();
    await pickValues(page, 5);
    await expect(next(page)).toBeEnabled();
    const sixth = page.getByRole('checkbox', { name: bank.core.values[5]!.label });
    await expect(sixth).toBeDisabled();
    const ink = (box: Locator) => box.evaluate((input) => getComputedStyle(input.closest('label')!).color);
    expect(await ink(sixth), 'dimmed').not.toBe(await ink(page.getByRole('checkbox', { checked: true }).first()));
    await sixth.click({ force: true });
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5);
    await next(page).click();

    await at(page, /^Personality/);
    for (const end of ['Strongly Disagree', 'Strongly Agree'])
      await expect(page.getByText(end, { exact: true }).first()).toBeVisible();
    await rate(page, 9);
    await expect(next(page)).toBeDisabled();
    await rate(page, 1, 9);
    await expect(next(page)).toBeEnabled();
    await next(page).click();

    await at(page, /^Skills/);
    for (const word of ['Beginner', 'Developing', 'Proficient', 'Advanced', 'Expert'])
      await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
    // the help text is the group's description, not part of its name
    const arts = page.getByRole('group', { name: 'Fine arts', exact: true });
    await expect(arts).toHaveAccessibleDescription(/^Making or performing music.*Expert: /);
    await rate(page, 11);
    await expect(next(page)).toBeDisabled();
    await rate(page, 1, 11);
    await expect(next(page)).toBeEnabled();
    await next(page).click();

    await at(page, /^Work preferences/);
    await choosePreferences(page);
    await page.reload();
    await at(page, /^Work preferences/);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(3);
    await next(page).click();

    await at(page, /^Constraints/);
    await expect(page.getByRole('checkbox')).toHaveCount(32);
    await expect(page.getByRole('group', { name: 'Europe' }).getByRole('checkbox')).toHaveCount(12);
    await page.getByRole('checkbox', { name: 'Remote (Global)' }).check();
    await page.locator('input[name="study_hours"]').first().check();
    await expect(next(page)).toBeDisabled();
    await page.locator('input[name="upskilling_budget"]').first().check();
    await expect(next(page)).toBeEnabled();
    await next(page).click();

    // the last step requires nothing (D-88)
    await at(page, /^Where you stand/);
    await expect(finish(page)).toBeEnabled();
  });
});

test.describe('going back', () => {
  test('walks back over every step and shows the answers given there (ARA-03, ARA-10, ARA-11, ARA-13, ARA-15)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    const back = page.getByRole('button', { name: 'Back', exact: true });
    await start(page);
    await answerScenarios(page);
    await previous(page).click();
    await at(page, 'Scenario 6 of 6');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await next(page).click();
    await setPriorities(page);
    await next(page).click();
    await at(page, /^Interests/);
    await back.click();
    await at(page, 'Priorities');
    await expect(page.getByText('Stage 1 of 3')).toBeVisible();
    await next(page).click();
    await finishCore(page);
    await back.click();
    await at(page, /^Personality/);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(10);
    await page.goBack();
    await at(page, /^Skills/);
  });
});

/** Waits for the step with its questions and for the focus on its heading. */
async function ready(page: Page, step: string | RegExp) {
  await at(page, step);
  await expect(page.getByRole('form').locator('input').first()).toBeAttached();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { value, checked } = document.activeElement as HTMLInputElement;
    return { value, checked };
  });

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const found = page.getByLabel(name, { exact: true }).or(page.getByRole('button', { name, exact: true }));
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await found.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test.describe('by the keyboard alone', () => {
  test('every step is answered without a pointer: arrows, Space, numbers, Enter (G28)', async ({ newPerson }) => {
    const { page } = await newPerson();
    await start(page);
    for (let number = 1; number <= 6; number += 1) {
      await ready(page, `Scenario ${number} of 6`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      if (number % 2) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await ready(page, 'Priorities');
    for (const keys of [['ArrowRight', 'ArrowRight'], ['Home'], ['Space']]) {
      await page.keyboard.press('Tab');
      for (const key of keys) await page.keyboard.press(key);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await ready(page, /^Interests/);
    await page.keyboard.press('Tab');
    for (let number = 0; number < 18; number += 1) await page.keyboard.press(String(1 + (number % 5)));
    await page.keyboard.press('Enter');
    await ready(page, /^Values/);
    for (let number = 0; number < 3; number += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
    await ready(page, /^Personality/);
    await page.keyboard.press('Tab');
    for (let number = 0; number < 10; number += 1) await page.keyboard.press(String(1 + (number % 5)));
    await page.keyboard.press('Enter');
    await ready(page, /^Skills/);
    await expect(page.getByRole('heading', { level: 1, name: 'How good are you at this?' })).toBeFocused();
    await page.keyboard.press('Tab');
    for (let number = 0; number < 15; number += 1) await page.keyboard.press(String(1 + (number % 5)));
    // the last item keeps the focus on the chosen value, so an arrow key continues from there
    await expect.poll(() => focused(page)).toEqual({ value: '5', checked: true });
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(page)).toEqual({ value: '4', checked: true });
    await page.keyboard.press('Enter');
    await ready(page, /^Work preferences/);
    for (let number = 0; number < 3; number += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
    await ready(page, /^Constraints/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (const name of ['study_hours', 'upskilling_budget']) {
      // tabs past skipped groups
      while ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) !== name)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await expect(next(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await ready(page, /^Where you stand/);
    await page.getByRole('combobox', { name: 'Present or last occupation' }).waitFor(); // its code is loaded separately
    await tabTo(page, 'Present or last occupation');
    await page.keyboard.type('kindergarten');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Present or last occupation' })).toHaveValue(
      /^Kindergarten Teachers/,
    );
    await tabTo(page, 'Years in it');
    await page.keyboard.press('ArrowDown');
    // Enter in a field of the last step does not complete the assessment
    await tabTo(page, 'Present or last pay');
    await page.keyboard.type('52000');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Licenses you hold');
    await page.keyboard.type('special education');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Licenses you hold' }).getByRole('listitem')).toHaveCount(1);
    // one letter only: a select restarts its search after a pause of a second
    await tabTo(page, 'Country');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Country')).toHaveValue('US');
    await tabTo(page, 'State');
    await page.keyboard.press('o');
    await expect(page.getByLabel('State')).toHaveValue('OH');
    await tabTo(page, 'See my matches');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/career-path/result/*');
  });
});

test.describe('the countdown', () => {
  test('counts down beside the estimate (ARA-04, ARA-05, ARA-07)', async ({ newPerson }) => {
    const { page } = await newPerson();
    await page.clock.install();
    await start(page);
    await expect(page.getByText('23h 59m remaining')).toBeVisible();
    await expect(page.getByText('~12-18 minutes')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText('23h 58m remaining')).toBeVisible();
  });
});

test.describe('without signing in', () => {
  test('the intro and the runner lead to /auth (AIN-01, ARA-01)', async ({ visitor }) => {
    const page = await visitor();
    for (const path of [
      '/career-path/new',
      '/career-path/continue/0123456789abcdef',
      '/career-path/session/0123456789abcdef',
    ]) {
      await page.goto(path);
      await page.waitForURL('**/auth?*');
    }
  });
});
