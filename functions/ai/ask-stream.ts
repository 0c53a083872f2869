/**
 * Streams an answer that is already composed (D-76). A model only ranks its parts by id, and each part is shown as soon
 * as it is named. No text comes from the model.
 */

import { random16 } from '#functions/outside/random.ts';
import { type Arrangement, arranger, choicesById, isMovable } from '#shared/ai/arrangement.ts';
import type { Provider } from '#shared/ai/providers.ts';
import { AppError } from '#shared/lib/errors.ts';
import { choiceRules, conversation } from './conversation.ts';
import { paidStream } from './paid-stream.ts';
import type { Call } from './prompt.ts';
import { currentProvider } from './provider.ts';

interface StreamPrompt {
  composed: Arrangement;
  /** The instruction. Never contains a person's text. */
  system: string;
  /** a person's text: fenced, never an instruction */
  untrusted: string;
  /** aborted when the reader has gone */
  left?: AbortSignal;
}

export interface Arranged {
  text: string;
  /** who decided the order */
  provider: Provider;
}

const REST_MS = 3_000;
const MIN_MS = 2_000;
/** The composer's own order is ready at once, so nobody waits longer than this for a better one. */
const ORDER_MS = 10_000;
/** A few ids. */
const MAX_OUTPUT_TOKENS = 200;

/** @throws AppError UNAVAILABLE while AI text is switched off */
export async function* askStream(prompt: StreamPrompt, call: Call): AsyncGenerator<string, Arranged, void> {
  const provider = currentProvider();
  if (provider === null) throw new AppError('UNAVAILABLE', 'The assistant is switched off. Please try again later.');
  const { composed } = prompt;
  const order = arranger(composed);
  let text = yield* shown(composed.before, '');
  let isOrdered = false;
  if (provider === 'bedrock' && isMovable(composed)) {
    for await (const said of orderOf(prompt, call)) {
      const named = order.said(said);
      isOrdered ||= named.length > 0;
      text = yield* shown(named, text);
    }
    if (!isOrdered) call.log.info('model-fallback', { reason: 'nothing named' });
  }
  text = yield* shown([...order.left(), ...composed.after], text);
  return { text, provider: isOrdered ? provider : 'composer' };
}

/** Yields the model's output; ends early when the model fails or times out. */
async function* orderOf({ composed, system, untrusted, left }: StreamPrompt, call: Call): AsyncGenerator<string> {
  const timeoutMs = Math.floor(Math.min(ORDER_MS, call.leftMs() - REST_MS));
  if (timeoutMs < MIN_MS) return;
  const nonce = Buffer.from(random16()).toString('hex');
  const request = {
    ...conversation({ system, facts: choicesById(composed), untrusted }, nonce, choiceRules),
    maxTokens: MAX_OUTPUT_TOKENS,
    timeoutMs,
    ...(left && { left }),
  };
  yield* paidStream(request, call);
  yield '\n'; // ends the last id
}

/** Yields each paragraph, preceded by a blank line unless it is the first. */
function* shown(paragraphs: readonly string[], before: string): Generator<string, string, void> {
  let text = before;
  for (const paragraph of paragraphs) {
    const piece = text === '' ? paragraph : `\n\n${paragraph}`;
    text += piece;
    yield piece;
  }
  return text;
}
