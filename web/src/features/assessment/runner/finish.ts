import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { call } from '#web/api/client.ts';
import { noRetry } from '#web/api/transport.ts';
import { clearSession, LATEST_RESULT_KEY } from '#web/parts/assessment/saving/answer-store.ts';
import { localStore } from '#web/session/device/local-store.ts';

/**
 * Scores the saved answers, then commits the analysis (ARA-27).
 * @returns the id of the result
 * @throws ApiError when there is no result; the answers are saved in that case
 */
export async function finishAssessment(userId: string, sessionId: string): Promise<string> {
  const { result_id: resultId } = await call(assessmentRoutes.completeAssessment, { sessionId });
  // the server has committed together with the result: this repeats it, and its failure must not hide the result
  await call(plansRoutes.commitGate, { userId, feature: 'career_path_analyses', sessionId }, { retry: noRetry }).catch(
    () => undefined,
  );
  clearSession(localStore);
  localStore.setItem(LATEST_RESULT_KEY, resultId);
  return resultId;
}
