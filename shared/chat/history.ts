import type { ChatRole, HistoryItem } from './contract.ts';
import { MAX_HISTORY, MAX_HISTORY_CONTENT } from './limits.ts';

/** A message as kept by the client (CHT-19). */
export interface ChatMessage {
  id: string;
  role: ChatRole;
  content: string;
  timestamp: string;
}

/** The history sent with a request: the last items, each with role and content only (CHT-20). */
export const historyOf = (messages: readonly ChatMessage[]): HistoryItem[] =>
  messages.slice(-MAX_HISTORY).map(({ role, content }) => ({ role, content: content.slice(0, MAX_HISTORY_CONTENT) }));
