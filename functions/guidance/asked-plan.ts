import type { Actor } from '#functions/data/account/change.ts';
import { latestCompleted, loadNewest, resultOf } from '#functions/data/history/assessments.ts';
import { type Said, solvedPlan } from '#functions/data/learning-plan/solved-plan.ts';
import { facts } from '#functions/outside/facts.ts';
import { type Answers, noAnswers } from '#shared/assessment/answers.ts';
import { defaultVariant } from '#shared/assessment/variants.ts';
import { AppError } from '#shared/lib/errors.ts';
import { indexOfRole } from '#shared/occupations/lookup.ts';

type Asker = Pick<Actor, 'user' | 'now'>;

/** The plan that a request asks for, from the caller's newest answers. */
export const askedPlan = ({ role, skills }: { role: string; skills: string[] }, asker: Asker) =>
  solvedPlan(facts(), { index: findRole(role), skills, said: newestAnswers(asker) }, asker);

/** Finds an occupation by code, known role id or title. @throws AppError NOT_FOUND */
function findRole(role: string): number {
  const { titles } = facts();
  const index = indexOfRole(facts(), role) ?? titles.findIndex((title) => title.toLowerCase() === role.toLowerCase());
  if (index < 0) throw new AppError('NOT_FOUND', 'No occupation has that name.', { field: 'role' });
  return index;
}

/** Empty when no assessment is completed. */
async function newestAnswers(asker: Asker): Promise<Said> {
  const [newest] = await latestCompleted(asker, await loadNewest(asker), 1);
  if (!newest) return { answers: noAnswers, variant: defaultVariant };
  const { raw_assessment_data, variant } = await resultOf(asker, newest);
  return { answers: raw_assessment_data as Answers, variant };
}
