import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { stages } from '#shared/assessment/stages.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { noRetry } from '#web/api/transport.ts';
import type { StageAnswers } from '#web/parts/assessment/answer-form.ts';
import type { Failure } from './save-queue.ts';
import type { StageCopy } from './stage-copies.ts';

/** The queue does its own retries; nested ones would delay the notice. */
export const saveStage = <A extends StageAnswers>(
  sessionId: string,
  { stage, seq, answers, completed }: StageCopy<A>,
) =>
  call(
    assessmentRoutes.saveAnswer,
    { session_id: sessionId, stage: stages.indexOf(stage), answers, completed_stage: completed, seq },
    { retry: noRetry },
  );

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'later';
  if (error.status === 409 || error.status === 404) return 'overtaken';
  // 401 is fixed by signing in again, 429 by waiting; other 4xx errors are permanent
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status) ? 'refused' : 'later';
}
