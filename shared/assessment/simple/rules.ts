import type { Thresholds } from '../rules.ts';

/** How much of a step has to be answered: all of it (rows ARB-22 to ARB-31). The runner and the server read the same. */
export const thresholds = {
  scenarios: 6,
  priorities: 3,
  interests: 24,
  valuesMin: 5,
  valuesMax: 5,
  personality: 10,
  skills: 8,
  preferences: 4,
  constraints: 4,
} as const satisfies Thresholds;
