import type { Page } from '@playwright/test';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { breakCall, holdRequests, toastOf } from '../support/browser/answer-steps.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Report and sharing' });
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const generated = (page: Page) => toastOf(page, 'Report generated successfully!');

/** Simulates a device where a second passes before a new tab has drawn anything. */
const outrun = () => {
  const real = window.setTimeout;
  window.setTimeout = ((run: () => void, ms?: number, ...rest: []) =>
    real(run, ms === 1000 ? 0 : ms, ...rest)) as typeof window.setTimeout;
};

/** Records when a page would be printed, instead of printing it. */
const notePrinting = (page: Page) =>
  page.context().addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed-at', String(Math.round(performance.now())));
  });

test('a report is generated, previewed, printed and saved (RES-11, RPT-01 to RPT-07, HIS-15, D-70)', async ({
  newPerson,
  stack,
}) => {
  const { person, page } = await newPerson({
    // the browser reports the tests' own scripts in the sandboxed frame
    expected: [/status of 500/, /Blocked script execution in 'about:srcdoc'/],
  });
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  await notePrinting(page);
  await page.goto(`/career-path/result/${resultId}`);

  await test.step('nothing to look at before it is generated (RPT-01, RPT-02)', async () => {
    for (const name of ['Preview', 'Download', 'Download PDF']) await expect(button(page, name)).toBeDisabled();
    await expect(button(page, 'Generate report')).toBeEnabled();
  });

  await test.step('a failure is said with its message (RPT-06)', async () => {
    const repair = await breakCall(page, '/generate-career-report');
    await button(page, 'Generate report').click();
    await expect(page.getByText(/^Failed to generate report: \S/)).toBeVisible();
    await expect(button(page, 'Preview')).toBeDisabled();
    await repair();
    const call = '**/api/generate-career-report';
    await page.route(call, (route) => route.fulfill({ json: { success: false, error: 'No ink left.' } }));
    await button(page, 'Generate report').click();
    await expect(toastOf(page, 'Failed to generate report: No ink left.')).toBeVisible();
    await page.unroute(call);
  });

  await test.step('both types are written from the stored result (RPT-05, RPT-07)', async () => {
    for (const [reportType, heading] of [
      ['summary', 'Your career report in short'],
      ['comprehensive', 'Your career report'],
    ] as const) {
      await card(page).getByLabel('Report', { exact: true }).selectOption(reportType);
      await card(page).getByLabel('Name on it (optional)').fill('<b>Sam</b>');
      const request = page.waitForRequest('**/api/generate-career-report');
      await button(page, 'Generate report').click();
      const sent = (await request).postDataJSON();
      expect(sent).toMatchObject({ userName: '<b>Sam</b>', assessmentResults: { id: resultId }, reportType });
      expect(Object.keys(sent)).toEqual(expect.arrayContaining(['cvAnalysis', 'careerMatches']));
      await expect(generated(page)).toBeVisible();
      await button(page, 'Preview').click();
      const frame = page.getByRole('dialog', { name: 'Report preview' }).locator('iframe');
      // the frame runs no scripts and has no origin (D-38, D-86)
      await expect(frame).toHaveAttribute('sandbox', '');
      await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(frame.contentFrame().getByText('For <b>Sam</b>')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(frame).toHaveCount(0);
    }
  });

  await test.step('download opens the same document in a tab and prints it after a second (RPT-03)', async () => {
    const opened = page.waitForEvent('popup');
    await button(page, 'Download').click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your career report');
    // measured by the tab's clock, which started slightly before or after the second did
    await expect(tab.locator('body')).toHaveAttribute('data-printed-at', /^(9\d\d|\d{4,})$/);
    await tab.close();
  });

  await test.step('the PDF is saved, and the page stays', async () => {
    const saved = page.waitForEvent('download');
    await button(page, 'Download PDF').click();
    expect((await saved).suggestedFilename()).toMatch(/^Waymark career report [\d-]+\.pdf$/);
    await expect(button(page, 'Download PDF')).toBeEnabled();
  });

  await test.step('the history offers the same (HIS-15, D-68)', async () => {
    await page.goto('/career-path/history');
    await page.getByRole('button', { name: /^Actions for the assessment of/ }).click();
    const opened = page.waitForEvent('popup');
    await page.evaluate(outrun); // the drawn page is printed even so
    await page.getByRole('menuitem', { name: 'Download Report' }).click();
    await expect(generated(page)).toBeVisible(); // checked first, as it disappears
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your career report');
    await expect(tab.locator('body')).toHaveAttribute('data-printed-at', /\d+/);
  });
});

test('a report is never mistaken for another requested meanwhile (RPT-05)', async ({ newPerson, stack }) => {
  const { person, page } = await newPerson();
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  await page.goto(`/career-path/result/${resultId}`);
  const release = await holdRequests(page, '**/api/generate-career-report');
  await button(page, 'Generate report').click();
  await card(page).getByLabel('Report', { exact: true }).selectOption('summary');
  release();
  await expect(generated(page)).toBeVisible();
  await expect(button(page, 'Generate report')).toBeVisible(); // and is no longer busy
  await expect(button(page, 'Preview')).toBeDisabled();
  await card(page).getByLabel('Report', { exact: true }).selectOption('comprehensive');
  await expect(button(page, 'Preview')).toBeEnabled();
});

test('a report is shown as in progress until it is there, whatever else finishes meanwhile', async ({
  newPerson,
  stack,
}) => {
  const { person, page } = await newPerson();
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  await page.goto(`/career-path/result/${resultId}`);
  await button(page, 'Generate report').click();
  await expect(button(page, 'Download PDF')).toBeEnabled();
  const release = await holdRequests(page, '**/api/generate-career-report');
  await button(page, 'Generate report').click();
  const download = page.waitForEvent('download');
  await button(page, 'Download PDF').click();
  await download;
  await expect(button(page, 'Download PDF')).not.toHaveAttribute('aria-busy');
  await expect(button(page, 'Writing the report …')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(button(page, 'Generate report')).toBeVisible();
});

test('a result is shared by its link, reduced, until sharing is stopped (RPT-08 to RPT-11, SEC-07, D-17)', async ({
  newPerson,
  stack,
}) => {
  const { person, page } = await newPerson({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page: theirs } = await newPerson({ expected: [/status of 404/] });
  const { resultId, sessionId } = await finishAssessment(stack, person, sampleAnswers());
  const path = `/career-path/result/${resultId}`;
  const notFound = theirs.getByRole('heading', { name: 'Results Not Found' });

  await theirs.goto(path);
  await expect(notFound).toBeVisible();

  await test.step('the link holds the id of the result, also when the page was opened by its session (RPT-09)', async () => {
    await page.goto(`/career-path/result/${sessionId}`);
    await expect(card(page).getByText('Nobody but you can open this result')).toBeVisible();
    await button(page, 'Share').click();
    await expect(toastOf(page, 'Share link copied to clipboard!')).toBeVisible();
    await expect(button(page, 'Link copied!')).toBeVisible();
    const link = new URL(path, page.url()).href;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expect(card(page).getByLabel('Link', { exact: true })).toHaveValue(link);
  });

  await test.step('another person sees the ranking, and nothing to act on it', async () => {
    await theirs.goto(path);
    await expect(theirs.getByRole('heading', { name: 'A result shared with you' })).toBeVisible();
    await expect(theirs.getByRole('table').getByRole('row')).toHaveCount(11);
    for (const name of ['What if', 'Why not …?', 'Report and sharing', 'Your interests'])
      await expect(theirs.getByRole('region', { name })).toHaveCount(0);
  });

  await test.step('the owner sees that it is shared, and stops it', async () => {
    await page.reload();
    await expect(card(page).getByText('Shared.')).toBeVisible();
    await button(page, 'Stop sharing').click();
    await expect(card(page).getByText('Private.')).toBeVisible();
    await theirs.reload();
    await expect(notFound).toBeVisible();
  });
});
