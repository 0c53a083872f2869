import type { Actor } from '#functions/data/account/change.ts';
import { solvedPlan } from '#functions/data/learning-plan/solved-plan.ts';
import { facts } from '#functions/outside/facts.ts';
import { AppError } from '#shared/lib/errors.ts';
import { indexOfRole } from '#shared/occupations/lookup.ts';

/** The plan that a request asks for. */
export const askedPlan = ({ role, skills }: { role: string; skills: string[] }, ctx: Pick<Actor, 'user' | 'now'>) =>
  solvedPlan(facts(), { index: findRole(role), skills }, ctx);

/** By code, known role id or title. @throws AppError NOT_FOUND */
function findRole(role: string): number {
  const { titles } = facts();
  const index = indexOfRole(facts(), role) ?? titles.findIndex((title) => title.toLowerCase() === role.toLowerCase());
  if (index < 0) throw new AppError('NOT_FOUND', 'No occupation goes by that name.', { field: 'role' });
  return index;
}
