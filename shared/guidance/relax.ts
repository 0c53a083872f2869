/** What would make a plan possible: the smallest change of each kind, found by solving again. */
import { type Frame, frameLimits } from './plan-problem.ts';

/** The limits that are raised, with their new values. */
export type Relaxation = Partial<Frame>;
type Part = keyof Frame;

/** The combinations of limits to raise: single limits first, all three last. */
const kinds: Part[][][] = [
  [['hours'], ['budget'], ['months']],
  [
    ['hours', 'budget'],
    ['months', 'hours'],
    ['months', 'budget'],
  ],
  [['months', 'hours', 'budget']],
];

/**
 * All relaxations that raise the fewest limits and make a plan possible; empty when none does. If several limits are
 * raised, the first is raised as little as possible, then the next.
 * @param fits whether a plan is possible within limits; raising one must never make it impossible
 */
export function relaxations(frame: Frame, fits: (frame: Frame) => boolean): Relaxation[] {
  for (const group of kinds) {
    const enough = group.flatMap((parts) => relaxed(frame, parts, fits) ?? []);
    if (enough.length > 0) return enough;
  }
  return [];
}

/** Raises the limits as little as possible, in order; null when no raise is enough. */
export function relaxed(frame: Frame, parts: readonly Part[], fits: (frame: Frame) => boolean): Relaxation | null {
  const change: Relaxation = Object.fromEntries(parts.map((part) => [part, frameLimits[part]]));
  if (!fits({ ...frame, ...change })) return null;
  for (const part of parts)
    change[part] = least(frame[part], frameLimits[part], (value) => fits({ ...frame, ...change, [part]: value }));
  return change;
}

/** The smallest whole number above `low` that is enough; `high` is known to be. */
function least(low: number, high: number, enough: (value: number) => boolean): number {
  let [no, yes] = [low, high];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (enough(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
