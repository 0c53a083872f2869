import { type guidanceRoutes, MAX_SKILLS } from '#shared/guidance/contract.ts';
import type { Input } from '#shared/lib/route.ts';
import type { RoleView } from '../role/role-view.ts';

/** What is asked for the plan of a role: all gaps first, then what else the work requires, eight at most (LRN-02). */
export function planRequest({ code, skills }: RoleView): Input<typeof guidanceRoutes.generateLearningPlan> {
  const names = new Set([...skills.gaps.map(({ name }) => name), ...skills.required]);
  return { role: code, skills: [...names].slice(0, MAX_SKILLS), userLevel: 'intermediate' };
}
