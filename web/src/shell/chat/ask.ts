import * as z from 'zod/mini';
import { type ChatAnswer, chatAnswer, chatRoutes, type HistoryItem } from '#shared/chat/contract.ts';
import { eventStream, readFrames } from '#shared/chat/frames.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callStreamed } from '#web/api/client.ts';

export type Answer = Pick<ChatAnswer, 'response'> & Partial<Omit<ChatAnswer, 'response' | 'error'>>;

/** The answer was cut off before its end. */
export class BrokenOff extends Error {}

interface Asking {
  signal: AbortSignal;
  /** receives the whole answer so far */
  onText: (text: string) => void;
}

/**
 * Asks the assistant, and reports the answer as it arrives.
 * @throws ApiError, BrokenOff, or the signal's reason
 */
export async function ask(
  input: { message: string; conversationHistory: HistoryItem[] },
  { signal, onText }: Asking,
): Promise<Answer> {
  const response = await callStreamed(chatRoutes.chatbot, input, { accept: eventStream, signal });
  const streams = response.headers.get('content-type')?.startsWith(eventStream);
  return streams && response.body ? readStream(response.body, { signal, onText }) : readAnswer(await response.text());
}

async function readStream(body: ReadableStream<Uint8Array>, { signal, onText }: Asking): Promise<Answer> {
  let text = '';
  try {
    for await (const { event, data } of readFrames(body)) {
      if (event === 'done') return settled(data);
      if (event === 'error') throw new ApiError(data.code, data.message, { status: 200 });
      text += data.text;
      onText(text);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) throw error;
  }
  throw new BrokenOff();
}

function readAnswer(text: string): Answer {
  const json = parsed(text);
  if (json?.error) throw new ApiError('FAILED', String(json.error), { status: 200 }); // CHT-16
  const answer = z.safeParse(z.partial(chatAnswer), json);
  if (!answer.success || !answer.data.response) throw new ApiError('BAD_ANSWER', 'not an answer', { status: 200 });
  return settled({ ...answer.data, response: answer.data.response });
}

function settled({ error, ...answer }: Answer & { error?: string | undefined }): Answer {
  if (error) throw new ApiError('FAILED', error, { status: 200 });
  return answer;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
