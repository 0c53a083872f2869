/** What new skill ratings change apart from fit: the coverage of required levels, and with it feasibility. */
import type { Columns } from '../columns.ts';
import { feasibilitySlope } from '../feasibility.ts';
import { addTo, cut } from '../fit.ts';
import { slope } from '../model.data.ts';
import type { Profile } from '../profile.ts';
import type { Scores } from '../scores.ts';

/** @returns `rate` takes the skills of one draw, `add` adds the resulting points to the candidates' scores */
export function coverMoves(
  columns: Columns,
  profile: Profile,
  { weights, coverage }: Scores,
  candidates: Int32Array,
): { rate: (means: Float64Array) => void; add: (out: Float64Array) => void } {
  const rated = profile.skillRatings.flatMap((rating, d) => (rating > 0 ? [d] : []));
  if (weights.feasibility === 0 || rated.length === 0) return { rate: () => {}, add: () => {} };
  // points per covered point of importance × level, by candidate
  const worth = new Float64Array(candidates.length);
  candidates.forEach((index, row) => {
    const asked = rated.reduce((sum, d) => sum + columns.asked[d]![index]!, 0);
    const slope = feasibilitySlope(columns, profile, coverage[index]!, index);
    worth[row] = asked > 0 ? (weights.feasibility * slope) / asked : 0;
  });
  const points = rated.map((d) =>
    columns.covered[d]!.map((covered) => {
      const moved = cut(covered, candidates);
      const before = columns.covered[d]![profile.skillRatings[d]! - 1]!;
      for (let row = 0; row < moved.length; row++) moved[row] = worth[row]! * (moved[row]! - before[candidates[row]!]!);
      return moved;
    }),
  );
  const chosen: Float64Array[] = points.map((ratings) => ratings[0]!);
  const ones = points.map(() => 1);
  return {
    rate: (means) => {
      rated.forEach((d, k) => {
        chosen[k] = points[k]![Math.min(4, Math.max(0, Math.round(2 + slope.skills * means[d]!)))]!;
      });
    },
    add: (out) => addTo(out, chosen, ones),
  };
}
