import type { Right } from './needs.ts';

const listeners = new Set<(right: Right) => void>();

/** Called before every use of a right. In a Lambda nothing listens, because IAM decides there. */
export function exercise(right: Right): void {
  for (const listener of listeners) listener(right);
}

/** Calls `listener` before every use of a right; the listener refuses a use by throwing. */
export function onExercise(listener: (right: Right) => void): void {
  listeners.add(listener);
}
