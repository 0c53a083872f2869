/** What the skill levels of a stored result mean, for every screen and document that shows them. */
import type { Gap } from './result-shape.ts';

/** In older results `needed` was a rank among occupations, not a level. */
const isRank = ({ level }: Gap): boolean => level === undefined;

export const levelsMeaning = (skills: readonly Gap[]): string =>
  `0 is Beginner, 50 Proficient, 100 Expert. ${
    skills.some(isRank)
      ? 'What the work asks is its place among all occupations: 50 is the average, 100 stands for the few that ask most.'
      : "What the work asks is O*NET's level of 0 to 7, scaled to 0 to 100."
  }`;

/** Only a level can be described in the words of the rating scale. */
export const isLevel = (skill: Gap): boolean => !isRank(skill);
