/** The steps of the assessment, in order, and how much of each has been answered. */
import type { Answers } from '#shared/assessment/answers.ts';
import { backgroundAnswers } from '#shared/assessment/background.ts';
import { thresholds } from '#shared/assessment/gold-standard/rules.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { type Stage, stages } from '#shared/assessment/stages.ts';

export type StepKind =
  | 'scenario'
  | 'priorities'
  | 'interests'
  | 'values'
  | 'personality'
  | 'skills'
  | 'preferences'
  | 'constraints'
  | 'background';

export interface Step {
  /** in the address as ?step=, so reload and the browser's Back know it: scenario_1 … scenario_6, else the kind */
  id: string;
  kind: StepKind;
  stage: Stage;
}

/** A stage once completed stays completed while it is edited again. */
export interface Progress {
  answers: Answers;
  completed: Record<Stage, boolean>;
}

/** `answered` of `total`; the step may be left from `needed` on. */
export interface Count {
  answered: number;
  needed: number;
  total: number;
}

const step = (stage: Stage, kind: StepKind, id: string = kind): Step => ({ id, kind, stage });

export function stepsOf(bank: ItemBank): Step[] {
  return [
    ...bank.triage.scenarios.map((scenario) => step('triage', 'scenario', scenario.id)),
    step('triage', 'priorities'),
    step('core', 'interests'),
    step('core', 'values'),
    step('core', 'personality'),
    step('deepDive', 'skills'),
    step('deepDive', 'preferences'),
    step('deepDive', 'constraints'),
    step('deepDive', 'background'),
  ];
}

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

export const isDone = ({ answered, needed }: Count): boolean => answered >= needed;

/** Where a person goes on: the first open step of the first stage that is not completed, or that stage's last step. */
export function openStep(steps: Step[], { answers, completed }: Progress, bank: ItemBank): Step {
  const stage = stages.find((candidate) => !completed[candidate]) ?? 'deepDive';
  const ofStage = steps.filter((candidate) => candidate.stage === stage);
  return ofStage.find((candidate) => !isDone(countOf(candidate, answers, bank))) ?? ofStage.at(-1)!;
}

/** The step an address asks for, or the open one when it asks for nothing or for more than has been reached. */
export function stepAt(steps: Step[], id: string | null, progress: Progress, bank: ItemBank): Step {
  const open = openStep(steps, progress, bank);
  const asked = steps.find((candidate) => candidate.id === id);
  return asked && steps.indexOf(asked) <= steps.indexOf(open) ? asked : open;
}

const sizeOf = (answers: Record<string, unknown>) => Object.keys(answers).length;
const count = (answered: number, needed: number, total: number): Count => ({ answered, needed, total });
