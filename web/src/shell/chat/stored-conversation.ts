import * as z from 'zod/mini';
import { providers } from '#shared/ai/providers.ts';
import { chatRoles, chatSource } from '#shared/chat/contract.ts';
import { chatDraft } from '#web/session/device/draft.ts';

/** Messages; older ones are dropped. */
const MAX_KEPT = 60;

/** A message in the client (CHT-19). */
const message = z.object({
  id: z.string(),
  role: z.enum(chatRoles),
  content: z.string(),
  timestamp: z.string(),
  provider: z.optional(z.enum(providers)),
  sources: z.optional(z.array(chatSource)),
  /** whether it is a failure text, which is not sent to the server as part of the conversation */
  failed: z.optional(z.boolean()),
});
export type Message = z.infer<typeof message>;

const conversation = z.object({ messages: z.array(message), draft: z.string() });
export type StoredConversation = z.infer<typeof conversation>;

export const empty: StoredConversation = { messages: [], draft: '' };

/** The owner's conversation as stored in this tab. */
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
