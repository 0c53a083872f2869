import type { Gap } from '#shared/assessment/result-shape.ts';
import { MAX_SKILLS } from './contract.ts';

interface RoleSkills {
  gaps: readonly Gap[];
  transferable: readonly Gap[];
}

/** The skills an occupation requires, most important first. */
export const requiredSkills = ({ gaps, transferable }: RoleSkills): string[] =>
  [...gaps, ...transferable].sort((a, b) => b.importance - a.importance).map(({ name }) => name);

/** What to learn for it, in order: all gaps, then everything else required. */
export const skillsToLearn = (skills: RoleSkills): string[] => [
  ...new Set([...skills.gaps.map(({ name }) => name), ...requiredSkills(skills)]),
];

/** The skills covered by a plan (LRN-02). */
export const planSkills = (skills: RoleSkills): string[] => skillsToLearn(skills).slice(0, MAX_SKILLS);
