import { pdfPages } from '#functions/documents/extract/pdf.ts';
import { api } from '#shared/api.ts';
import { fieldOf } from '#shared/occupations/fields.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { gistOf } from '#shared/occupations/texts.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { textsOf } from '#test/support/facts/occupation-texts.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';

test('a result on paper: at most five pages, none empty, each of the ten whole with its name (M15)', async ({
  person,
  pageOf,
  stack,
}) => {
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  const { body: result } = await stack.call(api.assessment.getResult, { id: resultId }, person.accessToken);
  const { code } = result.roles[0]!;
  const gist = gistOf(textsOf(fieldOf(code))[code]!);
  const page = await pageOf(person);
  await page.goto(`/career-path/result/${resultId}`);
  const sheets = page.getByRole('article').filter({ hasText: 'What it rests on' });
  // the sheets load after the page, and the occupations' texts after those
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(sheets).toContainText(gist, { timeout: 500 });
  }).toPass();
  const names = result.roles.map(({ code, title }) => nameOf(code, title));

  for (const format of ['A4', 'Letter']) {
    const { pages } = await pdfPages(new Uint8Array(await page.pdf({ format })));
    const texts = pages.map(({ items }) => items.map(({ text }) => text).join(' '));
    expect(pages.length, format).toBeLessThanOrEqual(5);
    for (const text of texts) expect(text.length, `${format}: ${text}`).toBeGreaterThan(300);
    for (const [place, name] of names.entries()) {
      const entry = new RegExp(`${place + 1}\\. ${name}.*?For you: .*?Against: `);
      expect(
        texts.filter((text) => entry.test(text)),
        `${format}: ${name}, on one page`,
      ).toHaveLength(1);
    }
    const text = texts.join(' ');
    for (const part of ['Your career result', 'Fields that suit you', 'What it rests on', 'OEWS May 2025'])
      expect(text, format).toContain(part);
    expect(text.replaceAll(' ', '')).toContain(resultId);
    expect(text).not.toMatch(/Retake|Log out|Skip to content|Learning Plan/);
  }
  await expect(sheets).toHaveCount(0); // on paper only
});

test('a shared result on paper is a document, too, without what stays with its owner (D-17)', async ({
  person,
  newPerson,
  stack,
}) => {
  const { resultId } = await finishAssessment(stack, person, sampleAnswers());
  await stack.call(api.assessment.shareResult, { id: resultId, shared: true }, person.accessToken);
  const { body: result } = await stack.call(api.assessment.getResult, { id: resultId }, person.accessToken);
  const { page } = await newPerson({ expected: [/status of 404/] });
  await page.goto(`/career-path/result/${resultId}`);
  await expect(page.getByRole('heading', { name: 'A result shared with you' })).toBeVisible();
  const { pages } = await pdfPages(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(pages.length).toBeLessThanOrEqual(3);
  const text = pages.flatMap(({ items }) => items.map((item) => item.text)).join(' ');
  for (const { code, title } of result.roles) expect(text).toContain(nameOf(code, title));
  expect(text.replaceAll(' ', '')).toContain(resultId);
  expect(text).not.toMatch(/For you:|Skip to content|Take your own assessment/);
});
