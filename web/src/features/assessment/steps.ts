/** The steps of the assessment in order, and how much of each has been answered. */
import type { Answers } from '#shared/assessment/answers.ts';
import { backgroundAnswers } from '#shared/assessment/background.ts';
import { thresholds } from '#shared/assessment/gold-standard/rules.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { Stage } from '#shared/assessment/stages.ts';
import { type Step as AnyStep, type CommonKind, type Count, commonSteps } from '#web/parts/assessment/steps.ts';

export type StepKind = CommonKind | 'background';

/** Its id is scenario_1 … scenario_6, otherwise the kind. */
export interface Step extends AnyStep {
  kind: StepKind;
}

export const stepsOf = (bank: ItemBank): Step[] => [
  ...commonSteps(bank.triage.scenarios),
  { id: 'background', kind: 'background', stage: 'deepDive' },
];

export function countOf(step: Step, { triage, core, deepDive }: Answers, bank: ItemBank): Count {
  const counts: Record<StepKind, () => Count> = {
    scenario: () => count(step.id in triage.scenarios ? 1 : 0, 1, 1),
    priorities: () => count(sizeOf(triage.priorities), thresholds.priorities, bank.triage.priorities.length),
    interests: () => count(sizeOf(core.interests), thresholds.interests, bank.core.interests.length),
    values: () => count(core.values.length, thresholds.valuesMin, thresholds.valuesMax),
    personality: () => count(sizeOf(core.personality), thresholds.personality, bank.core.personality.length),
    skills: () => count(sizeOf(deepDive.skills), thresholds.skills, bank.deepDive.skills.length),
    preferences: () => count(sizeOf(deepDive.preferences), thresholds.preferences, bank.deepDive.preferences.length),
    constraints: () =>
      count(
        Object.values(deepDive.constraints).filter((value) => value.length > 0).length,
        thresholds.constraints,
        bank.deepDive.constraints.length,
      ),
    background: () => count(sizeOf(deepDive.background ?? {}), 0, Object.keys(backgroundAnswers.shape).length),
  };
  return counts[step.kind]();
}

/** The answered share of a stage's required answers, 0 to 1. */
export function stageShare(stage: Stage, steps: readonly Step[], answers: Answers, bank: ItemBank): number {
  const counts = steps.filter((each) => each.stage === stage).map((each) => countOf(each, answers, bank));
  const sum = (of: (count: Count) => number) => counts.reduce((total, each) => total + of(each), 0);
  return sum(({ answered, needed }) => Math.min(answered, needed)) / sum(({ needed }) => needed);
}

const sizeOf = (answers: Record<string, unknown>) => Object.keys(answers).length;
const count = (answered: number, needed: number, total: number): Count => ({ answered, needed, total });
