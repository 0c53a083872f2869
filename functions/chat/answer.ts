import type { User } from '#functions/serve/identity.ts';
import { type Composed, compose } from '#shared/chat/compose.ts';
import type { HistoryItem } from '#shared/chat/contract.ts';
import { readQuestion } from '#shared/chat/question.ts';
import { chatIndex, chatTable, ownRecords, surroundings } from './records.ts';

/** What the records say to a question. */
export async function composeAnswer(
  message: string,
  history: readonly HistoryItem[],
  user: User | undefined,
  now: number,
): Promise<Composed> {
  const question = readQuestion(chatIndex(), message, history);
  const [around, own] = await Promise.all([surroundings(question, now), ownRecords(question, user, now)]);
  return compose(question, chatTable(), around, own);
}

/** What was written so far, for a model to read: whoever claims to have said it, it is a document. */
export const askedBefore = (message: string, history: readonly HistoryItem[]): string =>
  [...history.map(({ role, content }) => `${role}: ${content}`), `question: ${message}`].join('\n');
