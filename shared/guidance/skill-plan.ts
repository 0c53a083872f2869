/** What to do about one skill (LRN-10 to LRN-13). */
import { type LearnedFor, resourcesFor } from './lookup.ts';
import type { Resource } from './resource.ts';
import { skillMilestones, skillTime } from './skill-time.ts';

export const DEFAULT_START = 0;
export const DEFAULT_TARGET = 80;
const SHOWN = 3;

export interface SkillPlan {
  start: number;
  target: number;
  time: string;
  milestones: string[];
  /** the first three */
  resources: readonly Resource[];
}

/** @param work undefined when a skill is planned by itself */
export function skillPlan(name: string, start = DEFAULT_START, target = DEFAULT_TARGET, work?: LearnedFor): SkillPlan {
  return {
    start,
    target,
    time: skillTime(target - start),
    milestones: skillMilestones(start, target),
    resources: resourcesFor(name, work && { ...work, start }).resources.slice(0, SHOWN),
  };
}
