import type { Reason } from '#shared/matching/reasons.ts';
import type { AnswerLine } from '#web/parts/engine/answer-text.ts';

/**
 * The answer that tells most of a reason, in a line: one that was given, since what was not picked convinces nobody. For a
 * work speaks what is liked in it, before what is disliked and not in it.
 */
export function becauseText(
  { telling, answers, points }: Pick<Reason, 'telling' | 'answers' | 'points'>,
  readAnswer: (id: string) => AnswerLine | null,
): string | null {
  const given = [...telling, ...answers].flatMap((id) => readAnswer(id) ?? []).filter((line) => line.given);
  const line = (points > 0 && given.find(({ disliked }) => !disliked)) || given[0];
  return line ? `Your answer: ${line.question.replace(/\.$/, '')} (${line.answer})` : null;
}
