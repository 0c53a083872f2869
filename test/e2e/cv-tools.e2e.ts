import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { writeCv } from '#shared/cv/builder/write-cv.ts';
import { toJsonResume } from '#shared/cv/json-resume/export.ts';
import { readJsonResume } from '#shared/cv/json-resume/import.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { pdf } from '#test/support/documents/cv-files.ts';
import { largeFile } from '#test/support/documents/large-file.ts';
import { linkedInExport } from '#test/support/documents/linkedin-export.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { readByModelToo } from '#test/support/screens/cv-states.ts';
import { holdRequests } from '../support/browser/answer-steps.ts';

const tools = async (page: Page) => {
  await page.goto('/career-path/new');
  await page.getByRole('button', { name: 'Use a CV' }).click();
};
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const removes = (page: Page, name: RegExp) => page.getByRole('button', { name });
const answer = (page: Page, call: string, status: number, json: object) =>
  page.route(`**/api${call}`, (route) => route.fulfill({ status, json }));

test('a CV is built in seven steps, generated, analysed and kept (CVT-01 to CVT-08, CVT-14 to CVT-28, AIN-08, AIN-09)', async ({
  newPerson,
  stack,
}) => {
  const { person, page } = await newPerson({ expected: [/status of (400|500)/] });
  await test.step('the panel is optional and offers both ways', async () => {
    await page.goto('/career-path/new');
    await expect(page.getByText('CV Ready')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start AI Career Analysis' })).toBeEnabled();
    await page.getByRole('button', { name: 'Use a CV' }).click();
    await expect(page.getByRole('heading', { name: 'Upload your CV' })).toBeVisible();
    await page.getByRole('button', { name: 'Build CV' }).click();
  });
  await test.step('name and email are asked for, also by Generate', async () => {
    await field(page, /^Full name/).fill('Mara Lindqvist');
    await expect(next(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Generate CV' }).click();
    await expect(page.getByText('Please fill in your name and email address')).toBeVisible();
    await field(page, /^Email/).fill('mara@example.com');
    await next(page).click();
  });
  await test.step('a summary, and nothing is lost by a reload', async () => {
    await expect(next(page)).toBeDisabled();
    await field(page, 'Professional summary').fill('Accountant of clean books.');
    await page.reload();
    await expect(field(page, 'Professional summary')).toHaveValue('Accountant of clean books.');
    await next(page).click();
  });
  await test.step('a position: remove only among several, no end date for the current one', async () => {
    await field(page, 'Job title').fill('Senior Accountant');
    await expect(next(page)).toBeDisabled();
    await field(page, 'Company').fill('Brightwater Foods');
    await field(page, 'Start date').fill('March 2020');
    await expect(field(page, 'End date')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Current Position' }).check();
    await expect(field(page, 'End date')).toHaveCount(0);
    await expect(field(page, 'Start date')).toHaveValue('2020-03');
    await expect(removes(page, /^Remove (position|achievement)/)).toHaveCount(0);
    await field(page, 'Achievement 1').fill('Closed the books in five days');
    await page.getByRole('button', { name: 'Add achievement' }).click();
    await expect(removes(page, /^Remove achievement/)).toHaveCount(2);
    await page.getByRole('button', { name: 'Add position' }).click();
    await expect(removes(page, /^Remove position/)).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove position 1' }).click();
    await expect(field(page, 'Job title')).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'Job title').first()).toHaveValue('Senior Accountant');
    await page.getByRole('button', { name: 'Remove position 2' }).click();
    await next(page).click();
  });
  await test.step('an education', async () => {
    await field(page, 'Degree').fill('Bachelor of Science in Accounting');
    await expect(next(page)).toBeDisabled();
    await field(page, 'Institution').fill('University of Northfield');
    await expect(removes(page, /^Remove education/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Add education' }).click();
    await expect(removes(page, /^Remove education/)).toHaveCount(2);
    await removes(page, /^Remove education 2/).click();
    await expect(removes(page, /^Remove education/)).toHaveCount(0);
    await next(page).click();
  });
  await test.step('a language alone does not count as a skill', async () => {
    await field(page, 'Language 1').fill('Swedish');
    await expect(next(page)).toBeDisabled();
    await expect(removes(page, /^Remove/)).toHaveCount(0);
    await field(page, 'Technical skill 1').fill('Microsoft Excel');
    await page.getByRole('button', { name: 'Add technical skill' }).click();
    await expect(removes(page, /^Remove technical skill/)).toHaveCount(2);
    await removes(page, /^Remove technical skill 2/).click();
    await expect(removes(page, /^Remove/)).toHaveCount(0);
    await next(page).click();
  });
  await test.step('the last two are optional', async () => {
    await expect(page.getByRole('heading', { name: 'Optional Extras' })).toBeVisible();
    await page.getByRole('button', { name: 'Add project' }).click();
    await field(page, 'Project name').fill('Audit trail');
    await page.getByRole('button', { name: 'Add technologies' }).click();
    await field(page, 'Technology 1').fill('SQL');
    await page.getByRole('button', { name: 'Add certification' }).click();
    await field(page, 'Certification name').fill('Certified Public Accountant');
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'Career Goals' })).toBeVisible();
    await expect(next(page)).toHaveCount(0);
  });
  await test.step('failures to generate, with and without a message of the server', async () => {
    await answer(page, '/generate-cv-from-info', 200, { success: false, error: 'No paper left' });
    await page.getByRole('button', { name: 'Generate CV' }).click();
    await expect(page.getByText('Failed to generate CV: No paper left')).toBeVisible();
    await page.unroute('**/api/generate-cv-from-info');
    await answer(page, '/generate-cv-from-info', 200, { success: false });
    await page.getByRole('button', { name: 'Generate CV' }).click();
    await expect(page.getByText('Failed to generate CV: CV generation failed')).toBeVisible();
    await page.unroute('**/api/generate-cv-from-info');
  });
  await test.step('the text is made of the person’s input', async () => {
    const asked = page.waitForRequest('**/api/generate-cv-from-info');
    await page.getByRole('button', { name: 'Generate CV' }).click();
    const { userInfo } = (await asked).postDataJSON();
    expect(Object.keys(userInfo).sort()).toEqual(Object.keys(sampleCv).sort());
    expect(Object.keys(userInfo.experience[0]).sort()).toEqual(Object.keys(sampleCv.experience[0]!).sort());
    for (const part of ['personalInfo', 'skills'] as const)
      expect(Object.keys(userInfo[part]).sort()).toEqual(Object.keys(sampleCv[part]).sort());
    expect(Object.keys(userInfo.education[0]).sort()).toEqual(Object.keys(sampleCv.education[0]!).sort());
    expect(userInfo.projects).toEqual([{ name: 'Audit trail', description: '', technologies: ['SQL'], url: '' }]);
    expect(userInfo.certifications).toEqual([{ name: 'Certified Public Accountant', issuer: '', date: '', url: '' }]);
    await expect(page.getByRole('region', { name: 'Text of your CV' })).toContainText(
      'Senior Accountant | Brightwater Foods | Mar 2020 - Present',
    );
  });
  await test.step('and taken along as JSON Resume, which is read back', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as JSON Resume' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Mara Lindqvist.json');
    const json = await readFile(await download.path(), 'utf8');
    expect(readJsonResume(json)).toMatchObject({
      info: {
        personalInfo: { fullName: 'Mara Lindqvist', email: 'mara@example.com' },
        experience: [{ company: 'Brightwater Foods', achievements: ['Closed the books in five days'] }],
        certifications: [{ name: 'Certified Public Accountant' }],
      },
    });
  });
  await test.step('failures of the analysis lead back to the fields, with the server’s words if it has any', async () => {
    await answer(page, '/cv-analysis', 200, { success: false, error: 'No ink left' });
    await page.getByRole('button', { name: 'Analyze CV' }).click();
    await expect(page.getByText('Analysis failed: No ink left')).toBeVisible();
    await page.unroute('**/api/cv-analysis');
    await answer(page, '/cv-analysis', 200, { success: false });
    await page.getByRole('button', { name: 'Generate CV' }).click();
    await page.getByRole('button', { name: 'Analyze CV' }).click();
    await expect(page.getByText('Analysis failed: Analysis failed')).toBeVisible();
    await expect(page.getByText('CV Ready')).toHaveCount(0);
    expect((await stack.call(api.cv.getCv, {}, person.accessToken)).body.cv).toBeNull();
    await page.unroute('**/api/cv-analysis');
    await answer(page, '/cv-analysis', 400, {
      error: { code: 'BAD_INPUT', message: 'Too odd', correlationId: 'test' },
    });
    await page.getByRole('button', { name: 'Generate CV' }).click();
    await page.getByRole('button', { name: 'Analyze CV' }).click();
    await expect(page.getByText('Analysis failed: Too odd')).toBeVisible();
    await page.unroute('**/api/cv-analysis');
  });
  await test.step('progress 10, 30, 50, 100, then every part of the result', async () => {
    await page.getByRole('button', { name: 'Generate CV' }).click();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
        if (value && seen.at(-1) !== value) seen.push(value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const asked = page.waitForRequest('**/api/cv-analysis');
    const kept = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/cv'));
    await page.getByRole('button', { name: 'Analyze CV' }).click();
    const analysed = (await asked).postDataJSON();
    expect(Object.keys(analysed).sort()).toEqual(['assessmentData', 'cvText', 'userInfo']);
    expect(analysed.userInfo).toEqual((await kept).postDataJSON().userInfo);
    await expect(page.getByRole('heading', { name: 'Your CV analysis' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      '10',
      '30',
      '50',
      '100',
    ]);
    for (const name of ['Market positioning', 'Strengths', 'Experience', 'Next roles', 'What to work on', 'Skill gaps'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(
      page.getByText(/^(Highly Competitive|Competitive|Moderately Competitive|Needs Improvement)$/),
    ).toBeVisible();
    await expect(page.getByText('CV Ready')).toBeVisible();
  });
  await test.step('ready on the next visit, until it is removed; another CV begins at the choice', async () => {
    await page.reload();
    await expect(page.getByText('CV Ready')).toBeVisible();
    await page.getByRole('button', { name: 'Open the CV tools' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(field(page, /^Full name/)).toHaveValue('Mara Lindqvist');
    await page.getByRole('button', { name: 'Generate CV' }).click();
    await page.getByRole('button', { name: 'Analyze CV' }).click();
    await page.getByRole('button', { name: 'Remove my CV' }).click();
    await expect(page.getByText('CV Ready')).toHaveCount(0);
    await page.getByRole('button', { name: 'Analyze Another CV' }).click();
    await expect(page.getByRole('button', { name: 'Build CV' })).toBeVisible();
  });
});

/** Starts over, confirming that typed text is discarded. */
async function startOver(page: Page): Promise<void> {
  const ask = page.getByRole('button', { name: 'Start over' });
  await ask.click();
  await page.getByRole('dialog', { name: 'Start over?' }).getByRole('button', { name: 'Start over' }).click();
  await expect(ask).toHaveCount(0);
}

test('nothing that was typed goes by one press: not by Start over, and not by Cancel', async ({ newPerson }) => {
  const { page } = await newPerson();
  await tools(page);
  const startingOver = page.getByRole('dialog', { name: 'Start over?' });
  await page.getByRole('button', { name: 'Build CV' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Build CV' })).toBeVisible();
  await page.getByRole('button', { name: 'Build CV' }).click();
  await field(page, /^Full name/).fill('Mara Lindqvist');
  await field(page, /^Email/).fill('mara@example.com');
  await page.getByRole('button', { name: 'Start over' }).click();
  await startingOver.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, /^Full name/)).toHaveValue('Mara Lindqvist');

  await page.getByRole('button', { name: 'Generate CV' }).click();
  const release = await holdRequests(page, '**/api/cv-analysis');
  await page.getByRole('button', { name: 'Analyze CV' }).click();
  const analysed = page.waitForResponse('**/api/cv-analysis');
  await page.getByRole('button', { name: 'Cancel' }).click();
  release();
  await (await analysed).finished();
  await expect(field(page, /^Full name/)).toHaveValue('Mara Lindqvist');
  await expect(page.getByText('CV Ready')).toHaveCount(0);
});

test('starting over while a text is being written stays at the choice', async ({ newPerson }) => {
  const { page } = await newPerson();
  await tools(page);
  await page.getByRole('button', { name: 'Build CV' }).click();
  await field(page, /^Full name/).fill('Mara Lindqvist');
  await field(page, /^Email/).fill('mara@example.com');
  const release = await holdRequests(page, '**/api/generate-cv-from-info');
  const written = page.waitForResponse('**/api/generate-cv-from-info');
  await page.getByRole('button', { name: 'Generate CV' }).click();
  await startOver(page);
  release();
  await (await written).finished();
  await page.getByRole('button', { name: 'Build CV' }).click();
  await expect(field(page, /^Full name/)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Generate CV' })).toBeEnabled();
});

test('an uploaded CV is corrected on its page and analysed (CVT-03, CVT-09 to CVT-11, CVT-30)', async ({
  newPerson,
}) => {
  const { page } = await newPerson();
  await tools(page);
  const file = page.getByLabel('Your CV as a file');
  const choose = (name: string, mimeType: string, buffer: Buffer) => file.setInputFiles({ name, mimeType, buffer });
  await test.step('of another type or too large', async () => {
    await choose('me.png', 'image/png', Buffer.from('x'));
    await expect(page.getByText('Please upload a PDF, Word document, or text file')).toBeVisible();
    await file.setInputFiles(largeFile(test.info().outputPath('long.txt'), 11 * 1024 * 1024));
    await expect(page.getByText('File size must be less than 10MB')).toBeVisible();
  });
  await test.step('its fields are filled; the focus shows where from, a click on the page fills, Undo takes back', async () => {
    await choose('mara.txt', 'text/plain', Buffer.from(writeCv(sampleCv)));
    await expect(field(page, /^Full name/)).toHaveValue('Mara Lindqvist');
    const sheet = page.getByRole('region', { name: 'Your CV as it was read' });
    await field(page, 'Phone').focus();
    await expect(sheet.locator('rect')).toHaveCount(1);
    await field(page, 'Location').focus();
    await sheet.getByRole('button', { name: 'Austin, TX' }).click();
    await expect(field(page, 'Location')).toHaveValue('Austin, TX');
    await expect(field(page, 'Location')).toBeFocused();
    await field(page, 'Phone').fill('+1 512 555 9999');
    await field(page, 'Location').fill('Elsewhere');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'Location')).toHaveValue('Austin, TX');
  });
  await test.step('a line without a field is used as what the person says', async () => {
    await page.getByRole('button', { name: 'Use “To lead a finance team.” as …' }).click();
    await page.getByRole('menuitem', { name: 'Soft skill' }).click();
    await page.getByRole('button', { name: /^5\. Skills/ }).click();
    await expect(field(page, 'Soft skill 2')).toHaveValue('To lead a finance team.');
  });
  await test.step('the analysis gets its text', async () => {
    const asked = page.waitForRequest('**/api/cv-analysis');
    await page.getByRole('button', { name: 'Analyze CV' }).click();
    const { cvText } = (await asked).postDataJSON();
    for (const words of ['Brightwater Foods Inc.', 'Reconciled 300 accounts', 'A ledger that explains itself.'])
      expect(cvText).toContain(words);
    await expect(page.getByRole('heading', { name: 'Your CV analysis' })).toBeVisible();
  });
  await test.step('the file is read back field by field, with the piece of text, and no score', async () => {
    const troubles = page.getByRole('list', { name: 'What did not come back' });
    await expect(troubles.getByRole('listitem')).toContainText([
      /^Phone: \+1 512 555 9999.*Does not stand in the text/,
    ]);
    await page.getByText('What came back, and from which piece of the text').first().click();
    const row = page.getByRole('listitem').filter({ hasText: 'Job title of position 1' });
    await expect(row).toContainText('Senior Accountant | Brightwater Foods Inc. | Mar 2020 - Present');
  });
});

test('what cannot be read says why and how to go on, and what only a model found is marked (CVT-12, CVT-13, T-090)', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ width: 390, expected: [/status of 400/] });
  await tools(page);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Your CV as a file').setInputFiles({ name, mimeType, buffer });
  await choose(
    'scan.pdf',
    'application/pdf',
    await pdf((document) => void document.rect(50, 50, 400, 600).fill('#ccc')),
  );
  await expect(page.getByText('scan.pdf could not be read')).toBeVisible();
  await expect(page.getByText(/PDF parsing not implemented yet.*pictures of its pages/)).toBeVisible();
  await choose('mara.doc', 'application/msword', Buffer.from('{\\rtf1\\ansi Mara}'));
  await expect(page.getByText('mara.doc could not be read')).toBeVisible();
  await expect(page.getByText(/^Unsupported file type\. This is Rich Text/)).toBeVisible();
  await readByModelToo(page);
  await page.getByLabel('Or paste its text here').fill(writeCv(sampleCv));
  await page.getByRole('button', { name: 'Read this text' }).click();
  await expect(page.getByText('2 values were found only by a language model')).toBeVisible();
  await page.getByRole('button', { name: 'Show the next one' }).click();
  await expect(field(page, 'Phone')).toBeFocused();
  await page.getByRole('button', { name: 'Confirm Phone' }).click();
  await expect(field(page, 'Company').nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Clear Company of position 2' }).click();
  await expect(field(page, 'Company').nth(1)).toHaveValue('');
  await expect(field(page, 'Company').nth(1)).toBeFocused();
  await expect(page.getByText(/found only by a language model/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Company').nth(1)).toHaveValue('Harbor Tool Company');
  await expect(page.getByText('One value was found only by a language model')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Company of position 2' }).click();
  await expect(page.getByRole('button', { name: 'Analyze CV' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await field(page, 'Company').nth(1).press('End');
  await page.keyboard.type(' Ltd');
  await expect(field(page, 'Company').nth(1)).toHaveValue('Harbor Tool Company Ltd');
});

test('JSON Resume and a LinkedIn export fill the builder, and what is wrong with one is said', async ({
  newPerson,
}) => {
  const { page } = await newPerson();
  await tools(page);
  await page.getByText('Import from LinkedIn or JSON Resume').click();
  const take = (name: string, buffer: Buffer) =>
    page.getByLabel('Export file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await take('bad.json', Buffer.from('{"work":[{"startDate":"soon"}]}'));
  await expect(
    page.getByText('“work[0].startDate” must be a date such as 2019, 2019-03 or 2019-03-31 in JSON Resume.'),
  ).toBeVisible();
  await take('mara.json', Buffer.from(JSON.stringify(toJsonResume(sampleCv))));
  await expect(field(page, /^Email/)).toHaveValue(sampleCv.personalInfo.email);
  await startOver(page);
  await page.getByText('Import from LinkedIn or JSON Resume').click();
  await take('linkedin.zip', linkedInExport);
  await expect(field(page, /^Full name/)).toHaveValue('Bo Ek');
  await page.getByRole('button', { name: /^2\. Summary/ }).click();
  await expect(field(page, 'Professional summary')).toHaveValue('Cooks, and "well"');
});
