import type { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { Output } from '#shared/lib/route.ts';

/** One of the person's assessments with its results. */
export type Assessment = Output<typeof assessmentRoutes.listAssessments>[number];

export type Result = Assessment['career_assessment_results'][number];
