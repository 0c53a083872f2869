import type { Page } from '@playwright/test';
import { writeCv } from '#shared/cv/builder/write-cv.ts';
import { sampleCv } from '#test/cv/sample-cv.ts';
import { offerExport } from '#test/support/browser/fill-from-export.ts';
import { resumeField as field, fillResume } from '#test/support/browser/fill-resume.ts';
import { sampleLetter } from '#test/support/documents/sample-letter.ts';
import { readByModelToo } from './cv-states.ts';
import { answer, hold, refuse, refusedCall, type ScreenState } from './screen-state.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const screen = '/resume-builder';
const who = 'freshSubscriber';
const saved_at = '2026-11-20T10:00:00.000Z';
const versions = [
  'Resume for the bakery',
  'A long name of a version that says which company, which place and what for',
].map((name, place) => ({ resume_id: `${place}`.repeat(20), name, version: 3, saved_at, has_document: place === 0 }));
const fill = 'features/resume-builder/form/fill/FillDialog.tsx';

/** The resume builder beyond its form: what fills it, what is kept of it, what it is written for. */
export const resumeStates: ScreenState[] = [
  {
    name: 'resume-fill',
    screen,
    who,
    prepare: (page) => page.getByRole('button', { name: 'Fill from a CV or an export' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Fill the form' }),
    over: fill,
  },
  {
    name: 'resume-fill-preview',
    screen,
    who,
    prepare: async (page) => {
      await field(page, /^Full name/).fill('Sam Lee');
      await offerExport(page);
    },
    shows: (page) => page.getByRole('dialog', { name: 'What comes into the form' }),
    over: fill,
  },
  {
    name: 'resume-fill-by-model',
    screen,
    who,
    before: readByModelToo,
    prepare: async (page) => {
      await button(page, 'Fill from a CV or an export').click();
      const buffer = Buffer.from(writeCv(sampleCv));
      await page.getByLabel('Your CV as a file').setInputFiles({ name: 'mara.txt', mimeType: 'text/plain', buffer });
    },
    shows: (page) => page.getByText(/Found by a language model alone/).first(),
    over: fill,
  },
  {
    name: 'resume-fill-no-cv',
    screen,
    who,
    before: refuse('/cv'),
    prepare: (page) => page.getByRole('button', { name: 'Fill from a CV or an export' }).click(),
    shows: (page) => page.getByText('The CV you confirmed could not be loaded'),
    expected: refusedCall,
    over: fill,
  },
  {
    name: 'resume-versions',
    screen,
    who,
    before: answer('/resumes', {
      resumes: versions,
      deleted: [{ ...versions[0], name: 'For the bank', restorable_until: saved_at }],
    }),
    shows: (page) => page.getByText('Resume for the bakery'),
  },
  {
    name: 'resume-versions-loading',
    screen,
    who,
    before: hold('/resumes'),
    shows: (page) => page.getByText('Your versions are being loaded'),
  },
  {
    name: 'resume-versions-failed',
    screen,
    who,
    before: refuse('/resumes'),
    shows: (page) => page.getByText('Your versions could not be loaded'),
    expected: refusedCall,
  },
  {
    name: 'resume-naming',
    screen,
    who,
    prepare: (page) => button(page, 'Save as a version').click(),
    shows: (page) => page.getByRole('dialog', { name: 'Save as a version' }),
    over: 'features/resume-builder/kept/NameDialog.tsx',
  },
  {
    name: 'resume-replacing',
    screen,
    who,
    before: answer('/resumes', { resumes: versions, deleted: [] }),
    prepare: async (page) => {
      await field(page, /^Full name/).fill('Sam Lee');
      await button(page, 'Open Resume for the bakery').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Open “Resume for the bakery”?' }),
    over: 'features/resume-builder/kept/KeptVersions.tsx',
  },
  {
    name: 'resume-aim',
    screen,
    who,
    prepare: async (page) => {
      await fillResume(page);
      await pasteVacancy(page);
      await button(page, 'See what it asks for').click();
    },
    shows: (page) => page.getByRole('heading', { name: 'Not in your resume' }),
  },
  {
    name: 'resume-aim-occupation',
    screen,
    who,
    prepare: (page) => page.getByLabel('Write it for').selectOption('An occupation'),
    shows: (page) => page.getByRole('combobox', { name: 'Occupation' }),
  },
  {
    name: 'resume-aim-failed',
    screen,
    who,
    before: refuse('/resume-aim'),
    prepare: async (page) => {
      await pasteVacancy(page);
      await button(page, 'See what it asks for').click();
    },
    shows: (page) => page.getByText('What it asks for could not be read'),
    expected: refusedCall,
  },
  {
    name: 'letter',
    screen,
    who,
    prepare: openLetter,
    shows: (page) => page.getByRole('dialog', { name: 'A letter for this job' }),
    over: 'features/resume-builder/letter/LetterDialog.tsx',
  },
  {
    name: 'letter-written',
    screen,
    who,
    before: answer('/generate-letter', letterAnswer()),
    prepare: async (page) => {
      await openLetter(page);
      await button(page, 'Write the letter').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Your letter' }),
    over: 'features/resume-builder/letter/LetterPreview.tsx',
  },
];

async function pasteVacancy(page: Page): Promise<void> {
  await page.getByLabel('Write it for').selectOption('A vacancy that you paste');
  const text =
    'Payroll Clerk at Harbor Foods, $22 an hour. Requirements: Excel, SAP, bachelor’s degree preferred. Apply now.';
  await page.getByLabel('Text of the vacancy').fill(text);
}

async function openLetter(page: Page): Promise<void> {
  await fillResume(page);
  await pasteVacancy(page);
  await button(page, 'Write a letter').click();
}

/** What the server answers, without a use of the person for every picture. */
function letterAnswer() {
  return { letterHtml: '', letter: sampleLetter(), provider: 'composer' };
}
