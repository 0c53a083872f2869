import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Ranking } from '#shared/matching/ranking.ts';

type Made = Pick<Ranking, 'modelVersion' | 'dataVersion' | 'dataHash' | 'answersHash'>;

/**
 * A note when the current engine differs from the one that made the stored result, otherwise null. The stored numbers
 * stay in either case.
 */
export function otherEngineNote(now: Made, stored: ResultBody['scoring_meta']): string | null {
  const same =
    now.modelVersion === stored.modelVersion &&
    now.dataHash === stored.dataHash &&
    now.answersHash === stored.answersHash;
  if (same) return null;
  return (
    `Your result was calculated with model ${stored.modelVersion} on data ${stored.dataVersion}, and its numbers stand. ` +
    `What-if and why-not below use today's model ${now.modelVersion} on data ${now.dataVersion}, so they may differ a little.`
  );
}
