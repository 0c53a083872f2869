import { resourcesFor } from '#shared/guidance/lookup.ts';
import { skillsToLearn } from '#shared/guidance/plan-skills.ts';
import type { Resource } from '#shared/guidance/resource.ts';
import { schoolSubjects } from '#shared/guidance/school-subjects.data.ts';
import type { RoleView } from '../role/role-view.ts';

/**
 * One resource to start with: for the first gap in the catalogue, otherwise for another required skill, otherwise a
 * search for the first of them; a school subject only if nothing else is required. Null when the skills are unknown.
 */
export function firstCourse({
  code,
  title,
  skills,
}: Pick<RoleView, 'code' | 'title' | 'skills'>): { skill: string; resource: Resource } | null {
  const known = new Map([...skills.gaps, ...skills.transferable].map((gap) => [gap.name, gap]));
  const found = skillsToLearn(skills).map((skill) => ({
    skill,
    ...resourcesFor(skill, { code, occupation: title, start: known.get(skill)?.yours }),
    isSubject: schoolSubjects.has(known.get(skill)?.element ?? ''),
  }));
  const chosen = found.find(({ by }) => by !== 'search') ?? found.find(({ isSubject }) => !isSubject) ?? found[0];
  const resource = chosen?.resources[0];
  return chosen && resource ? { skill: chosen.skill, resource } : null;
}
