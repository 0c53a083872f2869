import { readFile } from 'node:fs/promises';
import { api } from '#shared/api.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { resumeEntry as entry, fillResume } from '#test/support/browser/fill-resume.ts';

const vacancy = `Payroll Clerk at Harbor Foods, Austin, TX. $22 an hour.
Requirements: Microsoft Excel, SAP, invoices. Apply now.`;

test('a resume and a letter for a pasted vacancy: matching statements first, invented ones nowhere (D-83, GAT-29)', async ({
  stack,
  subscriber,
  pageOf,
}) => {
  const page = await pageOf(subscriber);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const shows = (title: string, html: string) =>
    expect.poll(() => page.getByTitle(title).getAttribute('srcdoc')).toContain(html);
  await page.goto('/resume-builder');
  await fillResume(page);
  await entry(page, 'Job 1').getByLabel('Description').fill('Swept the yard\nMatched 300 invoices a month');

  await test.step('it says what is asked for, where the resume says it, and what it does not say', async () => {
    await page.getByLabel('Write it for').selectOption('A job posting that you paste');
    await page.getByLabel('Text of the job posting').fill('Too short');
    await button('See what it asks for').click();
    await expect(page.getByText('Paste all of the job posting: 40 characters at least.')).toBeVisible();
    await page.getByLabel('Text of the job posting').fill(vacancy);
    await button('See what it asks for').click();
    await expect(page.getByRole('heading', { name: 'Not in your resume' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /Microsoft Excel.*: Skills$/ })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /SAP.*\(required\)$/ })).toBeVisible();
  });

  await test.step('the resume that is written says it first, and why', async () => {
    await button('Generate AI Resume').click();
    await shows('Preview of your resume', '<li>Matched 300 invoices a month</li><li>Swept the yard</li>');
    await expect(
      page.getByRole('listitem').filter({ hasText: /^Matched 300 invoices.*comes forward for/ }),
    ).toBeVisible();
    await button('Back to the form').click();
  });

  await test.step('the letter tells the same facts, is decided on word by word and saved', async () => {
    await button('Write a letter').click();
    await page.getByLabel('Position').fill('Payroll <b>Clerk</b>');
    await page.getByLabel('Why this job (optional)').fill('I live two streets away');
    await button('Write the letter').click();
    const title = 'Preview of your letter';
    await shows(title, 'Dear hiring team,');
    await shows(title, 'Payroll &lt;b&gt;Clerk&lt;/b&gt;');
    await shows(title, 'As Bookkeeper at Corner Hardware, I matched 300 invoices a month. I swept the yard.');
    await expect(page.getByTitle(title)).toHaveAttribute('sandbox', '');
    await page.getByRole('checkbox', { name: /^Instead of “Matched 300/ }).uncheck();
    await shows(title, '<li>Matched 300 invoices a month</li>');
    for (const [kind, extension] of [
      ['PDF', 'pdf'],
      ['Word', 'docx'],
      ['HTML', 'html'],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await button(`Download ${kind}`).click();
      const download = await downloading;
      const name = `Letter of Sam Sammy Lee.${extension}`;
      expect(download.suggestedFilename()).toBe(name);
      await expect(page.getByText(`“${name}” was read back whole and saved.`)).toBeVisible();
      if (kind === 'HTML') expect(await readFile(await download.path(), 'utf8')).not.toContain('SAP');
    }
  });

  await test.step('what was refused stays so while the page lives, and is not lost unasked', async () => {
    await page.getByRole('dialog', { name: 'Your letter' }).getByRole('button', { name: 'Close' }).click();
    await button('Open your letter').click();
    await expect(page.getByRole('checkbox', { name: /^Instead of “Matched 300/ })).not.toBeChecked();
    await button('Change what you add').click();
    await button('Write the letter').click();
    const question = page.getByRole('dialog', { name: 'Write the letter again?' });
    await expect(question).toContainText('the change that you refused is offered again');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Why this job (optional)')).toHaveValue('I live two streets away');
  });
  const { body } = await stack.call(api.plans.getUsageSummary, {}, subscriber.accessToken);
  expect(body.usage.resume_builds.monthly_count).toBe(1);
});
