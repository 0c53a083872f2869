import { delivered, deliveredLetter } from '#shared/resume/saved-resume.ts';
import { letterWritten, resumeWritten } from '#web/session/device/draft.ts';
import { storedAs } from './stored-as.ts';

/** The last results, kept on this device until sign-out: they are counted, so closing the dialog must not lose them. */
export const storedResume = storedAs(resumeWritten, delivered);
export const storedLetter = storedAs(letterWritten, deliveredLetter);
