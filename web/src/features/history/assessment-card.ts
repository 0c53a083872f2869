import type { assessmentRoutes } from '#shared/assessment/contract.ts';
import { dateTime } from '#shared/lib/format.ts';
import type { Output } from '#shared/lib/route.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { keptText } from '#shared/plans/retention-text.ts';
import type { Tone } from '#web/ui/figures/Badge.tsx';

/** One assessment with its results, as returned by the list call. */
export type Assessment = Output<typeof assessmentRoutes.listAssessments>[number];

const badges: Record<string, { label: string; tone: Tone }> = {
  completed: { label: 'Completed', tone: 'good' },
  in_progress: { label: 'In Progress', tone: 'info' },
  abandoned: { label: 'Abandoned', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

/** HIS-06, DAT-13: any other status is shown as "Unknown". */
export const statusBadge = (status: string): { label: string; tone: Tone } =>
  badges[status] ?? { label: 'Unknown', tone: 'neutral' };

/** HIS-07 */
export function stageNote(stage: number): string {
  if (stage === 0) return 'You have just started.';
  return stage === 1 ? 'You are halfway complete.' : 'You are almost complete.';
}

/** HIS-08 */
export const stageOfThree = (stage: number): string => `Stage ${stage + 1} of 3`;

const SHOWN_ROLES = 3;

/** The result shown on a completed card (HIS-09 to HIS-11); null if there is none. */
export function resultSummary(assessment: Pick<Assessment, 'status' | 'career_assessment_results'>) {
  const result = assessment.career_assessment_results[0];
  if (assessment.status !== 'completed' || !result) return null;
  return {
    id: result.id,
    score: result.final_score,
    roles: result.top_roles.slice(0, SHOWN_ROLES).map(({ code, title }) => ({ code, name: nameOf(code, title) })),
    more: Math.max(0, result.top_roles.length - SHOWN_ROLES),
  };
}

/** What deleting an assessment erases, and whether the use of the plan that it holds or has used up is returned. */
export function lossOf(assessment: Pick<Assessment, 'status' | 'career_assessment_results'>): string {
  if (assessment.status === 'in_progress')
    return 'the answers you have given so far. They cannot be restored; the use of your plan that it holds becomes free again.';
  if (resultSummary(assessment))
    return 'your answers, the result and its receipts. They cannot be restored, and the use of your plan stays used.';
  return 'the answers you gave. They cannot be restored.';
}

/** Until when it can be continued, or is kept. */
export function untilText({ status, expires_at, kept_until }: Assessment): string {
  if (status === 'in_progress') return `Can be continued until ${dateTime(expires_at)}`;
  return keptText(kept_until);
}

/** HIS-12 */
export const shortId = (sessionId: string): string => sessionId.slice(0, 8);

/** HIS-04: newest first, whatever order they arrive in. */
export const newestFirst = (assessments: readonly Assessment[]): Assessment[] =>
  assessments.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
