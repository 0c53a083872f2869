import * as z from 'zod/mini';
import { type Stage, stages } from '../stages.ts';
import { type Answers, coreAnswers, deepDiveAnswers, triageAnswers } from './answers.ts';
import type { ItemBank } from './item-types.ts';

/** How much of a step has to be answered (rows ARA-30 to ARA-42). The runner and the server read the same numbers. */
export const thresholds = {
  scenarios: 6,
  priorities: 3,
  /** 80 percent of 18, rounded up */
  interests: 15,
  valuesMin: 3,
  valuesMax: 5,
  personality: 10,
  /** 80 percent of 15 */
  skills: 12,
  preferences: 3,
  constraints: 3,
} as const;

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
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return { fault: { field: issue.path.join('.') || stage, message: issue.message } };
  }
  const fault = checkers[stage](bank, parsed.data as never);
  return fault ? { fault } : { answers: parsed.data as Answers[S] };
}

/** Why a stage cannot be completed yet, or null when it can. */
export function incomplete(bank: ItemBank, stage: Stage, answers: Answers[Stage]): Fault | null {
  return completeness[stage](bank, answers as never);
}

export function stageOf(value: string | number): Stage | null {
  if (typeof value === 'number') return stages[value] ?? null;
  if (/^[0-2]$/.test(value)) return stages[Number(value)]!;
  return (stages as readonly string[]).includes(value) ? (value as Stage) : null;
}

type Checker<S extends Stage> = (bank: ItemBank, answers: Answers[S]) => Fault | null;

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

const completeness: { [S in Stage]: Checker<S> } = {
  triage: (_bank, { scenarios, priorities }) =>
    atLeast('scenarios', Object.keys(scenarios).length, thresholds.scenarios) ??
    atLeast('priorities', Object.keys(priorities).length, thresholds.priorities),
  core: (_bank, { interests, values, personality }) =>
    atLeast('interests', Object.keys(interests).length, thresholds.interests) ??
    atLeast('values', values.length, thresholds.valuesMin) ??
    atLeast('personality', Object.keys(personality).length, thresholds.personality),
  deepDive: (_bank, { skills, preferences, constraints }) =>
    atLeast('skills', Object.keys(skills).length, thresholds.skills) ??
    atLeast('preferences', Object.keys(preferences).length, thresholds.preferences) ??
    atLeast(
      'constraints',
      Object.values(constraints).filter((value) => value.length > 0).length,
      thresholds.constraints,
    ),
};

/** The item bank as it travels: checked on both ends. */
const choice = z.object({
  id: z.string(),
  text: z.string(),
  multiple: z.boolean(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
});
const side = z.object({ key: z.string(), label: z.string() });
export const itemBankShape = z.object({
  variant: z.literal('gold-standard-v1'),
  version: z.string(),
  triage: z.object({
    scenarios: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        options: z.array(
          z.object({ id: z.enum(['a', 'b']), text: z.string(), weights: z.record(z.string(), z.number()) }),
        ),
      }),
    ),
    priorities: z.array(z.object({ id: z.string(), label: z.string(), left: side, right: side })),
  }),
  core: z.object({
    interests: z.array(z.object({ id: z.string(), text: z.string(), category: z.string(), code: z.string() })),
    values: z.array(
      z.object({ id: z.string(), label: z.string(), description: z.string(), category: z.string(), value: z.string() }),
    ),
    personality: z.array(z.object({ id: z.string(), text: z.string(), trait: z.string(), reverse: z.boolean() })),
  }),
  deepDive: z.object({
    skills: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        category: z.string(),
        description: z.string(),
        element: z.string(),
      }),
    ),
    preferences: z.array(choice),
    constraints: z.array(choice),
  }),
});
