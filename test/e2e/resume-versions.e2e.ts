import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { resumeField as field } from '#test/support/browser/fill-resume.ts';
import { toastOf } from '../support/browser/answer-steps.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const more = async (page: Page, name: string, item: string) => {
  await button(page, `More about ${name}`).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const named = async (page: Page, name: string, save: string) => {
  await page.getByLabel('Name of the version').fill(name);
  await button(page, save).click();
  await expect(page.getByLabel('Name of the version')).toHaveCount(0);
};

test('versions are kept, named, opened on another device, copied and deleted with a way back', async ({
  stack,
  subscriber,
  pageOf,
}) => {
  const desk = await pageOf(subscriber, { expected: [/status of 409/] });
  await desk.goto('/resume-builder');
  await expect(desk.getByText('No versions yet.')).toBeVisible();
  await field(desk, /^Full name/).fill('Sam Lee');
  await field(desk, /^Target role/).fill('Baker');
  await button(desk, 'Save as a version').click();
  await expect(desk.getByLabel('Name of the version')).toHaveValue('Baker');
  await named(desk, 'For the bakery', 'Save version');
  await expect(toastOf(desk, '“For the bakery” is saved')).toBeVisible();

  await test.step('another device changes it: the first is told, and loses nothing', async () => {
    const phone = await pageOf(subscriber, { width: 390 });
    await phone.goto('/resume-builder');
    await button(phone, 'Open For the bakery').click();
    await expect(field(phone, /^Full name/)).toHaveValue('Sam Lee');
    await field(phone, /^Phone/).fill('+1 512 555 0100');
    const saved = phone.waitForResponse(
      (response) => response.url().endsWith('/api/resumes') && response.request().method() === 'POST',
    );
    await button(phone, 'Save “For the bakery”').click();
    expect((await saved).status()).toBe(200);

    await field(desk, /^Location/).fill('Austin');
    await button(desk, 'Save “For the bakery”').click();
    await expect(desk.getByText('“For the bakery” was not saved')).toBeVisible();
    await expect(field(desk, /^Location/)).toHaveValue('Austin');
    await button(desk, 'Keep mine as another version').click();
    await named(desk, 'From the desk', 'Save version');
    await expect(button(desk, 'Save “From the desk”')).toBeVisible();
  });

  await test.step('opening another asks only where something is unsaved', async () => {
    await button(desk, 'Open For the bakery').click();
    await expect(field(desk, /^Phone/)).toHaveValue('+1 512 555 0100');
    await field(desk, /^Location/).fill('Typed and not saved');
    await button(desk, 'Open From the desk').click();
    await button(desk, 'Stay here').click();
    await expect(field(desk, /^Location/)).toHaveValue('Typed and not saved');
    await button(desk, 'Open From the desk').click();
    await button(desk, 'Open it').click();
    await expect(field(desk, /^Location/)).toHaveValue('Austin');
  });

  await test.step('renamed, copied, deleted, had back; which one is open outlives a reload', async () => {
    await more(desk, 'From the desk', 'Rename');
    await named(desk, 'Desk', 'Rename');
    await expect(button(desk, 'Save “Desk”')).toBeVisible();
    await more(desk, 'Desk', 'Duplicate');
    await expect(button(desk, 'Open Copy of Desk')).toBeVisible();
    await more(desk, 'Desk', 'Delete');
    await expect(desk.getByText('“Desk” is deleted')).toBeVisible();
    await button(desk, 'Undo').click();
    await expect(button(desk, 'Open Desk')).toBeVisible();
    await expect(button(desk, 'Save “Desk”')).toBeVisible();
    await desk.reload();
    await expect(button(desk, 'Save “Desk”')).toBeVisible();
  });
  const { body } = await stack.call(api.resume.listResumes, {}, subscriber.accessToken);
  expect(body.resumes.map(({ name }) => name).toSorted()).toEqual(['Copy of Desk', 'Desk', 'For the bakery']);
});
