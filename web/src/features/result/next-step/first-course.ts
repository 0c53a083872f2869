import { resourcesFor } from '#shared/guidance/lookup.ts';
import { skillsToLearn } from '#shared/guidance/plan-skills.ts';
import type { Resource } from '#shared/guidance/resource.ts';
import type { RoleView } from '../role/role-view.ts';

/**
 * One resource to begin with: for the first gap that the catalogue has one for, else for what else the work asks for, else
 * a search for the first of them. Null where nothing is known of the skills.
 */
export function firstCourse({ skills }: Pick<RoleView, 'skills'>): { skill: string; resource: Resource } | null {
  const found = skillsToLearn(skills).map((skill) => ({ skill, ...resourcesFor(skill) }));
  const chosen = found.find(({ by }) => by !== 'search') ?? found[0];
  const resource = chosen?.resources[0];
  return chosen && resource ? { skill: chosen.skill, resource } : null;
}
