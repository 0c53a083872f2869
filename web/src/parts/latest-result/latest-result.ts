import type { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { Output } from '#shared/lib/route.ts';

/** A stored result as the dashboard receives it. */
export type LatestResult = Output<typeof assessmentRoutes.listLatestResults>[number];

/** The three parts of a match (DSH-10), in display order. */
export const subScores = [
  { name: 'Personal Fit', of: (result) => result.fit_score },
  { name: 'Market Opportunity', of: (result) => result.opportunity_score },
  { name: 'Career Feasibility', of: (result) => result.feasibility_score },
] as const satisfies readonly { name: string; of: (result: LatestResult) => number }[];
