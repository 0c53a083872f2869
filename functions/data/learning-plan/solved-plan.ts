import type { Actor } from '#functions/data/account/change.ts';
import { latestCompleted, loadNewest, resultOf } from '#functions/data/history/assessments.ts';
import { type Answers, noAnswers } from '#shared/assessment/answers.ts';
import { defaultVariant, loadQuestionnaire, type Variant } from '#shared/assessment/variants.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { planProblemOf } from '#shared/ways/plan-problem-of.ts';
import { loadProgress } from './progress.ts';

type Owner = Pick<Actor, 'user' | 'now'>;

/**
 * The plan of an occupation for a person, from their newest answers and what they have kept of it.
 * @param asked its facts index, and its skills; null: those that the plan of an occupation is about
 */
export async function solvedPlan(
  facts: Facts,
  { index, skills }: { index: number; skills: readonly string[] | null },
  owner: Owner,
) {
  const [{ answers, variant }, progress] = await Promise.all([
    newestAnswers(owner),
    loadProgress(owner, facts.codes[index]!),
  ]);
  const { bank } = await loadQuestionnaire(variant);
  const problem = planProblemOf({ facts, bank, answers, index, skills });
  const { frame, way, done } = progress;
  const learningPlan = learningPlanOf(problem, { frame: frame ?? problem.frame, way: way ?? undefined, done });
  return { learningPlan, problem, progress };
}

/** What somebody last said of themselves; nothing where no assessment of theirs is completed. */
async function newestAnswers(owner: Owner): Promise<{ answers: Answers; variant: Variant }> {
  const [newest] = await latestCompleted(owner, await loadNewest(owner), 1);
  if (!newest) return { answers: noAnswers, variant: defaultVariant };
  const { raw_assessment_data, variant } = await resultOf(owner, newest);
  return { answers: raw_assessment_data as Answers, variant };
}
