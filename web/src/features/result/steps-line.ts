import type { Move, Step } from '#shared/assessment/result-shape.ts';

/** What is between the person and the occupation, on one line of a card. */
export function stepsLine({ steps }: Move): string {
  if (steps.length === 0) return 'Possible now';
  const named = steps.filter(({ kind }) => kind !== 'skills');
  if (named.length === 0) return 'Step: skills to build';
  const missing = named.filter(({ sure }) => sure);
  const list = (own: Step[]) => own.map(({ name }) => name).join(', ');
  return missing.length > 0 ? `Step: ${list(missing)}` : `Asks for: ${list(named)}`;
}
