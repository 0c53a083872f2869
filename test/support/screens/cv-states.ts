import type { Page } from '@playwright/test';
import { writeCv } from '#shared/cv/builder/write-cv.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import type { CvRead } from '#web/parts/cv/upload/use-upload.ts';
import { refusedCall, type ScreenState } from './screen-state.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openTools = (page: Page) => button(page, 'Use a CV').click();

async function upload(page: Page): Promise<void> {
  await openTools(page);
  const cv = Buffer.from(writeCv(sampleCv));
  await page.getByLabel('Your CV as a file').setInputFiles({ name: 'mara.txt', mimeType: 'text/plain', buffer: cv });
  await button(page, 'Analyze CV').waitFor();
}

/** As it is answered where a model has read the CV, too, and alone has found these two values. */
export const readByModelToo = (page: Page) =>
  page.route('**/api/cv-read', async (route) => {
    const response = await route.fetch();
    const read = (await response.json()) as CvRead;
    read.provider = 'bedrock';
    read.reading.work[1]!.name!.by = 'model';
    read.reading.basics.phone!.by = 'model';
    await route.fulfill({ response, json: read });
  });

/** The CV tools of the intro: chosen, built, corrected, analysed. */
export const cvStates: ScreenState[] = [
  {
    name: 'cv-choice',
    screen: '/career-path/new',
    who: 'newcomer',
    prepare: openTools,
    shows: (page) => page.getByRole('heading', { name: 'Upload your CV' }),
  },
  {
    name: 'cv-builder',
    screen: '/career-path/new',
    who: 'newcomer',
    prepare: async (page) => {
      await openTools(page);
      await button(page, 'Build CV').click();
    },
    shows: (page) => page.getByRole('textbox', { name: /^Full name/ }),
  },
  {
    name: 'cv-starting-over',
    screen: '/career-path/new',
    who: 'newcomer',
    prepare: async (page) => {
      await openTools(page);
      await button(page, 'Build CV').click();
      await page.getByRole('textbox', { name: /^Full name/ }).fill('Mara Lindqvist');
      await button(page, 'Start over').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Start over?' }),
    over: 'parts/cv/BuildBar.tsx',
  },
  {
    name: 'cv-correcting',
    screen: '/career-path/new',
    who: 'newcomer',
    prepare: upload,
    shows: (page) => button(page, 'Analyze CV'),
  },
  {
    name: 'cv-found-by-model',
    screen: '/career-path/new',
    who: 'newcomer',
    before: readByModelToo,
    prepare: upload,
    shows: (page) => page.getByText('2 values were found only by a language model'),
  },
  {
    name: 'cv-not-read',
    screen: '/career-path/new',
    who: 'newcomer',
    prepare: async (page) => {
      await openTools(page);
      const buffer = Buffer.from('{\\rtf1\\ansi Mara}');
      await page
        .getByLabel('Your CV as a file')
        .setInputFiles({ name: 'mara.doc', mimeType: 'application/msword', buffer });
    },
    shows: (page) => page.getByLabel('Or paste its text here'),
    expected: refusedCall,
  },
  {
    name: 'cv-results',
    screen: '/career-path/new',
    who: 'newcomer',
    alone: true,
    prepare: async (page) => {
      await upload(page);
      await button(page, 'Analyze CV').click();
    },
    shows: (page) =>
      page.getByText(/came back as you confirmed it/).or(page.getByRole('list', { name: 'What did not come back' })),
  },
];
