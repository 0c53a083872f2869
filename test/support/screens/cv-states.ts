import type { Page } from '@playwright/test';
import { writeCv } from '#shared/cv/builder/write-cv.ts';
import { sampleCv } from '#test/cv/sample-cv.ts';
import type { ScreenState } from './screen-state.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openTools = (page: Page) => button(page, 'Use a CV').click();

async function upload(page: Page): Promise<void> {
  await openTools(page);
  const cv = Buffer.from(writeCv(sampleCv));
  await page.getByLabel('Your CV as a file').setInputFiles({ name: 'mara.txt', mimeType: 'text/plain', buffer: cv });
  await button(page, 'Analyze CV').waitFor();
}

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
    name: 'cv-correcting',
    screen: '/career-path/new',
    who: 'newcomer',
    prepare: upload,
    shows: (page) => button(page, 'Analyze CV'),
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
    shows: (page) => page.getByRole('heading', { name: 'Your CV analysis' }),
  },
];
