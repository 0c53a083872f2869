import type { Answers } from '#shared/assessment/answers.ts';
import { saidOf } from '#shared/assessment/background.ts';
import { sha256 } from '#shared/lib/sha256.ts';

/** Any value as JSON with sorted keys: the same answers are the same text, in whatever order they were given. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

/** SHA-256 of what enters the scores: not the time of an answer, not the name of an uploaded file. */
export function hashAnswers({ triage, core, deepDive }: Answers): string {
  const cities = deepDive.constraints.target_cities;
  const background = saidOf(deepDive.background);
  return sha256(
    canonical({
      scenarios: triage.scenarios,
      priorities: triage.priorities,
      interests: core.interests,
      values: [...core.values].sort(),
      personality: core.personality,
      skills: deepDive.skills,
      preferences: deepDive.preferences,
      constraints: { ...deepDive.constraints, ...(Array.isArray(cities) && { target_cities: [...cities].sort() }) },
      // left out where nothing was said, so the hashes from before it was asked stay
      ...(background && {
        background: { ...background, ...(background.licences && { licences: [...background.licences].sort() }) },
      }),
    }),
  );
}
