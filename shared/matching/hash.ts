import type { Answers } from '#shared/assessment/answers.ts';
import { saidOf } from '#shared/assessment/background.ts';
import { canonicalJson } from '#shared/lib/canonical-json.ts';
import { sha256 } from '#shared/lib/sha256.ts';

/** Sorted, because the order of picking is not part of the answer. */
const sorted = (choices: Answers['deepDive']['constraints']) =>
  Object.fromEntries(
    Object.entries(choices).map(([id, chosen]) => [id, Array.isArray(chosen) ? [...chosen].sort() : chosen]),
  );

/** SHA-256 of everything that enters the scores: not answer times, not the name of an uploaded file. */
export function hashAnswers({ triage, core, deepDive }: Answers): string {
  const background = saidOf(deepDive.background);
  return sha256(
    canonicalJson({
      scenarios: triage.scenarios,
      priorities: triage.priorities,
      interests: core.interests,
      values: [...core.values].sort(),
      personality: core.personality,
      skills: deepDive.skills,
      preferences: sorted(deepDive.preferences),
      constraints: sorted(deepDive.constraints),
      // omitted when empty, so that hashes from before this question stay valid
      ...(background && {
        background: { ...background, ...(background.licences && { licences: [...background.licences].sort() }) },
      }),
    }),
  );
}
