/** Where you stand (D-88): the last step, entirely optional. */
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Background } from '#shared/assessment/background.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import {
  allSaved,
  almostDone,
  at,
  finish,
  holdRequests,
  next,
  pathOf,
  putAway,
} from '../support/browser/answer-steps.ts';
import { openReceipts } from '../support/browser/result-steps.ts';

const { getSession, getResult } = api.assessment;

const open = async (page: Page, sessionId: string) => {
  await page.goto(`/career-path/continue/${sessionId}`);
  await at(page, /^Where you stand/);
};
const saved = async (stack: Stack, { accessToken }: SignedIn, session_id: string) =>
  ((await stack.call(getSession, { session_id }, accessToken)).body.answers.deepDive as { background?: Background })
    .background;

const occupation = (page: Page) => page.getByRole('combobox', { name: 'Present or last occupation' });
const licence = (page: Page) => page.getByRole('combobox', { name: 'Licenses you hold' });
const held = (page: Page) => page.getByRole('list', { name: 'Licenses you hold' }).getByRole('listitem');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const pay = (page: Page) => page.getByLabel('Present or last pay');
const choose = async (page: Page, field: ReturnType<typeof occupation>, text: string, title: string | RegExp) => {
  await field.fill(text);
  const option = options(page).filter({ hasText: title }).first();
  await expect(option).toBeVisible();
  await option.click();
};

