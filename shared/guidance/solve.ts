/** Finds the way that fits a person's limits, or why none does. */
import type { Frame, PlanProblem, Way, WayId } from './plan-problem.ts';
import { type Relaxation, relaxations } from './relax.ts';
import { dollarsOf, monthsOf, type Scheduled, schedule } from './schedule.ts';

/** What the person chose and has completed. */
export interface PlanChoice {
  frame: Frame;
  /** the best-fitting way if none was chosen */
  way?: WayId | undefined;
  done: readonly string[];
}

export interface Solution {
  way: Way;
  steps: Scheduled[];
  /** infinite when the budget never covers it */
  months: number;
  dollars: number;
  possible: boolean;
  /** if it is not possible: what would be enough */
  relaxations: Relaxation[];
}

/** Rounding errors in sums of months: a plan ending on its last day may appear to end this much later. */
const TOLERANCE = 1e-9;

export function solve({ ways }: Pick<PlanProblem, 'ways'>, { frame, way, done }: PlanChoice): Solution {
  const behind = new Set(done);
  const open = ways.filter(({ id }) => id === way);
  const candidates = open.length > 0 ? open : ways;
  const fits = (pace: Frame) => candidates.some((candidate) => along(candidate, pace, behind).possible);
  const best = candidates.map((candidate) => along(candidate, frame, behind)).sort(byTimeThenPrice)[0]!;
  return { ...best, relaxations: best.possible ? [] : relaxations(frame, fits) };
}

/** Solves one way by itself. */
export function along(way: Way, frame: Frame, done: ReadonlySet<string>): Omit<Solution, 'relaxations'> {
  const steps = schedule(way.steps, frame, done);
  const months = monthsOf(steps);
  return { way, steps, months, dollars: dollarsOf(steps), possible: months <= frame.months + TOLERANCE };
}

const byTimeThenPrice = (a: ReturnType<typeof along>, b: ReturnType<typeof along>): number =>
  a.months === b.months ? a.dollars - b.dollars : a.months - b.months;
