import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { codeOfSlug, nameOf, plainNames, slugOf } from '#shared/occupations/names.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { violations } from '#test/support/browser/axe.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { breakCall } from '../support/browser/answer-steps.ts';
import { openReceipts, openWhatIf } from '../support/browser/result-steps.ts';

let person: SignedIn;
let result: ResultBody;
test.beforeAll(async ({ stack }) => {
  person = await stack.signUpAndIn();
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  result = (await stack.call(api.assessment.getResult, { id: resultId }, person.accessToken)).body;
});

const path = () => `/career-path/result/${result.id}`;
const addressOf = (occupation: string) => `${path()}?occupation=${occupation}`;
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
/** Waits for the dialog of an occupation with its parts. */
const opened = async (page: Page, slug: string) => {
  await expect(page).toHaveURL(addressOf(slug));
  await expect(dialog(page).getByRole('heading', { name: 'What speaks for it' })).toBeVisible();
  return (await heading(page).textContent())!;
};
const closed = async (page: Page) => {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path());
};

test('an occupation of a result is a place: Back, reload, a related one at its title, on a phone (M14)', async ({
  pageOf,
}) => {
  const page = await pageOf(person, { width: 390 });
  await page.goto(path());
  const whatIf = page.getByRole('region', { name: 'What if', exact: true });
  await openWhatIf(page);
  await whatIf.getByRole('slider').first().fill('0');
  await whatIf.getByRole('listitem').getByRole('button').first().click();
  const note = page.getByText(/Scored with the answers you moved/);
  await expect(note).toBeVisible();
  const first = new URL(page.url()).searchParams.get('occupation')!;
  const firstTitle = await opened(page, first);
  const plain = nameOf(codeOfSlug(first)!, '');
  await expect(page).toHaveTitle(new RegExp(`^${plain}: Your result`));

  await page.reload();
  await opened(page, first);
  await expect(note).toHaveCount(0); // moved answers are not saved

  await openReceipts(dialog(page));
  const related = dialog(page).getByRole('region', { name: 'Related occupations' }).getByRole('link').first();
  const other = slugOf((await related.textContent())!);
  await related.click();
  await expect(heading(page)).not.toHaveText(firstTitle);
  await opened(page, other);
  await expect(dialog(page).getByRole('article')).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect.poll(() => dialog(page).evaluate((element) => element.firstElementChild?.scrollTop)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.goBack();
  await expect(heading(page)).toHaveText(firstTitle);
  await opened(page, first);
  await page.goForward();
  await expect(heading(page)).not.toHaveText(firstTitle);
  await opened(page, other);
  await dialog(page).getByRole('button', { name: 'Close' }).click(); // the result is two history entries back
  await closed(page);
  await page.goForward();
  await opened(page, first);
  await page.goBack();
  await closed(page);
});

test('a link to one occupation opens it for its owner; what there is not is said', async ({ pageOf }) => {
  const page = await pageOf(person);
  const outside = Object.keys(plainNames).find((code) => !result.roles.some((role) => role.code === code))!;
  for (const address of [slugOf(plainNames[outside]!), result.roles[3]!.code]) {
    await page.goto(addressOf(address));
    await opened(page, address);
  }
  await page.keyboard.press('Escape');
  await closed(page);
  for (const address of ['no-such-work', 'constructor']) {
    await page.goto(addressOf(address));
    await expect(heading(page)).toHaveText('No such occupation');
    await page.getByRole('button', { name: 'Show the result' }).click();
    await closed(page);
  }
});

test('a shared result and the sample have addresses for their occupations, too (D-17, D-50)', async ({
  newPerson,
  pageOf,
  stack,
}) => {
  const { code, title } = result.roles[1]!;
  const name = nameOf(code, title);
  await stack.call(api.assessment.shareResult, { id: result.id, shared: true }, person.accessToken);
  const { page: theirs } = await newPerson({ width: 390, expected: [/status of 404/] });
  await theirs.goto(addressOf(slugOf(name)));
  await expect(heading(theirs)).toHaveText(name);
  await expect(theirs.getByText('Number 2 of the 10 matches that were shared with you.')).toBeVisible();
  await theirs.keyboard.press('Escape');
  await closed(theirs);
  await theirs.getByRole('table').getByRole('link', { name, exact: true }).click();
  await expect(heading(theirs)).toHaveText(name);
  await theirs.goBack();
  await closed(theirs);

  const page = await pageOf(person, { expected: [/500/] });
  await breakCall(page, '/assessment-result/*');
  await page.goto(`${path()}?sample=yes&occupation=${slugOf(name)}`);
  await expect(dialog(page).getByRole('heading', { name: 'What speaks for it' })).toBeVisible();
  await expect(dialog(page).getByText('Sample data, not your results.')).toBeVisible();
});
