import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { violations } from '#test/support/axe.ts';
import { people } from '#test/support/people.ts';
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
} from './answer-steps.ts';

const { newPerson, visitor } = people();

const enabled = (page: Page) => next(page).isEnabled();

describe.each([1280, 390] as const)('the steps at %i px', (width) => {
  it('opens each step at its threshold and not before (ARA-30 to ARA-41, ARA-43, ARA-46, ARA-55)', async () => {
    const { page } = await newPerson({ width });
    await start(page);
    for (const { title } of bank.triage.scenarios) {
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => enabled(page)).toBe(false);
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
    await expect.poll(() => page.getByText('50, not set yet').count()).toBe(3);
    await setPriorities(page, 2);
    await expect.poll(() => enabled(page)).toBe(false);
    await sliders.nth(2).click({ position: { x: 5, y: 20 } });
    await expect.poll(() => enabled(page)).toBe(true);
    await next(page).click();

    await at(page, /^Interests/);
    await page.getByText('Strongly Dislike', { exact: true }).first().waitFor();
    await rate(page, 14);
    await page.getByText('14 of 18 rated; 15 needed').waitFor();
    await expect.poll(() => enabled(page)).toBe(false);
    await rate(page, 1, 14);
    await expect.poll(() => enabled(page)).toBe(true);
    await next(page).click();

    await at(page, /^Values/);
    await pickValues(page, 2);
    await expect.poll(() => enabled(page)).toBe(false);
    await pickValues(page, 3);
    await expect.poll(() => enabled(page)).toBe(true);
    await pickValues(page, 5);
    await expect.poll(() => enabled(page)).toBe(true);
    const sixth = page.getByRole('checkbox', { name: bank.core.values[5]!.label });
    await expect.poll(() => sixth.isDisabled()).toBe(true);
    await sixth.click({ force: true });
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(5);
    expect(await violations(page)).toEqual([]);
    await next(page).click();

    await at(page, /^Personality/);
    await page.getByText('Strongly Agree', { exact: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await rate(page, 9);
    await expect.poll(() => enabled(page)).toBe(false);
    await rate(page, 1, 9);
    await expect.poll(() => enabled(page)).toBe(true);
    await next(page).click();

    await at(page, /^Skills/);
    for (const word of ['Beginner', 'Developing', 'Proficient', 'Advanced', 'Expert'])
      await page.getByText(word, { exact: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await rate(page, 11);
    await expect.poll(() => enabled(page)).toBe(false);
    await rate(page, 1, 11);
    await expect.poll(() => enabled(page)).toBe(true);
    await next(page).click();

    await at(page, /^Work preferences/);
    await choosePreferences(page);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await at(page, /^Work preferences/);
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(3);
    await next(page).click();

    await at(page, /^Constraints/);
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(32);
    await page.getByRole('checkbox', { name: 'Remote (Global)' }).check();
    await page.locator('input[name="study_hours"]').first().check();
    await expect.poll(() => finish(page).isDisabled()).toBe(true);
    await page.locator('input[name="upskilling_budget"]').first().check();
    await expect.poll(() => finish(page).isEnabled()).toBe(true);
  });
});

describe('going back', () => {
  it('walks back over every step and shows the answers given there (ARA-03, ARA-10, ARA-11, ARA-13, ARA-15)', async () => {
    const { page } = await newPerson();
    const back = page.getByRole('button', { name: 'Back', exact: true });
    await start(page);
    await answerScenarios(page);
    await previous(page).click();
    await at(page, 'Scenario 6 of 6');
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(1);
    await next(page).click();
    await setPriorities(page);
    await next(page).click();
    await at(page, /^Interests/);
    await back.click();
    await at(page, 'Priorities');
    await page.getByText('Stage 1 of 3').waitFor();
    await next(page).click();
    await finishCore(page);
    await back.click();
    await at(page, /^Personality/);
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(10);
    await page.goBack();
    await at(page, /^Skills/);
  });
});

/** The step is there with its questions, and its heading has the focus. */
async function ready(page: Page, step: string | RegExp) {
  await at(page, step);
  await page.getByRole('form').locator('input').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { value, checked } = document.activeElement as HTMLInputElement;
    return { value, checked };
  });

describe('by the keyboard alone', () => {
  it('every step is answered without a pointer: arrows, Space, numbers, Enter (G28)', async () => {
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
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How far have you come with this?');
    await page.keyboard.press('Tab');
    for (let number = 0; number < 15; number += 1) await page.keyboard.press(String(1 + (number % 5)));
    // the last item keeps the focus, on what was chosen: an arrow goes on from there
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
      // past the places that are left out
      while ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) !== name)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await expect.poll(() => finish(page).isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/career-path/result/*');
  });
});

describe('the countdown', () => {
  it('counts down beside the estimate (ARA-04 to ARA-07)', async () => {
    const { page } = await newPerson();
    await page.clock.install();
    await start(page);
    await page.getByText('23h 59m remaining').waitFor();
    await page.getByText('~12-18 minutes').waitFor();
    await page.clock.runFor(60_000);
    await page.getByText('23h 58m remaining').waitFor();
  });
});

describe('without signing in', () => {
  it('the intro and the runner lead to /auth (AIN-01, ARA-01)', async () => {
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
