import type { Actor } from '#functions/data/account/change.ts';
import { latestCompleted, loadNewest, resultOf } from '#functions/data/history/assessments.ts';
import { loadProgress } from '#functions/data/learning-plan/progress.ts';
import { facts } from '#functions/outside/facts.ts';
import { type Answers, noAnswers } from '#shared/assessment/answers.ts';
import { defaultVariant, loadQuestionnaire, type Variant } from '#shared/assessment/variants.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import { AppError } from '#shared/lib/errors.ts';
import { indexOfRole } from '#shared/occupations/lookup.ts';
import { planProblemOf } from './plan-problem.ts';

/** The plan of an occupation for the caller, from their newest answers and what they have kept of it. */
export async function solvedPlan(
  { role, skills }: { role: string; skills: string[] },
  ctx: Pick<Actor, 'user' | 'now'>,
) {
  const index = findRole(role);
  const [{ answers, variant }, progress] = await Promise.all([
    newestAnswers(ctx),
    loadProgress(ctx, facts().codes[index]!),
  ]);
  const { bank } = await loadQuestionnaire(variant);
  const problem = planProblemOf({ facts: facts(), bank, answers, index, skills });
  const { frame, way, done } = progress;
  const learningPlan = learningPlanOf(problem, { frame: frame ?? problem.frame, way: way ?? undefined, done });
  return { learningPlan, problem, progress };
}

/** By code, known role id or title. @throws AppError NOT_FOUND */
function findRole(role: string): number {
  const { titles } = facts();
  const index = indexOfRole(facts(), role) ?? titles.findIndex((title) => title.toLowerCase() === role.toLowerCase());
  if (index < 0) throw new AppError('NOT_FOUND', 'No occupation goes by that name.', { field: 'role' });
  return index;
}

/** What the caller last said of themselves; nothing where no assessment of theirs is completed. */
async function newestAnswers(ctx: Pick<Actor, 'user' | 'now'>): Promise<{ answers: Answers; variant: Variant }> {
  const [newest] = await latestCompleted(ctx, await loadNewest(ctx), 1);
  if (!newest) return { answers: noAnswers, variant: defaultVariant };
  const { raw_assessment_data, variant } = await resultOf(ctx, newest);
  return { answers: raw_assessment_data as Answers, variant };
}
