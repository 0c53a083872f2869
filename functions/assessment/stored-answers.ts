import type { Assessment } from '#functions/data/assessment/assessment.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import type { Questionnaire } from '#shared/assessment/questionnaire.ts';
import { stages } from '#shared/assessment/stages.ts';

/** The answers stage by stage; absent where nothing was saved. */
export const storedAnswers = (
  { expandStage }: Questionnaire,
  { answers }: Pick<Assessment, 'answers'>,
): Partial<Answers> =>
  Object.fromEntries(
    stages.flatMap((stage, position) => {
      const text = answers[position];
      return text ? [[stage, expandStage(stage, text)]] : [];
    }),
  );
