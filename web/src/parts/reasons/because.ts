import type { Reason } from '#shared/matching/reasons.ts';
import type { AnswerLine } from '#web/parts/engine/answer-text.ts';

/**
 * The answer that caused most of a reason, in a line: the first that was given, since what was not picked convinces nobody.
 * For a work speaks what is liked in it, before what is disliked and not in it.
 */
export function becauseText(
  { answers, points }: Pick<Reason, 'answers' | 'points'>,
  readAnswer: (id: string) => AnswerLine | null,
): string | null {
  const given = answers.flatMap((id) => readAnswer(id) ?? []).filter((line) => line.given);
  const [strongest] = given;
  const line = (points > 0 && given.find(({ disliked }) => !disliked)) || strongest;
  if (!line) return null;
  return `${line === strongest ? 'Most' : 'Partly'} by: ${line.question.replace(/\.$/, '')} (${line.answer})`;
}
