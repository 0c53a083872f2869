import { api } from '#shared/api.ts';
import { type Stage, stages } from '#shared/assessment/stages.ts';
import { defaultVariant, type Variant } from '#shared/assessment/variants.ts';
import type { SignedIn } from './sign-in.ts';
import type { Stack } from './stack.ts';

/** The stages of a variant as they are sent. */
type Payloads = Record<Stage, unknown>;

const { startSession, saveAnswer, completeAssessment } = api.assessment;

/** Starts an assessment and saves the first stages of it, over HTTP. */
export async function startAssessment(
  stack: Stack,
  { accessToken }: SignedIn,
  answers: Payloads,
  saved: 0 | 1 | 2 | 3,
  variant: Variant = defaultVariant,
) {
  const { body } = await stack.call(startSession, { variant }, accessToken);
  const sessionId = body.session_id;
  if (!sessionId) throw new Error(`no session: ${JSON.stringify(body)}`);
  for (const stage of stages.slice(0, saved)) {
    const save = { session_id: sessionId, stage, answers: answers[stage] };
    const answer = await stack.call(saveAnswer, save, accessToken);
    if (answer.status !== 200) throw new Error(`${stage} was not saved: ${answer.text}`);
  }
  return sessionId;
}

/** A completed assessment with these answers. */
export async function finishAssessment(stack: Stack, person: SignedIn, answers: Payloads, variant?: Variant) {
  const sessionId = await startAssessment(stack, person, answers, 3, variant);
  const { status, body, text } = await stack.call(completeAssessment, { sessionId }, person.accessToken);
  if (status !== 200) throw new Error(`not completed: ${text}`);
  return { sessionId, resultId: body.result_id };
}
