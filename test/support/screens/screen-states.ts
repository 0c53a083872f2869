import { assessmentStates } from './assessment-states.ts';
import { planStates } from './plan-states.ts';
import { publicStates } from './public-states.ts';
import type { ScreenState } from './screen-state.ts';

/** THE table of what there is to be looked at: every screen, its states, and what opens over it. */
export const screenStates: readonly ScreenState[] = [...publicStates, ...assessmentStates, ...planStates];
