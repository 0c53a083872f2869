/**
 * A completed assessment as a row of the history (DAT-08, DAT-12), built from its stored summary without ranking again.
 */
import { type Assessment, resultId } from '#functions/data/assessment/assessment.ts';
import { storedRoleOf } from '#shared/matching/stored-role.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';

/** One row for a completed assessment, none for any other. */
export function resultRows(facts: Facts, assessment: Assessment, sub: string) {
  if (!assessment.result) return [];
  const { scores, roles, clusters } = assessment.result;
  return [
    {
      id: resultId(assessment.id),
      user_id: sub,
      final_score: scores.final,
      fit_score: scores.fit,
      opportunity_score: scores.opportunity,
      feasibility_score: scores.feasibility,
      top_roles: roles.flatMap(({ code, score }) => {
        const index = indexOfCode(facts, code);
        return index === null ? [] : [storedRoleOf(facts, index, score)];
      }),
      top_clusters: clusters.map(({ name, score }) => ({ name, avg_score: score })),
      created_at: new Date(assessment.endedAt!).toISOString(),
    },
  ];
}
