import { delivered, deliveredLetter } from '#shared/resume/saved-resume.ts';
import { letterWritten, resumeWritten } from '#web/session/device/draft.ts';
import { storedAs } from './stored-as.ts';

/** What was delivered last, on this device until sign-out: it was counted, and a closed dialog must not cost it. */
export const storedResume = storedAs(resumeWritten, delivered);
export const storedLetter = storedAs(letterWritten, deliveredLetter);
