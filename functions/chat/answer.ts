import type { User } from '#functions/serve/identity.ts';
import { type Composed, compose } from '#shared/chat/answers/compose.ts';
import type { Own } from '#shared/chat/answers/own.ts';
import type { HistoryItem } from '#shared/chat/contract.ts';
import type { Question } from '#shared/chat/question/asked.ts';
import { isWork } from '#shared/chat/question/conversation.ts';
import type { OccupationIndex } from '#shared/chat/question/occupation-index.ts';
import { readQuestion } from '#shared/chat/question/question.ts';
import { shownBy } from '#shared/chat/question/shown.ts';
import { chatIndex, chatTable, contextOf, ownRecords } from './records.ts';

/** Answers a question from the records. */
export async function composeAnswer(
  message: string,
  history: readonly HistoryItem[],
  user: User | undefined,
  now: number,
): Promise<Composed> {
  const index = await chatIndex();
  const question = readQuestion(index, message, history);
  const [context, own] = await Promise.all([contextOf(question, now), ownRecords(question, user, now)]);
  return compose(question, await chatTable(codesAsked(index, question, own)), context, own);
}

/** The occupations whose own texts the answer may quote. */
function codesAsked(index: OccupationIndex, question: Question, own: Own | null): string[] {
  const codesOf = (found: readonly number[]): string[] => found.map((at) => index.facts.codes[at]!);
  if (question.kind === 'occupations' || question.kind === 'among') return codesOf(question.found);
  if (question.kind === 'basis') return isWork(question.of) ? codesOf(shownBy(index, question.of)) : [];
  const result = question.kind === 'own' && own?.record === 'result' ? own.result : null;
  return result?.roles.map(({ code }) => code) ?? [];
}

/** The conversation so far as a document for the model. Its claimed authors are not trusted. */
export const askedBefore = (message: string, history: readonly HistoryItem[]): string =>
  [...history.map(({ role, content }) => `${role}: ${content}`), `question: ${message}`].join('\n');
