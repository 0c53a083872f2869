import { type Answers, coreAnswers, deepDiveAnswers, triageAnswers } from '#shared/assessment/answers.ts';
import { thresholds } from '#shared/assessment/gold-standard/rules.ts';
import { incomplete } from '#shared/assessment/rules.ts';
import type { AnswerForm } from '#web/parts/assessment/answer-form.ts';
import { picksWithin } from '#web/parts/assessment/saving/merge.ts';
import { tidy } from './stand/tidy.ts';

export const emptyAnswers: Answers = {
  triage: { scenarios: {}, priorities: {} },
  core: { interests: {}, values: [], personality: {} },
  deepDive: { skills: {}, preferences: {}, constraints: {} },
};

export const answerForm: AnswerForm<Answers> = {
  variant: 'gold-standard-v1',
  shapes: { triage: triageAnswers, core: coreAnswers, deepDive: deepDiveAnswers },
  empty: emptyAnswers,
  isEnough: (stage, answers) => incomplete(thresholds, stage, answers) === null,
  mend(_stage, merged, mine) {
    if ('background' in merged && merged.background) return { ...merged, background: tidy(merged.background) };
    if (!('values' in merged && 'values' in mine)) return merged;
    return { ...merged, values: picksWithin(thresholds.valuesMax, merged.values, mine.values) };
  },
};
