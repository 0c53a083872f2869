import type { Page } from '@playwright/test';
import { writeCv } from '#shared/cv/builder/write-cv.ts';
import type { ResumeData } from '#shared/resume/data.ts';
import { fillButton, offerExport } from '#test/support/browser/fill-from-export.ts';
import { resumeField as field, fillResume } from '#test/support/browser/fill-resume.ts';
import { resumeFrom } from '#test/support/documents/full-resume.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
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

/** The server delivers this, without a use of the person for every picture. */
const delivered = (parts: Partial<ResumeData>) => async (page: Page) => {
  await allowed(page);
  await answer('/generate-resume', { success: true, provider: 'composer', resume: resumeFrom(parts) })(page);
};
const allowed = answer('/gate', { allowed: true, reason: null, current_usage: 1, limit: 20, plan: 'Pro' });
const asShakespeare = { regenerationFeedback: 'Skills first, and sound like Shakespeare' };
const preview = 'features/resume-builder/dialog/Preview.tsx';

/** The resume builder: its form and what fills it, what is written, what is kept of it, what it is written for. */
export const resumeStates: ScreenState[] = [
  { name: 'resume-builder', screen, who, shows: (page) => page.getByRole('heading', { level: 1 }) },
  {
    name: 'resume-written',
    screen,
    who,
    before: delivered(asShakespeare),
    prepare: generate,
    shows: (page) => page.getByRole('dialog', { name: 'Your resume', exact: true }),
    over: preview,
  },
  {
    name: 'resume-file-refused',
    screen,
    who,
    before: async (page) => {
      await delivered(asShakespeare)(page);
      await refuse('/resume-pdf')(page);
    },
    prepare: async (page) => {
      await generate(page);
      await button(page, 'Download PDF').click();
    },
    shows: (page) => page.getByText('The PDF file was not made'),
    expected: refusedCall,
    over: preview,
  },
  {
    name: 'resume-without-pdf',
    screen,
    who,
    before: delivered({ summary: 'محاسب منذ 2019', skills: ['Baking 🧁'] }),
    prepare: generate,
    shows: (page) => page.getByText('This one cannot be made into a PDF'),
    over: preview,
  },
  {
    name: 'resume-writing',
    screen,
    who,
    before: async (page) => {
      await allowed(page);
      await hold('/generate-resume')(page);
    },
    prepare: generate,
    shows: (page) => page.getByRole('dialog', { name: 'Writing your resume' }),
    over: 'features/resume-builder/dialog/ResumeDialog.tsx',
  },
  {
    name: 'resume-removing',
    screen,
    who,
    prepare: async (page) => {
      await fillResume(page);
      await button(page, 'Add another skill').click();
      await button(page, 'Remove skill 1').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Remove skill 1?' }),
    over: 'features/resume-builder/form/Entries.tsx',
  },
  {
    name: 'resume-fill',
    screen,
    who,
    prepare: (page) => button(page, fillButton).click(),
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
      await button(page, fillButton).click();
      const buffer = Buffer.from(writeCv(sampleCv));
      await page.getByLabel('Your CV as a file').setInputFiles({ name: 'mara.txt', mimeType: 'text/plain', buffer });
    },
    shows: (page) => page.getByText(/Found only by a language model/).first(),
    over: fill,
  },
  {
    name: 'resume-fill-no-cv',
    screen,
    who,
    before: refuse('/cv'),
    prepare: (page) => button(page, fillButton).click(),
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
    shows: (page) => page.getByText('Loading your versions'),
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
    over: 'features/resume-builder/saved/NameDialog.tsx',
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
    over: 'features/resume-builder/saved/SavedVersions.tsx',
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
    before: answer('/generate-letter', { letterHtml: '', letter: sampleLetter(), provider: 'composer' }),
    prepare: async (page) => {
      await openLetter(page);
      await button(page, 'Write the letter').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Your letter' }),
    over: 'features/resume-builder/letter/LetterPreview.tsx',
  },
];

async function generate(page: Page): Promise<void> {
  await fillResume(page);
  await button(page, 'Generate AI Resume').click();
}

async function pasteVacancy(page: Page): Promise<void> {
  await page.getByLabel('Write it for').selectOption('A job posting that you paste');
  const text =
    'Payroll Clerk at Harbor Foods, $22 an hour. Requirements: Excel, SAP, bachelor’s degree preferred. Apply now.';
  await page.getByLabel('Text of the job posting').fill(text);
}

async function openLetter(page: Page): Promise<void> {
  await fillResume(page);
  await pasteVacancy(page);
  await button(page, 'Write a letter').click();
}
