import * as z from 'zod/mini';
import { providers } from '#shared/ai/providers.ts';
import { chatRoles, chatSource } from '#shared/chat/contract.ts';
import { chatDraft } from '#web/session/device/draft.ts';

/** Messages; what is older is forgotten. */
const MAX_KEPT = 60;

/** A message as the client has it (CHT-19). */
const message = z.object({
  id: z.string(),
  role: z.enum(chatRoles),
  content: z.string(),
  timestamp: z.string(),
  provider: z.optional(z.enum(providers)),
  sources: z.optional(z.array(chatSource)),
  /** the failure text, which is no part of the conversation for the server */
  failed: z.optional(z.boolean()),
});
export type Message = z.infer<typeof message>;

const conversation = z.object({ messages: z.array(message), draft: z.string() });
export type StoredConversation = z.infer<typeof conversation>;

export const empty: StoredConversation = { messages: [], draft: '' };

/** What this tab holds of the conversation of this owner. */
export function readConversation(owner: string): StoredConversation {
  try {
    return z.parse(conversation, JSON.parse(chatDraft.read(owner)));
  } catch {
    return empty;
  }
}

export function writeConversation(owner: string, { messages, draft }: StoredConversation): void {
  if (messages.length === 0 && draft === '') chatDraft.clear();
  else chatDraft.write(owner, JSON.stringify({ messages: messages.slice(-MAX_KEPT), draft }));
}
