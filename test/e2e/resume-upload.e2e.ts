/**
 * The optional resume upload: chosen or dropped, sent, read, confirmed (ARA-14, ARA-17, ARA-18, ARA-42 to ARA-45,
 * ARA-60).
 */
import type { Page, Request } from '@playwright/test';
import { api } from '#shared/api.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { pdf } from '#test/support/documents/cv-files.ts';
import { largeFile } from '#test/support/documents/large-file.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { sampleResume } from '#test/support/documents/sample-resume.ts';
import { almostDone, at, finish } from '../support/browser/answer-steps.ts';

const { getResult } = api.assessment;

const field = (page: Page) => page.getByLabel('Upload your resume (optional)');
const choose = async (page: Page, name: string, buffer: Buffer, mimeType = 'application/pdf') =>
  field(page).setInputFiles({ name, mimeType, buffer });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove' });
const found = (page: Page) => page.getByRole('region', { name: 'Read from your resume' });

test('a resume is read, confirmed line by line, and goes along by its name', async ({ newPerson, stack }) => {
  const { person, page } = await newPerson({ expected: [/status of 400/] });
  const sessionId = await almostDone(stack, person);
  await page.goto(`/career-path/continue/${sessionId}`);
  await at(page, /^Where you stand/);

  await test.step('says what it accepts and what happens to it (ARA-17, ARA-18)', async () => {
    await expect(page.getByText(/PDF only, up to 10MB/)).toBeVisible();
    await expect(page.getByText(/processed securely and not stored permanently/)).toBeVisible();
  });

  await test.step('refuses another type and more than 10 MB in words (ARA-44, ARA-45, D-58)', async () => {
    await choose(page, 'resume.txt', Buffer.from('text'), 'text/plain');
    await expect(page.getByText(/^PDF only\./)).toBeVisible();
    await field(page).setInputFiles(largeFile(test.info().outputPath('resume.pdf'), 11 * 1024 * 1024));
    await expect(page.getByText('File size must be less than 10MB')).toBeVisible();
    await expect(remove(page)).toHaveCount(0);
  });

  await test.step('names a PDF that cannot be read, with a way on', async () => {
    await choose(page, 'scan.pdf', await pdf((document) => void document.rect(50, 50, 400, 600).fill('#ccc')));
    const notice = page.getByRole('form').getByRole('alert');
    await expect(notice).toContainText('scan.pdf could not be read');
    await expect(notice).toContainText('PDF parsing not implemented yet. Please convert to text format.');
    await expect(notice).toContainText(/pictures of its pages.*Paste the text instead/);
    await page.getByLabel('Or paste its text here').fill('Ada Example\n\nEDUCATION\nBachelor of Science, 2017');
    await page.getByRole('button', { name: 'Read this text' }).click();
    await expect(found(page)).toContainText(/Bachelor's degree/);
    await remove(page).click();
    await expect(notice).toHaveCount(0);
    await expect(found(page)).toHaveCount(0);
  });

  await test.step('reports a stalled upload, which can be sent again', async () => {
    await page.clock.install();
    const isFile = (request: Request) => /^multipart/.test(request.headers()['content-type'] ?? '');
    let still = true;
    await page.route('**', (route, request) => (still && isFile(request) ? undefined : route.fallback()));
    const sent = page.waitForRequest(isFile);
    await choose(page, 'resume.pdf', await sampleResume());
    await sent;
    await page.clock.fastForward(9_000);
    await expect(page.getByText(/^Your connection may be slow or down/)).toBeVisible();
    still = false;
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(found(page)).toContainText(/Bachelor's degree/);
    await page.unroute('**');
    await remove(page).click();
  });

  await test.step('can be cancelled on its way, and tried again after a failure', async () => {
    await page.route('**/api/cv-read', () => undefined);
    await choose(page, 'resume.pdf', await sampleResume());
    await expect(page.getByRole('progressbar', { name: 'Reading resume.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar', { name: 'Reading resume.pdf' })).toHaveCount(0);
    await page.unroute('**/api/cv-read');
    const error = { code: 'UNAVAILABLE', message: 'broken by the test', correlationId: 'test' };
    await page.route('**/api/cv-read', (route) => route.fulfill({ status: 400, json: { error } }), { times: 1 });
    await choose(page, 'resume.pdf', await sampleResume());
    await page.getByRole('button', { name: 'Retry' }).click();
  });

  await test.step('fills in what is ticked, and nothing unasked', async () => {
    await expect(found(page)).toContainText(/Registered Nurses, 3 to 5 years.*“Registered Nurse, Example Hospital”/);
    await expect(found(page)).toContainText(/Bachelor's degree/);
    await expect(found(page)).toContainText('Texas, United States');
    const occupation = page.getByRole('combobox', { name: 'Present or last occupation' });
    await expect(occupation).toHaveValue('');
    await found(page)
      .getByRole('checkbox', { name: /^Highest education/ })
      .uncheck();
    await found(page).getByRole('button', { name: 'Fill in what is ticked' }).click();
    await expect(occupation).toHaveValue('Registered Nurses');
    await expect(page.getByLabel('Years in it')).toHaveValue('3_5');
    await expect(page.getByLabel('State')).toHaveValue('TX');
    await expect(page.getByLabel('Highest education you have finished')).toHaveValue('');
    await expect(found(page)).toHaveCount(0);
  });

  await test.step('is known after a reload and stands among the answers (ARA-60)', async () => {
    const size = (await sampleResume()).length;
    await page.reload();
    await expect(page.getByText('resume.pdf', { exact: true })).toBeVisible();
    await finish(page).click();
    await page.waitForURL('**/career-path/result/*');
    const { body } = await stack.call(getResult, { id: page.url().split('/').at(-1)! }, person.accessToken);
    const { uploadedFile } = body.raw_assessment_data!.deepDive as { uploadedFile: { name: string; size: number } };
    expect([uploadedFile.name, Math.abs(uploadedFile.size - size) < 10]).toEqual(['resume.pdf', true]);
  });
});

test('a PDF is known by its type or by its name, whatever the other says (ARA-44)', async ({ newPerson, stack }) => {
  const { person, page } = await newPerson();
  await page.goto(`/career-path/continue/${await almostDone(stack, person)}`);
  await at(page, /^Where you stand/);
  for (const [name, mimeType] of [
    ['resume.doc', 'application/pdf'],
    ['resume.pdf', 'text/plain'],
  ] as const) {
    await choose(page, name, await sampleResume(), mimeType);
    await expect(found(page)).toContainText(/Bachelor's degree/);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await remove(page).click();
  }
});

test('a resume can be dropped, and is not needed (ARA-42)', async ({ newPerson, stack }) => {
  const { person, page } = await newPerson({ width: 390 });
  const sessionId = await almostDone(stack, person);
  await page.goto(`/career-path/continue/${sessionId}`);
  await at(page, /^Where you stand/);
  const content = [...(await sampleResume())];
  const dropped = await page.evaluateHandle((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], 'dropped', { type: 'application/pdf' }));
    return data;
  }, content);
  await field(page).locator('..').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(found(page)).toBeVisible();
  await found(page).getByRole('button', { name: 'Leave it' }).click();
  await remove(page).click();
  await expect(page.getByText('dropped', { exact: true })).toHaveCount(0);
  await finish(page).click();
  await page.waitForURL('**/career-path/result/*');
  const { body } = await stack.call(getResult, { id: page.url().split('/').at(-1)! }, person.accessToken);
  expect(body.raw_assessment_data!.deepDive).not.toHaveProperty('uploadedFile');
});

test('the CV confirmed earlier answers “Where you stand”, for the person to confirm', async ({ newPerson, stack }) => {
  const { person, page } = await newPerson();
  await stack.call(api.cv.saveCv, { userInfo: sampleCv }, person.accessToken);
  await page.goto(`/career-path/continue/${await almostDone(stack, person)}`);
  await at(page, /^Where you stand/);
  const kept = page.getByRole('region', { name: /^From the CV you confirmed, kept until/ });
  await expect(kept).toContainText(
    /Accountants and Auditors, more than 10 years.*“Senior Accountant, Brightwater Foods Inc\.”/,
  );
  await expect(kept).toContainText(/Bachelor's degree, Business/);
  await expect(kept).toContainText('“Certified Public Accountant”');
  await kept.getByRole('checkbox', { name: /^Where you live/ }).uncheck();
  await kept.getByRole('button', { name: 'Fill in what is ticked' }).click();
  await expect(page.getByRole('combobox', { name: 'Present or last occupation' })).toHaveValue(
    'Accountants and Auditors',
  );
  await expect(page.getByLabel('Its field')).toHaveValue('52');
  await expect(page.getByRole('list', { name: 'Licenses you hold' })).toContainText('Accountants and Auditors');
  await expect(page.getByLabel('Country')).toHaveValue('');
  await expect(kept).toHaveCount(0);
});