test.describe('where you stand', () => {
  test('is answered on a phone by everyday names, saved at once, and shown in the result', async ({
    newPerson,
    stack,
  }) => {
    const { person, page } = await newPerson({ width: 390 });
    const sessionId = await almostDone(stack, person);
    await open(page, sessionId);
    await expect(page.getByLabel('Years in it')).toHaveCount(0);
    const next = page.getByLabel('What would you like to do next?');
    await expect(next).toHaveCount(0);
    await choose(page, occupation(page), 'store cashier', /^Cashiers/);
    await expect(occupation(page)).toHaveValue('Cashiers');
    await page.getByLabel('Years in it').selectOption('3 to 5 years');
    await expect(next).toHaveAccessibleDescription(/does not take one of your ten places. No score changes\.$/);
    await next.selectOption('Do something else');
    await pay(page).fill('$31,200');
    await expect(page.getByLabel('Its field')).toHaveCount(0);
    await page.getByLabel('Highest education you have finished').selectOption("Associate's degree (two years)");
    await page.getByLabel('Its field').selectOption('Business, finance and marketing');
    await page.getByLabel('Studying for now').selectOption("Bachelor's degree");
    await expect(page.getByLabel('Field of your studies')).toHaveValue('52');
    await licence(page).fill('cashier');
    await expect(page.getByText(/^Nothing found|^\d found/).first()).toBeVisible();
    await expect(options(page).filter({ hasText: /^Cashiers/ })).toHaveCount(0);
    await choose(page, licence(page), 'hairdresser', /^Hairdressers/);
    await choose(page, licence(page), 'real estate agent', /^Real Estate Sales Agents/);
    await expect(licence(page)).toHaveValue('');
    await expect(held(page)).toHaveCount(2);
    await page.getByRole('button', { name: /^Take off Real Estate/ }).click();
    await expect(page.getByRole('button', { name: /^Take off Hairdressers/ })).toBeFocused();
    await expect(page.getByLabel('State')).toHaveCount(0);
    await page.getByLabel('Country').selectOption('United States');
    await page.getByLabel('State').selectOption('Ohio');
    await finish(page).click();
    await page.waitForURL('**/career-path/result/*');

    // the result compares the occupations, and names both sources
    await page.getByRole('listbox', { name: 'Top matches' }).getByRole('option').nth(1).click();
    const role = page.getByRole('dialog');
    await openReceipts(role);
    await expect(role.getByText(/^From Cashier to /)).toBeVisible();
    await expect(role.getByRole('heading', { name: 'From your work, Cashier' })).toBeVisible();
    await expect(role.getByText(/a year (above|below) your pay, \$31,200\.|about the same as your pay/)).toBeVisible();

    const id = pathOf(page).split('/').at(-1)!;
    const { body } = await stack.call(getResult, { id }, person.accessToken);
    expect((body.raw_assessment_data!.deepDive as { background: Background }).background).toEqual({
      occupation: '41-2011.00',
      years: '3_5',
      wish: 'leave',
      pay: 31_200,
      education: 'associate',
      field: '52',
      studying: 'bachelor',
      licences: ['39-5012.00'],
      country: 'US',
      state: 'OH',
    });
  });

  test('lists what is typed or pasted right after a license was added, mouse untouched', async ({
    newPerson,
    stack,
  }) => {
    const { person, page } = await newPerson();
    await open(page, await almostDone(stack, person));
    await licence(page).fill('hairdresser');
    await expect(options(page).filter({ hasText: /^Hairdressers/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(held(page)).toHaveCount(1);
    await licence(page).fill('real estate agent');
    await expect(
      options(page)
        .filter({ hasText: /^Real Estate Sales Agents/ })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(held(page)).toHaveCount(2);
  });

  test('is skipped as a whole, but not by the second half of a double click', async ({ newPerson, stack }) => {
    const { person, page } = await newPerson();
    const sessionId = await almostDone(stack, person);
    await open(page, sessionId);
    await page.getByRole('button', { name: 'Previous' }).click();
    await at(page, /^Constraints/);
    await next(page).click();
    await at(page, /^Where you stand/);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.getByRole('button', { name: 'Previous' }).click();
    await at(page, /^Constraints/);
    await next(page).click();
    await at(page, /^Where you stand/);
    expect(await saved(stack, person, sessionId)).toBeUndefined();
    await finish(page).click();
    await page.waitForURL('**/career-path/result/*');
  });

  test('has its buttons in place before its questions load', async ({ newPerson, stack }) => {
    const { person, page } = await newPerson();
    const sessionId = await almostDone(stack, person);
    for (const [step, code, wayOn, last] of [
      ['background', /assets\/StandStep-.*\.js/, finish(page), licence(page)],
      ['skills', /assets\/item-order-.*\.js/, next(page), page.getByRole('radio').last()],
    ] as const) {
      const arrive = await holdRequests(page, code);
      await page.goto(`/career-path/continue/${sessionId}?step=${step}`);
      const place = await wayOn.boundingBox();
      arrive();
      await expect(last).toBeAttached();
      expect(await wayOn.boundingBox()).toEqual(place);
    }
  });

  test('accepts chosen values and no unfinished text, and says so at the field', async ({ newPerson, stack }) => {
    const { person, page } = await newPerson();
    const sessionId = await almostDone(stack, person);
    await open(page, sessionId);
    const unchosen = page.getByText('Choose one from the list, or empty this field.');
    await occupation(page).fill('nurse');
    await expect(options(page).first()).toBeVisible();
    await expect(unchosen).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(unchosen).toBeVisible();
    await expect(page.getByRole('listbox', { name: 'Present or last occupation' })).toBeHidden();
    await pay(page).fill('50k');
    await finish(page).click();
    await expect(occupation(page)).toBeFocused();
    await expect(page.getByText(/^Enter whole dollars/)).toBeVisible();
    expect(pathOf(page)).toContain('/career-path/continue/');

    await occupation(page).fill('zzzzzz');
    await expect(page.getByText(/^Nothing found/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear Present or last occupation' }).click();
    await expect(occupation(page)).toBeFocused();
    await pay(page).fill('50,000');
    await expect(page.getByText(/^Enter whole dollars/)).toHaveCount(0);
    await finish(page).click();
    await page.waitForURL('**/career-path/result/*');
  });

  test('is cleared and restored by one button', async ({ newPerson, stack }) => {
    const { person, page } = await newPerson();
    const sessionId = await almostDone(stack, person);
    await open(page, sessionId);
    await expect(page.getByRole('button', { name: 'Clear all of this' })).toHaveCount(0);
    await choose(page, occupation(page), 'registered nurse', /^Registered Nurses/);
    await pay(page).fill('88000');
    await licence(page).fill('half typed');
    await page.getByRole('button', { name: 'Clear all of this' }).click();
    for (const field of [occupation(page), pay(page), licence(page)]) await expect(field).toHaveValue('');
    await page.getByRole('button', { name: 'Undo clearing' }).click();
    await expect(occupation(page)).toHaveValue('Registered Nurses');
    await expect(pay(page)).toHaveValue('88,000');
  });

  test('continues after an interruption: offline, after a reload, on a second device', async ({
    newPerson,
    pageOf,
    stack,
  }) => {
    const { person, page: laptop } = await newPerson({ expected: [/ERR_INTERNET_DISCONNECTED/, /status of 409/] });
    laptop.on('dialog', (dialog) => void dialog.accept());
    const sessionId = await almostDone(stack, person);
    await open(laptop, sessionId);
    await choose(laptop, occupation(laptop), 'electrical engineer', /^Electrical Engineers/);
    await laptop.context().setOffline(true);
    await laptop.getByLabel('Country').selectOption('United States');
    await laptop.getByLabel('State').selectOption('Texas');
    await choose(laptop, licence(laptop), 'electrician', /^Electricians/);
    await laptop.context().setOffline(false);
    await laptop.reload();
    await expect(occupation(laptop)).toHaveValue('Electrical Engineers');
    await expect(held(laptop)).toHaveText('Electricians');
    await expect.poll(() => saved(stack, person, sessionId)).toMatchObject({ state: 'TX' });

    const phone = await pageOf(person, { width: 390, expected: [/status of 409/] });
    await open(phone, sessionId);
    await expect(phone.getByLabel('State')).toHaveValue('TX');
    await phone.getByLabel('Country').selectOption('Germany');
    await expect(phone.getByLabel('State')).toHaveCount(0);
    await putAway(phone);
    // meanwhile the laptop picks another state of the previous country
    await laptop.getByLabel('State').selectOption('Ohio');
    await putAway(laptop);
    await expect(laptop.getByLabel('Country')).toHaveValue('DE');
    await expect(laptop.getByLabel('State')).toHaveCount(0);
    await allSaved(laptop);
    expect(await saved(stack, person, sessionId)).toEqual({
      occupation: '17-2071.00',
      licences: ['47-2111.00'],
      country: 'DE',
    });
  });

  test('accepts typing before the list of occupations has loaded', async ({ newPerson, stack }) => {
    const { person, page } = await newPerson();
    const letGo = await holdRequests(page, /titles.*\.json/);
    await open(page, await almostDone(stack, person));
    await occupation(page).fill('barista');
    await expect(page.getByText('The list is being loaded …').first()).toBeVisible();
    letGo();
    await options(page)
      .filter({ hasText: /Barista/ })
      .first()
      .click();
    await expect(page.getByLabel('Years in it')).toBeVisible();
  });

  test('asks the rest without the list of occupations, and loads the list on request', async ({ newPerson, stack }) => {
    const { person, page } = await newPerson({ expected: [/ERR_FAILED/] });
    const sessionId = await almostDone(stack, person);
    await page.route(/facts.*\.bin/, (route) => route.abort());
    await open(page, sessionId);
    await expect(page.getByText('The list of occupations could not be loaded')).toBeVisible();
    await expect(occupation(page)).toBeDisabled();
    await pay(page).fill('40000');
    await page.unroute(/facts.*\.bin/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await choose(page, occupation(page), 'barista', /Barista/);
    await expect(page.getByText('The list of occupations could not be loaded')).toHaveCount(0);
  });
});
