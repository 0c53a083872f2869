import * as z from 'zod/mini';
import { providers } from '#shared/ai/providers.ts';
import { route } from '#shared/lib/route.ts';
import { CHAT_TIMEOUT_MS, MAX_HISTORY, MAX_HISTORY_CONTENT, MAX_MESSAGE } from './limits.ts';

export const chatRoles = ['user', 'assistant'] as const;
export type ChatRole = (typeof chatRoles)[number];

/** An earlier message as sent by the client: untrusted, whatever role it claims (D-45). */
const historyItem = z.object({
  role: z.enum(chatRoles),
  content: z
    .string()
    .check(z.maxLength(MAX_HISTORY_CONTENT, `may have at most ${MAX_HISTORY_CONTENT.toLocaleString('en')} characters`)),
});
export type HistoryItem = z.infer<typeof historyItem>;

export const sourceKinds = [
  'occupation',
  'result',
  'plan',
  'report',
  'learning-plan',
  'resume',
  'method',
  'privacy',
  'data',
  'help',
] as const;

/** A record that an answer is based on. */
export const chatSource = z.object({
  kind: z.enum(sourceKinds),
  /** the id of the record: an O*NET-SOC code, the id of a result, or the topic */
  id: z.string(),
  title: z.string(),
  /** its address in the app; null if no screen is about it */
  path: z.nullable(z.string().check(z.regex(/^\/(?![/\\])/))),
});
export type ChatSource = z.infer<typeof chatSource>;

export const MAX_SOURCES = 8;

export const chatAnswer = z.object({
  /** plain text: empty lines separate paragraphs, list items begin with "- " */
  response: z.string(),
  timestamp: z.iso.datetime(),
  /** who decided its order; no word of it comes from a model (D-76) */
  provider: z.enum(providers),
  sources: z.array(chatSource).check(z.maxLength(MAX_SOURCES)),
  /** if present, the call has failed, whatever its status (CHT-16) */
  error: z.optional(z.string()),
});
export type ChatAnswer = z.infer<typeof chatAnswer>;

export const chatRoutes = {
  chatbot: route({
    method: 'POST',
    path: '/chatbot',
    access: 'optional',
    streams: true,
    freeText: true,
    timeoutMs: CHAT_TIMEOUT_MS,
    summary:
      'Answer a question from what the product knows. As JSON, or with Accept: text/event-stream as the frames of shared/chat/frames.ts.',
    input: z.object({
      message: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Write a question.'),
          z.maxLength(MAX_MESSAGE, `may have at most ${MAX_MESSAGE.toLocaleString('en')} characters`),
        ),
      /** oldest first, without the message itself */
      conversationHistory: z._default(
        z.array(historyItem).check(z.maxLength(MAX_HISTORY, `may have at most ${MAX_HISTORY} items`)),
        [],
      ),
    }),
    output: chatAnswer,
  }),
};
