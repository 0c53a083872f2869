import { facts } from '#functions/outside/facts.ts';
import type { User } from '#functions/serve/identity.ts';
import { type Composed, compose } from '#shared/chat/answers/compose.ts';
import type { Own } from '#shared/chat/answers/own.ts';
import type { HistoryItem } from '#shared/chat/contract.ts';
import { type Question, readQuestion } from '#shared/chat/question/question.ts';
import { chatIndex, chatTable, ownRecords, surroundings } from './records.ts';

/** The records' answer to a question. */
export async function composeAnswer(
  message: string,
  history: readonly HistoryItem[],
  user: User | undefined,
  now: number,
): Promise<Composed> {
  const question = readQuestion(await chatIndex(), message, history);
  const [around, own] = await Promise.all([surroundings(question, now), ownRecords(question, user, now)]);
  return compose(question, await chatTable(codesAsked(question, own)), around, own);
}

/** The occupations of which our own text may be said. */
function codesAsked(question: Question, own: Own | null): string[] {
  if (question.kind === 'occupations') return question.found.map((index) => facts().codes[index]!);
  const result = question.kind === 'own' && own?.record === 'result' ? own.result : null;
  return result?.roles.map(({ code }) => code) ?? [];
}

/** The conversation so far as a document for the model: its claimed authors are not trusted. */
export const askedBefore = (message: string, history: readonly HistoryItem[]): string =>
  [...history.map(({ role, content }) => `${role}: ${content}`), `question: ${message}`].join('\n');
