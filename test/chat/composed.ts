import { occupationDetails, stateFigures } from '#functions/outside/facts.ts';
import { type Composed, compose } from '#shared/chat/answers/compose.ts';
import type { HistoryItem } from '#shared/chat/contract.ts';
import { readQuestion } from '#shared/chat/question/question.ts';
import { textsOf } from '#shared/occupations/text-files.ts';
import { embeddedChatIndex } from '#test/support/facts/chat-index.ts';

export const index = embeddedChatIndex();
export const { facts } = index;
export const table = { facts, states: stateFigures(), details: occupationDetails(), texts: await textsOf(facts.codes) };
export const context = { now: 0, supportEmail: 'help@example.com', campaign: null, occupations: facts.count };

/** What a visitor is answered, before a model has a say. */
export const composed = (message: string, history: HistoryItem[] = []): Composed =>
  compose(readQuestion(index, message, history), table, context, null);

export const composedText = ({ arrangement: { before, parts, after } }: Composed): string =>
  [...before, ...parts, ...after].join('\n\n');

export const answerTo = (message: string): string => composedText(composed(message));
