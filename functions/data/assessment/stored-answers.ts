import type { Answers } from '#shared/assessment/answers.ts';
import type { Questionnaire } from '#shared/assessment/questionnaire.ts';
import { type Stage, stages } from '#shared/assessment/stages.ts';
import type { Assessment } from './assessment.ts';

/** The answers by stage; absent where nothing was saved. */
export const storedAnswers = (
  { expandStage }: Pick<Questionnaire, 'expandStage'>,
  { answers }: Pick<Assessment, 'answers'>,
): Partial<Answers> =>
  Object.fromEntries(
    stages.flatMap((stage, position) => {
      const text = answers[position];
      return text ? [[stage, expandStage(stage, text)]] : [];
    }),
  );

/** The answers by stage in the variant's own format, as they were sent. */
export const storedPayloads = (
  { payloadOf, ...questionnaire }: Questionnaire,
  assessment: Pick<Assessment, 'answers'>,
): Partial<Record<Stage, unknown>> =>
  Object.fromEntries(
    Object.entries(storedAnswers(questionnaire, assessment)).map(([stage, answers]) => [
      stage,
      payloadOf(stage as Stage, answers),
    ]),
  );
