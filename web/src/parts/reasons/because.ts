import type { Reason } from '#shared/matching/explain/reasons.ts';
import type { AnswerLine } from '#web/parts/engine/answer-text.ts';

/**
 * The most telling answer of a reason in one line, only from answers actually given. For an occupation it prefers what
 * the person likes to what they dislike and would avoid.
 */
export function becauseText(
  { telling, answers, points }: Pick<Reason, 'telling' | 'answers' | 'points'>,
  readAnswer: (id: string) => AnswerLine | null,
): string | null {
  const given = [...telling, ...answers].flatMap((id) => readAnswer(id) ?? []).filter((line) => line.given);
  const line = (points > 0 && given.find(({ disliked }) => !disliked)) || given[0];
  return line ? `Your answer: ${line.question.replace(/\.$/, '')} (${line.answer})` : null;
}
