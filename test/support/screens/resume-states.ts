import { offerExport } from '#test/support/fill-from-export.ts';
import { resumeField as field } from '#test/support/fill-resume.ts';
import { refuse, refusedCall, type ScreenState } from './screen-state.ts';

const screen = '/resume-builder';
const who = 'freshSubscriber';
const over = 'features/resume-builder/form/fill/FillDialog.tsx';

/** The resume builder beyond its form: what fills it, what is kept of it, what it is written for. */
export const resumeStates: ScreenState[] = [
  {
    name: 'resume-fill',
    screen,
    who,
    prepare: (page) => page.getByRole('button', { name: 'Fill from a CV or an export' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Fill the form' }),
    over,
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
    over,
  },
  {
    name: 'resume-fill-no-cv',
    screen,
    who,
    before: refuse('/cv'),
    prepare: (page) => page.getByRole('button', { name: 'Fill from a CV or an export' }).click(),
    shows: (page) => page.getByText('The CV you confirmed could not be loaded'),
    expected: refusedCall,
    over,
  },
];
