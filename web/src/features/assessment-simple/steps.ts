/** The steps of Reading B in order, and how much of each has been answered. */

import type { SimplePayload } from '#shared/assessment/simple/payload.ts';
import { thresholds } from '#shared/assessment/simple/rules.ts';
import type { SimpleBank } from '#shared/assessment/simple-bank.ts';
import type { Stage } from '#shared/assessment/stages.ts';
import { type Step as AnyStep, type CommonKind, type Count, commonSteps } from '#web/parts/assessment/steps.ts';

export type StepKind = CommonKind;

export interface Step extends AnyStep {
  kind: StepKind;
}

export const stepsOf = (bank: SimpleBank): Step[] => commonSteps(bank.triage.scenarios);

/** Every question must be answered; only sliders have a default (ARB-23). */
export function countOf({ id, kind }: Step, { triage, core, deepDive }: SimplePayload): Count {
  const counts: Record<StepKind, () => Count> = {
    scenario: () => ofAll(id in triage.scenarios ? 1 : 0, 1),
    priorities: () => ofAll(thresholds.priorities, thresholds.priorities),
    interests: () => ofAll(sizeOf(core.interests), thresholds.interests),
    values: () => ofAll(core.values.length, thresholds.valuesMax),
    personality: () => ofAll(sizeOf(core.personality), thresholds.personality),
    skills: () => ofAll(sizeOf(deepDive.skills), thresholds.skills),
    preferences: () => ofAll(sizeOf(deepDive.workPreferences), thresholds.preferences),
    constraints: () => ofAll(sizeOf(deepDive.constraints), thresholds.constraints),
  };
  return counts[kind]();
}

/** Deselected options leave an empty list, which is not an answer. */
const sizeOf = (answers: Record<string, unknown>) =>
  Object.values(answers).filter((answer) => !Array.isArray(answer) || answer.length > 0).length;
const ofAll = (answered: number, total: number): Count => ({ answered, needed: total, total });

/**
 * ARB-15: the scenarios fill 70 % of the first bar, and each slider adds to the rest; the other bars grow with every
 * answer.
 */
export function stagePercent(stage: Stage, steps: Step[], answers: SimplePayload): number {
  const share = (some: Step[]) => {
    const counts = some.map((each) => countOf(each, answers));
    return sum(counts.map(({ answered }) => answered)) / sum(counts.map(({ total }) => total));
  };
  const own = steps.filter((each) => each.stage === stage);
  if (stage !== 'triage') return 100 * share(own);
  const slidersSet = sizeOf(answers.triage.priorities) / thresholds.priorities;
  return 70 * share(own.filter(({ kind }) => kind === 'scenario')) + 30 * slidersSet;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
