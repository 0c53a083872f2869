/**
 * The port to whoever words an answer while it is read (D-76). The facts are found and composed before; a model only words
 * them, and what it says is shown a sentence at a time, each held against the facts first.
 */

import { random16 } from '#functions/outside/random.ts';
import { numbersIn } from '#shared/ai/grounds.ts';
import type { Provider } from '#shared/ai/providers.ts';
import { wholeSentences, wordedFault } from '#shared/ai/worded.ts';
import { AppError } from '#shared/lib/errors.ts';
import { conversation, textRules } from './conversation.ts';
import { paidStream } from './paid-stream.ts';
import type { Call } from './prompt.ts';
import { currentProvider } from './provider.ts';
import { MODEL_TIMEOUT_MS } from './time-limit.ts';

interface StreamPrompt {
  /** paragraphs of the composer: the answer without a model, and the only ground of one with it */
  composed: readonly string[];
  /** whether a model may word it */
  isWordable: boolean;
  subjects: readonly string[];
  /** The instruction. Never a person's words. */
  system: string;
  /** what a person wrote: fenced, never an instruction */
  untrusted: string;
  /** nobody reads the answer any more */
  left?: AbortSignal;
}

/** `restart`: what was said so far is withdrawn; what follows stands in its place. */
export type Piece = { event: 'delta'; text: string } | { event: 'restart'; message: string };

export interface Worded {
  text: string;
  provider: Provider;
}

const REST_MS = 3_000;
const MIN_MS = 2_000;
const MAX_OUTPUT_TOKENS = 1_200;
const WITHDRAWN = 'The wording was not sound and is withdrawn. This is the answer as recorded.';
const BROKEN = 'The wording broke off. This is the answer as recorded.';

/** @throws AppError UNAVAILABLE while it is switched off */
export async function* askStream(prompt: StreamPrompt, call: Call): AsyncGenerator<Piece, Worded, void> {
  const provider = currentProvider();
  if (provider === null) throw new AppError('UNAVAILABLE', 'The assistant is switched off. Please try again later.');
  if (provider === 'bedrock' && prompt.isWordable) {
    const worded = yield* modelText(prompt, call);
    if (worded !== null) return { text: worded, provider };
  }
  const text = prompt.composed.join('\n\n');
  for (const [place, paragraph] of prompt.composed.entries())
    yield { event: 'delta', text: place === 0 ? paragraph : `\n\n${paragraph}` };
  return { text, provider: 'composer' };
}

/** Null where a model has nothing that can be shown; what of it was shown is withdrawn then. */
async function* modelText(prompt: StreamPrompt, call: Call): AsyncGenerator<Piece, string | null, void> {
  const timeoutMs = Math.floor(Math.min(MODEL_TIMEOUT_MS, call.leftMs() - REST_MS));
  if (timeoutMs < MIN_MS) return null;
  const facts = factsOf(prompt.composed);
  const nonce = Buffer.from(random16()).toString('hex');
  const { system, untrusted } = prompt;
  const request = {
    ...conversation({ system, facts, untrusted }, nonce, textRules),
    maxTokens: MAX_OUTPUT_TOKENS,
    timeoutMs,
    ...(prompt.left && { left: prompt.left }),
  };
  let [said, rest] = ['', ''];
  /** what may be shown of `text`, or null */
  const sound = (text: string): boolean => {
    const fault = sentencesOf(text)
      .map((sentence) => wordedFault(sentence, facts, prompt.subjects))
      .find((each) => each !== null);
    // the fault quotes the answer, and with it perhaps a person: the rule alone is logged
    if (fault) call.log.info('model-refused', { attempt: 1, rule: `ground ${fault.split(' ')[0]}` });
    return !fault;
  };
  const withdraw = (message: string): Piece[] => {
    call.log.info('model-fallback', { reason: message === BROKEN ? 'broken' : 'refused' });
    return said === '' ? [] : [{ event: 'restart', message }];
  };

  const stream = paidStream(request, call);
  try {
    let next = await stream.next();
    while (!next.done) {
      const [whole, open] = wholeSentences(rest + next.value);
      rest = open;
      if (whole !== '') {
        if (!sound(whole)) {
          yield* withdraw(WITHDRAWN);
          return null;
        }
        said += whole;
        yield { event: 'delta', text: whole };
      }
      next = await stream.next();
    }
    if (next.value !== 'answered') {
      yield* withdraw(BROKEN);
      return null;
    }
  } finally {
    await stream.return(undefined as never);
  }
  const end = ending(said + rest, prompt.composed);
  if (end === null || !sound(rest)) {
    yield* withdraw(WITHDRAWN);
    return null;
  }
  if (rest + end !== '') yield { event: 'delta', text: rest + end };
  return said + rest + end;
}

/** Each paragraph is a fact, and so is each line of a list. */
const factsOf = (composed: readonly string[]): Record<string, string> =>
  Object.fromEntries(composed.flatMap((paragraph) => paragraph.split('\n')).map((line, place) => [`f${place}`, line]));

const sentencesOf = (text: string): string[] => {
  const [whole, rest] = wholeSentences(`${text}\n`);
  return `${whole}${rest}`.split(/(?<=[.!?…])\s+(?=\p{Lu})|\n+/u).filter((sentence) => sentence.trim() !== '');
};

const provenance = /\((?:Observed|Modelled|Our estimate)\. [^()]*\)/g;

/**
 * The sources that the model left out, which stand beside every figure; null for an answer without any of the figures that
 * it was given: it says something else.
 */
function ending(text: string, composed: readonly string[]): string | null {
  const given = composed.join('\n');
  const figures = new Set(numbersIn(given.replace(provenance, '')));
  if (text.trim() === '' || (figures.size > 0 && !numbersIn(text).some((figure) => figures.has(figure)))) return null;
  const left = [...new Set(given.match(provenance) ?? [])].filter((source) => !text.includes(source));
  return left.length === 0 ? '' : `\n\n${left.join(' ')}`;
}
