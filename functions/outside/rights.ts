import type { Right } from './needs.ts';

const listeners = new Set<(right: Right) => void>();

/** Said before every use of a right. In a Lambda nobody listens: there IAM decides. */
export function exercise(right: Right): void {
  for (const listener of listeners) listener(right);
}

/** Calls `listener` before every use of a right; by throwing it refuses the use. */
export function onExercise(listener: (right: Right) => void): void {
  listeners.add(listener);
}
