/** The server calls of the CV tools, with their error texts (CVT-22 to CVT-25). */
import { type CvAnalysis, cvToolRoutes } from '#shared/cv/tools-contract.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { queryKey } from '#web/api/operation.ts';
import { query } from '#web/api/query.ts';
import { queryClient } from '#web/api/query-client.ts';

/** A failure as displayed; `hint` says how to go on when the server did not. */
export class CvFailure extends Error {
  readonly hint: string | undefined;
  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'CvFailure';
    this.hint = hint;
  }
}

function failed(lead: string, fallback: string, error: unknown): CvFailure {
  if (error instanceof ApiError && error.status > 0 && !/^HTTP_|^BAD_ANSWER$/.test(error.code))
    return new CvFailure(`${lead}: ${error.detail}`);
  return new CvFailure(`${lead}: ${fallback}`, error instanceof ApiError ? explain(error) : undefined);
}

const generateFailed = (error: unknown) => failed('Failed to generate CV', 'CV generation failed', error);
const analysisFailed = (error: unknown) => failed('Analysis failed', 'Analysis failed', error);

/** @throws CvFailure */
export async function generateCv(userInfo: UserInfo): Promise<string> {
  const { success, cvText, error } = await call(cvToolRoutes.generateCvFromInfo, { userInfo }).catch((cause) => {
    throw generateFailed(cause);
  });
  if (success && cvText) return cvText;
  throw error ? new CvFailure(`Failed to generate CV: ${error}`) : generateFailed(undefined);
}

/** @throws CvFailure */
export async function analyseCv(cvText: string, userInfo: UserInfo, present?: string): Promise<CvAnalysis> {
  const { targetRole } = userInfo;
  const { success, analysis, error } = await call(cvToolRoutes.cvAnalysis, {
    cvText,
    userInfo,
    assessmentData: targetRole ? { targetRole } : null,
    ...(present && { presentOccupation: present }),
  }).catch((cause) => {
    throw analysisFailed(cause);
  });
  if (success && analysis) return analysis;
  throw error ? new CvFailure(`Analysis failed: ${error}`) : analysisFailed(undefined);
}

/** The CV stored with the account; null when there is none. */
export const savedCv = () => query(cvToolRoutes, 'getCv', {});
export type SavedCv = NonNullable<Awaited<ReturnType<typeof saveCv>>>;

export async function saveCv(userInfo: UserInfo, present?: string) {
  const answer = await call(cvToolRoutes.saveCv, { userInfo, ...(present && { presentOccupation: present }) });
  queryClient.setQueryData(queryKey('getCv', {}), answer);
  return answer.cv;
}

export async function deleteCv(): Promise<void> {
  await call(cvToolRoutes.deleteCv, {});
  queryClient.setQueryData(queryKey('getCv', {}), { cv: null });
}
