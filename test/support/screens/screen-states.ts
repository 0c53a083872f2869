import { accountStates } from './account-states.ts';
import { assessmentStates } from './assessment-states.ts';
import { chatStates } from './chat-states.ts';
import { cvStates } from './cv-states.ts';
import { planStates } from './plan-states.ts';
import { publicStates } from './public-states.ts';
import { resumeStates } from './resume-states.ts';
import type { ScreenState } from './screen-state.ts';
import { simpleStates } from './simple-states.ts';
import { vacancyStates } from './vacancy-states.ts';

/** THE table of what there is to be looked at: every screen, its states, and what opens over it. */
export const screenStates: readonly ScreenState[] = [
  ...publicStates,
  ...assessmentStates,
  ...simpleStates,
  ...planStates,
  ...accountStates,
  ...cvStates,
  ...resumeStates,
  ...vacancyStates,
  ...chatStates,
];
