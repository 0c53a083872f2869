/**
 * Asks a model at most twice within one time limit and one budget. Every failure is logged by name and yields no
 * answer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { ModelAnswer, ModelRequest } from '#functions/outside/model.ts';
import { random16 } from '#functions/outside/random.ts';
import { hasOddLength } from '#shared/lib/odd-length.ts';
import { answerForm } from './answer-form.ts';
import { askedAgain, conversation } from './conversation.ts';
import { paidRequest, type Unanswered } from './paid-request.ts';
import type { Call, Prompt } from './prompt.ts';

/** One limit covers all model requests of one answer, so that the answer arrives before the caller's own timeout. */
const MODEL_TIMEOUT_MS = 22_000;

const MAX_ATTEMPTS = 2;
/** reserved for ending the use and for the handler's own work on the answer */
const REST_MS = 2_500;
/** too little time for a model to answer */
const MIN_ATTEMPT_MS = 2_000;
const DELAY_MS = 200;
/** Longer answers are cut off and rejected. */
const MAX_OUTPUT_TOKENS = 4_000;

/** Null when there is no usable answer; the log says why. */
export async function askModel<Shape extends z.core.$ZodType>(
  schema: Shape,
  prompt: Prompt<z.output<Shape>>,
  call: Call,
): Promise<z.output<Shape> | null> {
  const deadline = performance.now() + Math.min(MODEL_TIMEOUT_MS, call.leftMs() - REST_MS);
  const timeLeft = () => Math.max(0, Math.floor(deadline - performance.now()));
  let request: Omit<ModelRequest, 'timeoutMs'> = {
    ...conversation(prompt, Buffer.from(random16()).toString('hex')),
    form: answerForm(schema),
    maxTokens: MAX_OUTPUT_TOKENS,
  };
  let reason: Unanswered | 'no-time' | 'refused' = 'no-time';
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && timeLeft() >= MIN_ATTEMPT_MS; attempt++) {
    const paid = await paidRequest(request, timeLeft, call);
    if (paid.outcome !== 'answered') {
      reason = paid.outcome;
      if (reason !== 'busy' && reason !== 'broken') break;
      await sleep(DELAY_MS);
      continue;
    }
    const { answer, fault, rule } = read(schema, prompt, paid.answer);
    if (fault === null) return answer as z.output<Shape>;
    reason = 'refused';
    // the fault quotes the answer, which may contain personal data: only the rule is logged
    call.log.info('model-refused', { attempt, rule });
    request = { ...request, messages: askedAgain(request.messages, paid.answer, fault) };
  }
  call.log.info('model-fallback', { reason });
  return null;
}

const finished = new Set(['end_turn', 'tool_use', 'stop_sequence']);

function read<Shape extends z.core.$ZodType>(
  schema: Shape,
  { faultOf }: Prompt<z.output<Shape>>,
  { value, stopReason }: ModelAnswer,
): { answer?: z.output<Shape>; fault: string | null; rule: string } {
  if (!finished.has(stopReason)) return { fault: `ends with ${stopReason}`, rule: `stop ${stopReason.slice(0, 40)}` };
  if (hasOddLength(value)) return { fault: 'does not fit the form: a length is an object', rule: 'form length' };
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    const where = path.join('.') || 'the whole';
    return { fault: `does not fit the form: ${where}: ${message}`, rule: `form ${where}` };
  }
  const answer = parsed.data;
  const fault = faultOf?.(answer) ?? null;
  return { answer, fault, rule: `ground ${fault?.split(' ')[0]}` };
}
