import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { papers } from '#shared/documents/paper.ts';
import { letterDocument } from '#shared/resume/file/letter-document.ts';
import { missedIn } from '#shared/resume/file/read-back.ts';
import { resumeDocument } from '#shared/resume/file/resume-document.ts';
import { writeResumeHtml } from '#shared/resume/html.ts';
import { writeLetterHtml } from '#shared/resume/letter/html.ts';
import type { Resume } from '#shared/resume/resume.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { fullResume, hostileResume } from '#test/support/documents/full-resume.ts';
import { sampleLetter } from '#test/support/documents/sample-letter.ts';
import { hostileTexts } from '#test/support/people/hostile-texts.ts';
import { holdRequests } from '../support/browser/answer-steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your resume', exact: true });

/** Opens the resume builder with a previously delivered resume. */
async function reopen(page: Page, sub: string, resume: Resume): Promise<void> {
  const kept = JSON.stringify([sub, JSON.stringify({ resume, provider: 'composer' })]);
  await page.goto('/resume-builder');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((text) => localStorage.setItem('waymark.resume-written', text), kept);
  await page.reload();
  await page.getByRole('button', { name: 'Open your last resume' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function download(page: Page, kind: string): Promise<{ name: string; path: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await dialog(page)
    .getByRole('button', { name: `Download ${kind}` })
    .click();
  const saved = await downloading;
  const path = test.info().outputPath(`saved.${kind}`);
  await saved.saveAs(path);
  return { name: saved.suggestedFilename(), path, bytes: await readFile(path) };
}

test('a resume is taken as PDF and as Word, on the paper chosen, which is remembered', async ({
  subscriber,
  pageOf,
}) => {
  const page = await pageOf(subscriber, { locale: 'de-DE', expected: [/ERR_FAILED/] });
  // ASCII only, as a browser on a machine without a locale drops other characters from file names
  const name = 'Ana Lee';
  const resume = fullResume();
  resume.data.personalInfo.fullName = name;
  await reopen(page, subscriber.sub, resume);
  const paper = dialog(page).getByLabel('Paper');
  await expect(paper).toHaveValue('a4');
  await paper.selectOption('US Letter');

  const release = await holdRequests(page, '**/api/resume-pdf');
  const pdf = download(page, 'PDF');
  await expect(dialog(page).getByText('Your PDF file is being made and read back …')).toBeVisible();
  release();
  expect((await pdf).name).toBe(`${name}.pdf`);
  const { view } = await (await getDocumentProxy(new Uint8Array((await pdf).bytes))).getPage(1);
  expect(view.slice(2)).toEqual([...papers.letter]);
  await expect(dialog(page).getByText(`“${name}.pdf” was read back whole and saved.`)).toBeVisible();

  const word = await download(page, 'Word');
  expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual([`${name}.docx`, 'PK']);

  await page.route('**/api/resume-docx', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Download Word' }).click();
  await expect(dialog(page).getByText('Waymark could not be reached')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Open your last resume' }).click();
  await expect(paper).toHaveValue('letter');
});

test('a page that reads back otherwise than it was written is not saved, and says what it lacks', async ({
  subscriber,
  pageOf,
}) => {
  const page = await pageOf(subscriber);
  await reopen(page, subscriber.sub, fullResume());
  const saved: string[] = [];
  page.on('download', (each) => saved.push(each.suggestedFilename()));
  // a parser of the browser that takes "C++" for "C+"
  await page.evaluate(() => {
    const parse = DOMParser.prototype.parseFromString;
    DOMParser.prototype.parseFromString = function (html, type) {
      return parse.call(this, String(html).replaceAll('C++', 'C+'), type);
    };
  });
  await dialog(page).getByRole('button', { name: 'Download HTML' }).click();
  await expect(dialog(page).getByText(/Read back, it does not say “.*C\+\+.*” as you wrote it/)).toBeVisible();
  expect(saved).toEqual([]);
});

/** Dialogs opened and addresses asked by what runs in any page of a browser. */
function whatHappens(context: BrowserContext): string[] {
  const happened: string[] = [];
  context.on('dialog', (opened) => {
    happened.push(opened.message());
    void opened.dismiss();
  });
  context.on('request', (request) => {
    if (/beacon|\/x$|^(data|blob):text/.test(request.url())) happened.push(request.url());
  });
  return happened;
}

const elementsOfOthers = 'script, img, iframe, object, embed, link, base, form, svg, [onerror], [onload]';

/** What the browser makes of pages: the text of each, a line per text node, and how many elements it has of others. */
const opened = (page: Page, htmls: string[]) =>
  page.evaluate(
    ({ pages, ofOthers }) =>
      Promise.all(
        pages.map(async (html) => {
          const frame = document.createElement('iframe');
          frame.srcdoc = html;
          document.body.append(frame);
          await new Promise((loaded) => frame.addEventListener('load', loaded));
          const { body } = frame.contentDocument!;
          const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
          const lines: string[] = [];
          while (texts.nextNode()) lines.push((texts.currentNode as Text).data.replaceAll('\n', ' '));
          const others = body.querySelectorAll(ofOthers).length;
          frame.remove();
          return { text: lines.join('\n'), others };
        }),
      ),
    { pages: htmls, ofOthers: elementsOfOthers },
  );

test('each of 300 payloads, in every field of a resume and of a letter, runs nothing, asks nobody and is text (T-081, D-38)', async ({
  newPage,
}) => {
  const page = await newPage();
  const happened = whatHappens(page.context());
  const written = hostileTexts.flatMap((text) => {
    const resume = hostileResume([text]);
    const letter = sampleLetter(resume.data, { position: text, company: text, contact: text, motivation: text });
    return [
      { text, html: writeResumeHtml(resume), document: resumeDocument(resume, '') },
      { text, html: writeLetterHtml(letter), document: letterDocument(letter, '') },
    ];
  });
  const changed: string[] = [];
  for (let from = 0; from < written.length; from += 50) {
    const some = written.slice(from, from + 50);
    const pages = await opened(
      page,
      some.map(({ html }) => html),
    );
    for (const [at, { text, document }] of some.entries())
      if (pages[at]!.others > 0 || missedIn(document, pages[at]!.text)) changed.push(text);
  }
  expect(changed).toEqual([]);
  expect(happened).toEqual([]);
});

test('a resume of 300 payloads runs nothing and asks nobody, in the preview and in the file; without letters for it there is no PDF (T-081, D-38)', async ({
  subscriber,
  pageOf,
}) => {
  const page = await pageOf(subscriber);
  const context = page.context();
  const happened = whatHappens(context);

  const resume = hostileResume(hostileTexts);
  resume.data.skills.push('Baking 🧁');
  await reopen(page, subscriber.sub, resume);
  await expect(dialog(page).getByText(/no letters for 🧁 \(in Skills\)/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  const text = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(text).toHaveText(hostileTexts[0]!);

  const { path } = await download(page, 'HTML');
  const file = await context.newPage();
  await file.goto(pathToFileURL(path).href);
  await expect(file.getByRole('heading', { level: 1 })).toHaveText(hostileTexts[0]!);
  const shown = (await file.locator('body').textContent())!.toLowerCase();
  // lines are shown with an initial capital, without a final mark, and with tabs as spaces
  const asShown = (payload: string) => payload.toLowerCase().replaceAll('\t', ' ').replace(/;$/, '');
  expect(hostileTexts.filter((payload) => !shown.includes(asShown(payload)))).toEqual([]);
  expect(await file.locator(elementsOfOthers).count()).toBe(0);
  expect(happened).toEqual([]);
});
