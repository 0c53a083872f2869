import type { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { Output } from '#shared/lib/route.ts';
import { nameOf } from '#shared/occupations/names.ts';

type Assessment = Output<typeof assessmentRoutes.listAssessments>[number];

/** A result that can be compared. */
export interface Choice {
  id: string;
  sessionId: string;
  at: string;
  /** the name of its first occupation */
  best: string | undefined;
  /** of which questions it was made */
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
 * Which two are compared: those the address names, by either of their ids, the older first; for what it does not name or
 * what is not there, the newest of the same questions, else the newest. null where there are not two.
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
