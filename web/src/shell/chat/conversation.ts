import { historyOf } from '#shared/chat/history.ts';
import { MAX_MESSAGE } from '#shared/chat/limits.ts';
import { explain } from '#web/api/api-error.ts';
import { currentSession, onSessionChange } from '#web/session/session.ts';
import { store } from '#web/ui/store.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { ask, BrokenOff } from './ask.ts';
import {
  empty,
  type Message,
  readConversation,
  type StoredConversation,
  writeConversation,
} from './stored-conversation.ts';
import { texts } from './texts.ts';

/** The current person's conversation, in this tab only (D-45). It continues while the panel is closed. */
export interface Conversation extends StoredConversation {
  /** the part of the current answer received so far; null if none is awaited */
  pending: { text: string } | null;
  /** why the last question has no complete answer, in which case it can be asked again */
  trouble: string | null;
}

const VISITOR = 'visitor';

/** Null while the session is unknown, and during sign-out. */
function ownerNow(): string | null {
  const { status, user, leaving } = currentSession();
  if (status === 'signed-in') return leaving ? null : user.sub;
  return status === 'signed-out' ? VISITOR : null;
}

let owner = ownerNow();
let asking: AbortController | null = null;
const conversation = store(restored());

function restored(): Conversation {
  const { messages, draft } = owner === null ? empty : readConversation(owner);
  const trouble = messages.at(-1)?.role === 'user' ? texts.unanswered : null;
  return { messages, draft, pending: null, trouble };
}

function set(change: Partial<Conversation>): void {
  const next = { ...conversation.get(), ...change };
  if (owner !== null && (change.messages || change.draft !== undefined)) writeConversation(owner, next);
  conversation.set(next);
}

onSessionChange(() => {
  const next = ownerNow();
  if (next === owner) return;
  owner = next;
  asking?.abort();
  asking = null;
  conversation.set(restored());
});

export const useConversation = conversation.use;

export const setDraft = (draft: string): void => set({ draft });

/** The question as sent; null if it is empty or too long (CHT-13). */
const questionIn = (text: string): string | null => {
  const question = text.trim();
  return question && question.length <= MAX_MESSAGE ? question : null;
};

const messageOf = (role: Message['role'], content: string, more: Partial<Message> = {}): Message => ({
  timestamp: new Date().toISOString(),
  ...more,
  id: crypto.randomUUID(),
  role,
  content,
});

/** Sends a question, unless an answer is awaited (CHT-14). */
export function send(text: string): void {
  const question = questionIn(text);
  if (question === null || asking || owner === null) return;
  set({ messages: [...conversation.get().messages, messageOf('user', question)], draft: '' });
  void answerLast();
}

/** Asks the last question again. A partial answer stays; the failure message is removed. */
export function askAgain(): void {
  if (asking || owner === null || !conversation.get().trouble) return;
  set({ messages: conversation.get().messages.filter(({ failed }) => !failed) });
  void answerLast();
}

export const stop = (): void => asking?.abort();

/** CHT-11 */
export function reset(): void {
  asking?.abort();
  asking = null;
  set({ ...empty, pending: null, trouble: null });
}

async function answerLast(): Promise<void> {
  const at = conversation.get().messages.findLastIndex(({ role }) => role === 'user');
  const question = conversation.get().messages[at];
  if (!question) return;
  const before = conversation
    .get()
    .messages.slice(0, at)
    .filter(({ failed }) => !failed);
  const mine = new AbortController();
  asking = mine;
  set({ pending: { text: '' }, trouble: null });
  // false after a reset, or once the person has changed: the answer is then dropped
  const isCurrent = () => asking === mine;
  const input = { message: question.content, conversationHistory: historyOf(before) };
  try {
    const { response, ...more } = await ask(input, {
      signal: mine.signal,
      onText: (text) => isCurrent() && set({ pending: { text } }),
    });
    if (isCurrent()) conclude([messageOf('assistant', response, more)], null);
  } catch (error) {
    if (isCurrent()) fail(error, mine.signal.aborted);
  }
}

function fail(error: unknown, stopped: boolean): void {
  const text = conversation.get().pending?.text.trim() ?? '';
  const part = text ? [messageOf('assistant', text)] : [];
  if (stopped) conclude(part, texts.stopped);
  else if (error instanceof BrokenOff && text) conclude(part, texts.broken);
  else {
    toast({ ...texts.toast, tone: 'bad' }); // CHT-17
    const why = error instanceof BrokenOff ? texts.unfinished : explain(error);
    conclude([...part, messageOf('assistant', texts.failure, { failed: true })], why); // CHT-18
  }
}

function conclude(answer: Message[], trouble: string | null): void {
  asking = null;
  set({ messages: [...conversation.get().messages, ...answer], pending: null, trouble });
}
