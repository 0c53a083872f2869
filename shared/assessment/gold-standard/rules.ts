import type { Thresholds } from '../rules.ts';

/**
 * How many answers complete a step (rows ARA-30 to ARA-42). The assessment screen and the server use the same numbers.
 */
export const thresholds = {
  scenarios: 6,
  priorities: 3,
  /** 80 percent of 18, rounded up */
  interests: 15,
  valuesMin: 3,
  valuesMax: 5,
  personality: 10,
  /** 80 percent of 15 */
  skills: 12,
  preferences: 3,
  constraints: 3,
} as const satisfies Thresholds;
