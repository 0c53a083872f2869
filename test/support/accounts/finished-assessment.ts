import { randomUUID } from 'node:crypto';
import { api } from '#shared/api.ts';
import { type Stage, stages } from '#shared/assessment/stages.ts';
import { defaultVariant, type Variant } from '#shared/assessment/variants.ts';
import type { Input, Output, Route } from '#shared/lib/route.ts';
import type { Answer, Stack } from '#test/support/stack/stack.ts';
import type { SignedIn } from '../people/sign-in.ts';

/** The stages of a variant as they are sent. */
type Payloads = Record<Stage, unknown>;

const { startSession, saveAnswer, completeAssessment } = api.assessment;

const TRIES = 4;

/**
 * Calls a route as the app does: a request that a busy server could not answer in time is repeated, and takes effect
 * once.
 */
async function asked<R extends Route>(
  stack: Stack,
  route: R,
  input: Input<R>,
  token: string,
): Promise<Answer<Output<R>>> {
  const headers = { 'idempotency-key': randomUUID() };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await stack.call(route, input, token, { headers });
    if (answer.status < 500 || attempt === TRIES) return answer;
  }
}

/** Starts an assessment and saves the first stages of it, over HTTP. */
export async function startAssessment(
  stack: Stack,
  { accessToken }: SignedIn,
  answers: Payloads,
  { saved, variant = defaultVariant }: { saved: 0 | 1 | 2 | 3; variant?: Variant | undefined },
) {
  const { body } = await asked(stack, startSession, { variant }, accessToken);
  const sessionId = body.session_id;
  if (!sessionId) throw new Error(`no session: ${JSON.stringify(body)}`);
  for (const stage of stages.slice(0, saved)) {
    const save = { session_id: sessionId, stage, answers: answers[stage] };
    const answer = await asked(stack, saveAnswer, save, accessToken);
    if (answer.status !== 200) throw new Error(`${stage} was not saved: ${answer.text}`);
  }
  return sessionId;
}

/** A completed assessment with these answers. */
export async function finishAssessment(stack: Stack, person: SignedIn, answers: Payloads, variant?: Variant) {
  const sessionId = await startAssessment(stack, person, answers, { saved: 3, variant });
  const { status, body, text } = await asked(stack, completeAssessment, { sessionId }, person.accessToken);
  if (status !== 200) throw new Error(`not completed: ${text}`);
  return { sessionId, resultId: body.result_id };
}
