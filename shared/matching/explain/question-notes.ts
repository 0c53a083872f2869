/** Notes beside questions that are not fully scored, and beside their answers in the result. */
import type { Answers } from '#shared/assessment/answers.ts';
import type { ChoiceQuestion } from '#shared/assessment/item-bank.ts';
import { isRanked } from '../choices.data.ts';

/** Notes on questions that are partly scored. */
const inPart: Record<string, string> = {
  work_environment: 'Only working from home is scored: of the other places no figure is published.',
  education: 'Of what an option names, the least is counted. In a learning plan you can tick what you have.',
};

export const questionNote = (question: Pick<ChoiceQuestion, 'id'>): string | null =>
  isRanked(question)
    ? (inPart[question.id] ?? null)
    : 'Kept with your answers, not scored: no published figure answers it.';

/** Notes on answers of Reading B. */
const names: Record<string, string> = { work_schedule: 'working hours', travel: 'travel' };

/** "working hours and travel": answers without any effect; null when all answers are scored. */
export function notScored({ preferences, constraints }: Answers['deepDive']): string | null {
  const answered = Object.keys({ ...preferences, ...constraints }).filter((id) => !isRanked({ id }));
  const named = answered.flatMap((id) => names[id] ?? []);
  return named.length > 0 ? named.join(' and ') : null;
}
