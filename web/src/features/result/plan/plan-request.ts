import type { guidanceRoutes } from '#shared/guidance/contract.ts';
import { planSkills } from '#shared/guidance/plan-skills.ts';
import type { Input } from '#shared/lib/route.ts';
import type { RoleView } from '../role/role-view.ts';

/** The request for a role's plan. */
export const planRequest = ({ code, skills }: RoleView): Input<typeof guidanceRoutes.generateLearningPlan> => ({
  role: code,
  skills: planSkills(skills),
  userLevel: 'intermediate',
});
