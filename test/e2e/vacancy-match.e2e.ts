import { api } from '#shared/api.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { breakCall, holdRequests } from '../support/browser/answer-steps.ts';

const vacancy = `Staff Accountant
Austin, TX. $62,000 - $74,000 a year.
Requirements: bachelor's degree, Excel, CPA preferred. <img src=x onerror="document.title='run'">`;

test('a pasted vacancy is matched, survives a reload and a failure, is saved, opened and erased (D-95, GAT-12, GAT-21, GAT-24, GAT-26, GAT-31)', async ({
  stack,
  newPerson,
}) => {
  const { person, page } = await newPerson({ expected: [/status of (400|500)/] });
  const { resultId } = await finishAssessment(stack, person, sincereAnswers('13-2011.00', 3));
  const field = page.getByLabel('Text of the job posting');
  const match = () => page.getByRole('button', { name: 'Match this vacancy' }).click();
  const used = async () =>
    (await stack.call(api.plans.getUsageSummary, {}, person.accessToken)).body.usage.smart_matches_daily.daily_count;

  await test.step('from the history, by the menu of a result', async () => {
    await page.goto('/career-path/history');
    await page.getByRole('button', { name: /^Actions for the assessment/ }).click();
    await page.getByRole('menuitem', { name: 'Match a job posting' }).click();
    await expect(page).toHaveURL(`/career-path/match?result=${resultId}`);
  });
  await test.step('the text survives a failed call and a reload', async () => {
    await field.fill(vacancy);
    const mend = await breakCall(page, '/vacancy-match');
    await match();
    await expect(page.getByText('The job posting was not matched')).toBeVisible();
    await mend();
    await page.reload();
    await expect(field).toHaveValue(vacancy);
    expect(await used()).toBe(0);
  });
  await test.step('what was found, with its words, and one use, though it is asked for twice', async () => {
    await match();
    await expect(page.getByRole('heading', { name: /^Staff Accountant: what it asks/ })).toBeFocused();
    const words = page.getByRole('region', { name: /^The job posting, with what was found/ });
    await expect(words.locator('mark', { hasText: "bachelor's degree" })).toBeVisible();
    await expect(words).toContainText('<img src=x');
    expect(await page.title()).not.toBe('run');
    const again = page.waitForResponse('**/api/vacancy-match');
    await match();
    expect((await again).status()).toBe(200);
    expect(await used()).toBe(1);
    await page.reload();
    await expect(field).toHaveValue('');
  });
  await test.step('what is typed while a text is matched is kept, too', async () => {
    await field.fill(vacancy);
    const release = await holdRequests(page, '**/api/vacancy-match');
    await match();
    await field.fill(`${vacancy} And more.`);
    release();
    await expect(page.getByRole('heading', { name: /^Staff Accountant: what it asks/ })).toBeFocused();
    await page.reload();
    await expect(field).toHaveValue(`${vacancy} And more.`);
    await page.unrouteAll();
  });
  await test.step('saved, opened again, erased', async () => {
    await field.fill(vacancy);
    await match();
    await page.getByRole('button', { name: 'Save this match' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Open the match of Staff Accountant/ }).click();
    await expect(page.getByRole('heading', { name: /^Staff Accountant: what it asks/ })).toBeVisible();
    await page.getByRole('button', { name: /^Delete the match of Staff Accountant/ }).click();
    await page.getByRole('button', { name: 'Delete match' }).click();
    await expect(page.getByRole('heading', { name: 'Saved matches' })).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('erasing a match does not call back a person who has moved on', async () => {
    await field.fill(vacancy);
    await match();
    await page.getByRole('button', { name: 'Save this match' }).click();
    await page.getByRole('button', { name: /^Delete the match of Staff Accountant/ }).click();
    const release = await holdRequests(page, '**/api/vacancy-matches/*');
    await page.getByRole('button', { name: 'Delete match' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await field.focus();
    release();
    await expect(page.getByRole('heading', { name: 'Saved matches' })).toHaveCount(0);
    await expect(field).toBeFocused();
  });
  await test.step('the text comes from a file, too; what is no text is refused at the file', async () => {
    const file = page.getByLabel('Or a text file of it');
    await file.setInputFiles({ name: 'job.txt', mimeType: 'text/plain', buffer: Buffer.from(vacancy) });
    await expect(field).toHaveValue(vacancy);
    await file.setInputFiles({ name: 'job.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(file).toHaveAccessibleDescription(/“job.pdf” is not plain text/);
    await expect(field).toHaveValue(vacancy);
  });
  await test.step('refused with the reason beside the field; the limit in words of the day', async () => {
    await field.fill('Once upon a time there was a king who had three daughters and a golden ball.');
    await match();
    await expect(page.getByText('does not read like a vacancy')).toBeVisible();
    expect(await used()).toBe(4);
    await page.route('**/api/vacancy-match', (route) =>
      route.fulfill({ json: { allowed: false, reason: 'PLAN_LIMIT', current_usage: 5, limit: 5, plan: 'Free' } }),
    );
    await field.fill(vacancy);
    await match();
    const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
    await expect(dialog.getByText("You've reached your daily limit for Smart Job Matching (5/5).")).toBeVisible();
    await expect(dialog.getByText('You have 5 smart matches again from 00:00 UTC')).toBeVisible();
  });
});
