/** Who may take a place among the ten: any occupation but the work that the person wants to leave. */
import type { Answers } from '#shared/assessment/answers.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import type { Retest } from './repeats/retest.ts';

/** The facts index of the work that the person wants to leave; null if there is none. */
export function workToLeave(facts: Facts, { deepDive: { background } }: Answers): number | null {
  return background?.wish === 'leave' ? indexOfCode(facts, background.occupation ?? '') : null;
}

/** The candidates who may take a place, in every draw. */
export function mayTakePlace(again: Retest, toLeave: number | null): Retest {
  const { candidates, finals } = again;
  if (toLeave === null) return again;
  const others = (_: number, row: number) => candidates[row] !== toLeave;
  return { candidates: candidates.filter(others), finals: finals.map((draw) => draw.filter(others)) };
}
