/** By Tab alone: everything is reached once, in the order of the page, is in view and shows that it has the focus. */
import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { walkByTab } from '#test/support/browser/keyboard-walk.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

async function expectWalk(page: Page, within: string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { expected, stops } = await walkByTab(page, within);
    const where = `${within} at ${size.width} px`;
    expect(
      stops.map(({ name }) => name),
      where,
    ).toEqual(expected);
    const lost = stops.filter(({ isInView, isMarked }) => !isInView || !isMarked);
    expect(lost, `${where}: out of view or unmarked`).toEqual([]);
  }
}

test('the six choices of the landing page', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/#assessment-process');
  const part = page.locator('#assessment-process');
  await part.getByRole('radio').nth(1).check();
  await expect(part.getByRole('link', { name: 'Keep going' })).toBeVisible();
  await expectWalk(page, '#assessment-process');
});

test('the account, and the dialog that erases it', async ({ newPerson }) => {
  const { page } = await newPerson();
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Erase my account' })).toBeVisible();
  await expectWalk(page, 'main');
  await page.getByRole('button', { name: 'Erase my account' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWalk(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase my account' })).toBeFocused();
});
