import { readFile } from 'node:fs/promises';
import { api } from '#shared/api.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { fillButton, offerExport } from '#test/support/browser/fill-from-export.ts';
import { resumeEntry as entry, resumeField as field } from '#test/support/browser/fill-resume.ts';
import { linkedInExport } from '#test/support/documents/linkedin-export.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';

test('the form is filled from an export and from the kept CV, asks before it replaces, and can be undone', async ({
  stack,
  subscriber,
  pageOf,
}) => {
  await stack.call(api.cv.saveCv, { userInfo: { ...sampleCv, targetRole: 'Controller' } }, subscriber.accessToken);
  const page = await pageOf(subscriber);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/resume-builder');
  await field(page, /^Full name/).fill('Mine');
  await offerExport(page);

  const part = (name: RegExp) => page.getByRole('checkbox', { name });
  await expect(part(/^Full name/)).not.toBeChecked();
  await expect(part(/^Full name/)).toHaveAccessibleName(/In place of: Mine$/);
  await expect(part(/^Senior Accountant/)).toBeChecked();
  await part(/^Accountant/).uncheck();
  await button(/^Take over/).click();

  await expect(field(page, /^Full name/)).toHaveValue('Mine');
  await expect(field(page, /^Email/)).toHaveValue('mara.lindqvist@example.com');
  await expect(entry(page, 'Job 1').getByLabel('Duration')).toHaveValue('Mar 2020 – Present');
  await expect(entry(page, 'Job 2')).toHaveCount(0);
  await expect(button('Undo filling')).toBeVisible();

  await button('Undo filling').click();
  await expect(field(page, /^Email/)).toHaveValue('');
  await expect(field(page, /^Full name/)).toHaveValue('Mine');
  await button('Fill it again').click();
  await expect(field(page, /^Email/)).toHaveValue('mara.lindqvist@example.com');

  // filled-in values survive a reload like typed ones; the kept CV is also offered
  await page.reload();
  await expect(entry(page, 'Job 1').getByLabel('Company')).toHaveValue('Brightwater Foods Inc.');
  await button('Fill from a CV or an export').click();
  await button('Use this CV').click();
  await expect(part(/^Target role/)).toHaveAccessibleName(/Controller.*In place of: Financial Manager$/);
  await page.keyboard.press('Escape');

  const downloading = page.waitForEvent('download');
  await button('Save as JSON Resume').click();
  const json = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(json).toMatchObject({
    basics: { name: 'Mine' },
    work: [{ startDate: '2020-03', name: 'Brightwater Foods Inc.' }],
  });
});

test('a form filled from the kept CV and from a LinkedIn export is written from both', async ({
  stack,
  subscriber,
  pageOf,
}) => {
  await stack.call(api.cv.saveCv, { userInfo: sampleCv }, subscriber.accessToken);
  const page = await pageOf(subscriber);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  await page.goto('/resume-builder');
  await press(fillButton);
  await press('Use this CV');
  await press(/^Take over/);
  await expect(field(page, /^Full name/)).toHaveValue('Mara Lindqvist');
  await press(fillButton);
  await page
    .getByLabel('JSON Resume, or your data from LinkedIn')
    .setInputFiles({ name: 'linkedin.zip', mimeType: 'application/zip', buffer: linkedInExport });
  await press(/^Take over/);
  await expect(entry(page, 'Job 3').getByLabel('Company')).toHaveValue('Inn');
  await press('Generate AI Resume');
  const written = async () => (await page.getByTitle('Preview of your resume').getAttribute('srcdoc')) ?? '';
  await expect.poll(written).toContain('<h1>Mara Lindqvist</h1>');
  for (const words of ['Brightwater Foods Inc.', 'Harbor Tool Company', 'Inn', 'University of Northfield'])
    expect(await written()).toContain(words);
});
