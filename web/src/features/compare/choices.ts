import type { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { Output } from '#shared/lib/route.ts';
import { nameOf } from '#shared/occupations/names.ts';

type Assessment = Output<typeof assessmentRoutes.listAssessments>[number];

/** A result available for comparison. */
export interface Choice {
  id: string;
  sessionId: string;
  at: string;
  /** the name of its first occupation */
  best: string | undefined;
  /** its questionnaire */
  variant: Assessment['variant'];
}

/** Every stored result, newest first. */
export const choicesOf = (assessments: Output<typeof assessmentRoutes.listAssessments>): Choice[] =>
  assessments
    .flatMap(({ session_id, variant, career_assessment_results: results }) =>
      results.map(({ id, created_at, top_roles }) => ({
        id,
        sessionId: session_id,
        at: created_at,
        best: top_roles[0] && nameOf(top_roles[0].code, top_roles[0].title),
        variant,
      })),
    )
    .sort((a, b) => b.at.localeCompare(a.at));

/**
 * The two results to compare: those named in the address, by either of their ids, older first. Missing ones are
 * replaced by the newest of the same questionnaire, otherwise the newest. Null when there are fewer than two.
 */
export function pairOf(
  choices: readonly Choice[],
  a: string | null,
  b: string | null,
): { a: string; b: string } | null {
  const named = (id: string | null) => choices.find((choice) => choice.id === id || choice.sessionId === id);
  const one = named(b) ?? named(a) ?? choices[0];
  const other = [named(a), named(b), ...choices.filter(({ variant }) => variant === one?.variant), ...choices].find(
    (choice) => choice && choice !== one,
  );
  if (!one || !other) return null;
  return one.at < other.at ? { a: one.id, b: other.id } : { a: other.id, b: one.id };
}
