/** Steps through Reading B. */
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import { at } from './answer-steps.ts';

export const results = (page: Page) => page.getByRole('link', { name: 'View Results' });
export const complete = (page: Page) => page.getByRole('heading', { level: 1, name: 'Assessment Complete!' });
export const saved = (page: Page) => page.getByText('Saved', { exact: true });
export const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
export const sessionOf = async (stack: Stack, { accessToken }: SignedIn, session_id: string) =>
  (await stack.call(api.assessment.getSession, { session_id }, accessToken)).body;
export const onward = (page: Page) => page.getByRole('form').locator('button[type="submit"]');
export const start = (page: Page) => page.goto('/career-path/assessment');

/** The parts after the scenarios by their headings, with how to answer each. */
export const parts = {
  Priorities: async () => undefined,
  Interests: (page: Page) => rate(page, 24),
  Values: (page: Page) => pick(page, [3, 0, 5, 1, 6]),
  Personality: (page: Page) => rate(page, 10),
  Skills: (page: Page) => choose(page, 8, 2),
  'Work preferences': (page: Page) => choose(page, 4, 1),
  Constraints: (page: Page) => choose(page, 4, 0),
} as const;
export type Part = keyof typeof parts;

export const atPart = (page: Page, part: Part) => at(page, new RegExp(`^${part}, `));

export async function answerScenarios(page: Page, count = 6) {
  for (let number = 1; number <= count; number += 1) {
    await at(page, `Scenario ${number} of 6`);
    await page
      .getByRole('radio')
      .nth(number % 2)
      .check();
    await onward(page).click();
  }
}

/** Answers these parts in order and continues after each. */
export async function walk(page: Page, ...names: Part[]) {
  for (const part of names) {
    await atPart(page, part);
    await parts[part](page);
    await onward(page).click();
  }
}

/** Rates the next `count` items by their number keys. */
export async function rate(page: Page, count: number, from = 0) {
  await page.getByRole('group').nth(from).getByRole('radio').first().focus();
  for (let number = 0; number < count; number += 1) await page.keyboard.press(String(1 + ((number * 3 + from) % 5)));
}

export async function pick(page: Page, places: number[]) {
  for (const place of places) await page.getByRole('checkbox').nth(place).check();
}

/** Chooses the option at `place` in each of the first `count` questions. */
async function choose(page: Page, count: number, place: number) {
  for (let number = 0; number < count; number += 1)
    await page.getByRole('group').nth(number).locator('input').nth(place).check();
}
