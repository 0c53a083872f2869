import type { Actor } from '#functions/data/account/change.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { loadQuestionnaire, type Variant } from '#shared/assessment/variants.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { planProblemOf } from '#shared/ways/plan-problem-of.ts';
import { loadProgress } from './progress.ts';

/** The person's latest answers. */
export interface Said {
  answers: Answers;
  variant: Variant;
}

interface Asked {
  /** facts index of the occupation */
  index: number;
  /** null: those the occupation's plan is about */
  skills: readonly string[] | null;
  said: Said | Promise<Said>;
}

/** The plan of an occupation for a person, from their answers and their stored progress. */
export async function solvedPlan(facts: Facts, { index, skills, said }: Asked, owner: Pick<Actor, 'user' | 'now'>) {
  const [{ answers, variant }, progress] = await Promise.all([said, loadProgress(owner, facts.codes[index]!)]);
  const { bank } = await loadQuestionnaire(variant);
  const problem = planProblemOf({ facts, bank, answers, index, skills });
  const { frame, way, done } = progress;
  const learningPlan = learningPlanOf(problem, { frame: frame ?? problem.frame, way: way ?? undefined, done });
  return { learningPlan, problem, progress };
}
