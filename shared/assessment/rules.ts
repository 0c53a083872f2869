import type * as z from 'zod/mini';
import { type Answers, coreAnswers, deepDiveAnswers, triageAnswers } from './answers.ts';
import type { ItemBank } from './item-bank.ts';
import type { Stage } from './stages.ts';

/** How many answers each step needs before it can be completed. */
export interface Thresholds {
  scenarios: number;
  priorities: number;
  interests: number;
  valuesMin: number;
  valuesMax: number;
  personality: number;
  skills: number;
  preferences: number;
  constraints: number;
}

export interface Fault {
  /** Dotted path below `answers`, for example interests.int_3 */
  field: string;
  message: string;
}

const stageSchema = { triage: triageAnswers, core: coreAnswers, deepDive: deepDiveAnswers } as const;

/** Parses a stage payload and checks every id against the item bank. Returns the answers or the first fault. */
export function readStage<S extends Stage>(
  bank: ItemBank,
  stage: S,
  payload: unknown,
): { answers: Answers[S] } | { fault: Fault } {
  const parsed = stageSchema[stage].safeParse(payload);
  if (!parsed.success) return { fault: firstFault(stage, parsed.error) };
  const fault = checkers[stage](bank, parsed.data as never);
  return fault ? { fault } : { answers: parsed.data as Answers[S] };
}

export function firstFault(stage: Stage, { issues }: z.core.$ZodError): Fault {
  const { path, message } = issues[0]!;
  return { field: path.join('.') || stage, message };
}

/** Why a stage cannot be completed yet, or null when it can. */
export function incomplete(thresholds: Thresholds, stage: Stage, answers: Answers[Stage]): Fault | null {
  return completeness[stage](thresholds, answers as never);
}

type Checker<S extends Stage, Against = ItemBank> = (against: Against, answers: Answers[S]) => Fault | null;

const unknownId = (field: string, given: Iterable<string>, known: { id: string }[]): Fault | null => {
  const ids = new Set(known.map((item) => item.id));
  for (const key of given)
    if (!ids.has(key)) return { field: `${field}.${key}`, message: 'is not an item of this assessment' };
  return null;
};

const checkers: { [S in Stage]: Checker<S> } = {
  triage: (bank, { scenarios, priorities }) =>
    unknownId('scenarios', Object.keys(scenarios), bank.triage.scenarios) ??
    unknownId('priorities', Object.keys(priorities), bank.triage.priorities),
  core: (bank, { interests, values, personality }) =>
    unknownId('interests', Object.keys(interests), bank.core.interests) ??
    unknownId('values', values, bank.core.values) ??
    (new Set(values).size === values.length ? null : { field: 'values', message: 'a value is picked twice' }) ??
    unknownId('personality', Object.keys(personality), bank.core.personality),
  deepDive: (bank, { skills, preferences, constraints }) =>
    unknownId('skills', Object.keys(skills), bank.deepDive.skills) ??
    choiceFault('preferences', preferences, bank.deepDive.preferences) ??
    choiceFault('constraints', constraints, bank.deepDive.constraints),
};

function choiceFault(
  field: string,
  given: Record<string, string | string[]>,
  questions: ItemBank['deepDive']['preferences'],
): Fault | null {
  const known = unknownId(field, Object.keys(given), questions);
  if (known) return known;
  for (const question of questions) {
    const value = given[question.id];
    if (value === undefined) continue;
    if (question.multiple !== Array.isArray(value))
      return {
        field: `${field}.${question.id}`,
        message: question.multiple ? 'must be a list of options' : 'must be one option',
      };
    const options = new Set(question.options.map((option) => option.id));
    const chosen = [value].flat();
    if (chosen.some((option) => !options.has(option)))
      return { field: `${field}.${question.id}`, message: 'is not an option of this question' };
    if (new Set(chosen).size !== chosen.length)
      return { field: `${field}.${question.id}`, message: 'an option is chosen twice' };
  }
  return null;
}

const atLeast = (field: string, count: number, needed: number): Fault | null =>
  count >= needed ? null : { field, message: `needs ${needed} answers and has ${count}` };

const chosen = (choices: Record<string, string | string[]>) =>
  Object.values(choices).filter((value) => value.length > 0).length;

const completeness: { [S in Stage]: Checker<S, Thresholds> } = {
  triage: (thresholds, { scenarios, priorities }) =>
    atLeast('scenarios', Object.keys(scenarios).length, thresholds.scenarios) ??
    atLeast('priorities', Object.keys(priorities).length, thresholds.priorities),
  core: (thresholds, { interests, values, personality }) =>
    atLeast('interests', Object.keys(interests).length, thresholds.interests) ??
    atLeast('values', values.length, thresholds.valuesMin) ??
    atLeast('personality', Object.keys(personality).length, thresholds.personality),
  deepDive: (thresholds, { skills, preferences, constraints }) =>
    atLeast('skills', Object.keys(skills).length, thresholds.skills) ??
    atLeast('preferences', chosen(preferences), thresholds.preferences) ??
    atLeast('constraints', chosen(constraints), thresholds.constraints),
};
