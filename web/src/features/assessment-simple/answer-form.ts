import { type SimplePayload, simplePayloads } from '#shared/assessment/simple/payload.ts';
import { thresholds } from '#shared/assessment/simple/rules.ts';
import { SIMPLE_VARIANT } from '#shared/assessment/simple-bank.ts';
import type { Stage } from '#shared/assessment/stages.ts';
import type { AnswerForm } from '#web/parts/assessment/answer-form.ts';
import { picksWithin } from '#web/parts/assessment/saving/merge.ts';
import { isDone } from '#web/parts/assessment/steps.ts';
import { countOf, type Step } from './steps.ts';

export const emptyAnswers: SimplePayload = {
  triage: { scenarios: {}, priorities: {} },
  core: { interests: {}, values: [], personality: {} },
  deepDive: { skills: {}, workPreferences: {}, constraints: {} },
};

export const answerFormOf = (steps: Step[]): AnswerForm<SimplePayload> => ({
  variant: SIMPLE_VARIANT,
  shapes: simplePayloads,
  empty: emptyAnswers,
  isEnough: (stage: Stage, answers) =>
    steps.every((step) => step.stage !== stage || isDone(countOf(step, { ...emptyAnswers, [stage]: answers }))),
  mend(_stage, merged, mine) {
    if (!('values' in merged && 'values' in mine)) return merged;
    return { ...merged, values: picksWithin(thresholds.valuesMax, merged.values, mine.values) };
  },
});
