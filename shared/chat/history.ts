import type { ChatRole, HistoryItem } from './contract.ts';
import { MAX_HISTORY, MAX_HISTORY_CONTENT } from './limits.ts';

/** A message as the client keeps it (CHT-19). */
export interface ChatMessage {
  id: string;
  role: ChatRole;
  content: string;
  timestamp: string;
}

/** What a request says of the conversation so far: its last items, with nothing but role and content (CHT-20). */
export const historyOf = (messages: readonly ChatMessage[]): HistoryItem[] =>
  messages.slice(-MAX_HISTORY).map(({ role, content }) => ({ role, content: content.slice(0, MAX_HISTORY_CONTENT) }));
