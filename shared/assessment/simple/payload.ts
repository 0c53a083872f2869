/** Converts the stage payloads of Reading B (rows ARB-39 to ARB-41) to and from the common form of answers. */
import * as z from 'zod/mini';
import { type Answers, coreAnswers, deepDiveAnswers, triageAnswers } from '../answers.ts';
import { type Fault, firstFault } from '../rules.ts';
import type { Stage } from '../stages.ts';
import { simpleBank } from './items.data.ts';

export const simplePayloads = {
  /** by scenario the option's value, by slider a number */
  triage: z.extend(z.pick(triageAnswers, { priorities: true, completedAt: true }), {
    scenarios: z.record(z.string(), z.string()),
  }),
  core: coreAnswers,
  deepDive: z.extend(z.pick(deepDiveAnswers, { skills: true, constraints: true, completedAt: true }), {
    workPreferences: deepDiveAnswers.shape.preferences,
  }),
} as const;

export type SimplePayload = { [S in Stage]: z.infer<(typeof simplePayloads)[S]> };

const { scenarios } = simpleBank.triage;

/** The answers in the common form, not yet checked against the bank; or the first fault. */
export function fromPayload(stage: Stage, payload: unknown): { answers: unknown } | { fault: Fault } {
  const parsed = simplePayloads[stage].safeParse(payload);
  if (!parsed.success) return { fault: firstFault(stage, parsed.error) };
  if (stage === 'triage') return fromTriage(parsed.data as SimplePayload['triage']);
  if (stage === 'core') return { answers: parsed.data };
  const { workPreferences, ...rest } = parsed.data as SimplePayload['deepDive'];
  return { answers: { ...rest, preferences: workPreferences } };
}

function fromTriage({ scenarios: given, ...rest }: SimplePayload['triage']): { answers: unknown } | { fault: Fault } {
  const chosen: [string, string][] = [];
  for (const [id, value] of Object.entries(given)) {
    const scenario = scenarios.find((own) => own.id === id);
    if (!scenario) return { fault: { field: `scenarios.${id}`, message: 'is not an item of this assessment' } };
    const option = scenario.options.find((own) => own.value === value);
    if (!option) return { fault: { field: `scenarios.${id}`, message: 'is not the value of one of its options' } };
    chosen.push([id, option.id]);
  }
  return { answers: { ...rest, scenarios: Object.fromEntries(chosen) } };
}

export function toPayload(stage: Stage, answers: Answers[Stage]): SimplePayload[Stage] {
  if (stage === 'triage') {
    const { scenarios: chosen, ...rest } = answers as Answers['triage'];
    const valueAt = (id: string, option: string) =>
      scenarios.find((own) => own.id === id)!.options.find((own) => own.id === option)!.value;
    return {
      ...rest,
      scenarios: Object.fromEntries(Object.entries(chosen).map(([id, option]) => [id, valueAt(id, option)])),
    };
  }
  if (stage === 'core') return answers as Answers['core'];
  const { preferences, ...rest } = answers as Answers['deepDive'];
  return { ...rest, workPreferences: preferences };
}
