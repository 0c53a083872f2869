import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { plainNames, slugOf } from '#shared/occupations/names.ts';
import { violations } from '#test/support/axe.ts';
import { expect, test } from '#test/support/browser-test.ts';
import { finishAssessment } from '#test/support/finished-assessment.ts';
import { sampleAnswers } from '#test/support/sample-answers.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { breakCall } from './answer-steps.ts';

let person: SignedIn;
let result: ResultBody;
test.beforeAll(async ({ stack }) => {
  person = await stack.signUpAndIn();
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  result = (await stack.call(api.assessment.getResult, { id: resultId }, person.accessToken)).body;
});

const path = () => `/career-path/result/${result.id}`;
const addressOf = (occupation: string) => `${path()}?occupation=${occupation}`;
const nameOf = (code: string) => plainNames[code]!;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const parts = (page: Page, name: string) => dialog(page, name).getByRole('heading', { name: 'Fit breakdown' });
const closed = async (page: Page) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(path());
};

test('an occupation of a result is a place: Back, reload, a related one at its title, on a phone (M14)', async ({
  pageOf,
}) => {
  const page = await pageOf(person, { width: 390 });
  await page.goto(path());
  const whatIf = page.getByRole('region', { name: 'What if', exact: true });
  const row = whatIf.getByRole('listitem').getByRole('button').first();
  await whatIf.getByRole('slider').first().fill('0');
  await row.click();
  const note = page.getByText(/Scored with the answers you moved/);
  await expect(note).toBeVisible();
  const first = (await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent())!;
  await expect(page).toHaveURL(addressOf(slugOf(first)));
  await expect(page).toHaveTitle(new RegExp(`^${first}: Your result`));

  await page.reload();
  await expect(parts(page, first)).toBeVisible();
  await expect(note).toHaveCount(0); // what was moved is not saved

  const related = dialog(page, first).getByRole('region', { name: 'Related occupations' }).getByRole('link').first();
  const other = (await related.textContent())!;
  await related.click();
  await expect(parts(page, other)).toBeVisible();
  await expect(page).toHaveURL(addressOf(slugOf(other)));
  await expect(dialog(page, other).getByRole('article')).toBeFocused();
  await expect(dialog(page, other).getByRole('heading', { level: 2 })).toBeInViewport();
  expect(await dialog(page, other).evaluate((element) => element.scrollTop)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.goBack();
  await expect(parts(page, first)).toBeVisible();
  await page.goForward();
  await expect(parts(page, other)).toBeVisible();
  await dialog(page, other).getByRole('button', { name: 'Close' }).click(); // the result lies two steps back
  await closed(page);
  await page.goForward();
  await expect(parts(page, first)).toBeVisible();
  await page.goBack();
  await closed(page);
});

test('a link to one occupation opens it for its owner; what there is not is said', async ({ pageOf }) => {
  const page = await pageOf(person);
  const outside = Object.keys(plainNames).find((code) => !result.roles.some((role) => role.code === code))!;
  for (const [address, name] of [
    [slugOf(nameOf(outside)), nameOf(outside)],
    [result.roles[3]!.code, nameOf(result.roles[3]!.code)],
  ] as const) {
    await page.goto(addressOf(address));
    await expect(parts(page, name)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await closed(page);
  for (const address of ['no-such-work', '99-9999.00', 'constructor']) {
    await page.goto(addressOf(address));
    await dialog(page, 'No such occupation').getByRole('button', { name: 'Show the result' }).click();
    await closed(page);
  }
});

test('a shared result and the sample have addresses for their occupations, too (D-17, D-50)', async ({
  newPerson,
  pageOf,
  stack,
}) => {
  const name = nameOf(result.roles[1]!.code);
  await stack.call(api.assessment.shareResult, { id: result.id, shared: true }, person.accessToken);
  const { page: theirs } = await newPerson({ width: 390, expected: [/status of 404/] });
  await theirs.goto(addressOf(slugOf(name)));
  await expect(dialog(theirs, name).getByText('Number 2 of the 10 matches that were shared with you.')).toBeVisible();
  expect(await violations(theirs)).toEqual([]);
  await theirs.keyboard.press('Escape');
  await closed(theirs);
  await theirs.getByRole('table').getByRole('link', { name, exact: true }).click();
  await expect(dialog(theirs, name)).toBeVisible();
  await theirs.goBack();
  await closed(theirs);

  const page = await pageOf(person, { expected: [/500/] });
  await breakCall(page, '/assessment-result/*');
  await page.goto(`${path()}?sample=yes&occupation=${slugOf(name)}`);
  await expect(parts(page, name)).toBeVisible();
  await expect(page.getByText('Sample data, not your results.', { exact: true })).toBeVisible();
});
