import type { AnswerLine } from '#web/parts/engine/answer-text.ts';

/**
 * The answer that caused most of a reason, in a line: the first that was given, since what was not picked convinces nobody.
 * @param answers the strongest first
 */
export function becauseText(answers: readonly string[], readAnswer: (id: string) => AnswerLine | null): string | null {
  const line = answers.map(readAnswer).find((read) => read?.given);
  return line ? `Most by: ${line.question.replace(/\.$/, '')} (${line.answer})` : null;
}
