import type { Thresholds } from '../rules.ts';

/**
 * Every question of a step must be answered (rows ARB-22 to ARB-31). The assessment screen and the server use the same
 * rules.
 */
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
