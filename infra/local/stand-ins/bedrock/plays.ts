/** The model's behavior: good, or one of the ways in which models and connections fail. */
import * as z from 'zod/mini';
import type { Command } from '#infra/local/stand-ins/kit/stand-in.ts';
import type { ErrorName } from './errors.ts';

const plays = [
  'good', // fills in the form from the facts
  'slow', // the same after SLOW_MS
  'silence', // never answers, or stops after the first frames
  'throttled',
  'unready',
  'broken',
  'unavailable',
  'failed', // the model itself fails
  'denied',
  'reset', // the HTTP/2 stream is reset, without an answer or after two frames
  'garbage', // an answer that is not JSON
  'half', // an answer that ends early
  'cut', // a stream that breaks halfway
  'empty',
  'prose', // words instead of the form
  'malformed', // the form with wrong types
  'truncated', // cut off by the token limit
  'refusal', // stopped by a filter
  'hostile', // markup, links and scripts in every text
  'injected', // follows instructions in a document
  'huge',
  'untold', // good, but without its usage
] as const;
export type Play = (typeof plays)[number];

export const SLOW_MS = 2_000;

const message: Partial<Record<Play, [ErrorName, string]>> = {
  throttled: ['ThrottlingException', 'Too many requests, please wait before trying again.'],
  unready: ['ModelNotReadyException', 'The model is not ready for inference.'],
  broken: ['InternalServerException', 'The system encountered an unexpected error during processing.'],
  unavailable: ['ServiceUnavailableException', 'Bedrock is unable to process your request.'],
  failed: ['ModelErrorException', 'The model failed to generate a response.'],
  denied: ['AccessDeniedException', "You don't have access to the model with the specified model ID."],
};
export const errorOf = (play: Play): [ErrorName, string] | undefined => message[play];

const command = z.union([
  z.strictObject({ play: z.enum(plays), times: z.optional(z.int().check(z.positive())) }),
  z.strictObject({
    answer: z.union([z.record(z.string(), z.unknown()), z.string()]),
    times: z.optional(z.int().check(z.positive())),
  }),
]);

/** The next play: named by a text in the request (`bedrock-slow`), else set on the control port. */
export function playbook() {
  let set: z.infer<typeof command> = { play: 'good' };
  const next = (text: string): { play: Play; answer?: Record<string, unknown> | string } => {
    const sentinel = plays.find((play) => text.includes(`bedrock-${play}`));
    if (sentinel) return { play: sentinel };
    const now = set;
    if (set.times !== undefined) set = set.times > 1 ? { ...set, times: set.times - 1 } : { play: 'good' };
    return 'answer' in now ? { play: 'good', answer: now.answer } : { play: now.play };
  };
  const control: Command = {
    help: `send {"play": "${plays.join('|')}", "times": 1} or {"answer": {…} or "…", "times": 1}; without times it stays`,
    state: () => set,
    run(body) {
      const { data } = command.safeParse(body);
      if (!data) return null;
      set = data;
      return set;
    },
  };
  return { next, control };
}
