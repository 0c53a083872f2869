import type { Move, Step } from '#shared/assessment/result-shape.ts';

/** Why an occupation is out of the frame the person named. */
export const beyondWords: Record<Move['beyond'][number], string> = {
  hours: 'at the hours a week you named it would take more than six years',
  budget: 'tuition is more than your budget pays in six years; grants and loans are not counted',
  date: 'even full time it would take longer than the time you gave yourself',
  place: 'you named only remote places, and it is published as work that cannot be done from home',
};

/** What a step down asks for, in a line. */
export const belowWords: Record<NonNullable<Move['below']>, string> = {
  work: 'A step down: it asks for less than your work, and pays at least a fifth less',
  studies: 'It asks for less than you are studying for',
};

/** What is between the person and the occupation, on one line of a card. */
export function stepsLine({ steps }: Move): string {
  if (steps.length === 0) return 'Possible now';
  const named = steps.filter(({ kind }) => kind !== 'skills');
  if (named.length === 0) return 'Step: skills to build';
  const missing = named.filter(({ sure }) => sure);
  const list = (own: Step[]) => own.map(({ name }) => name).join(', ');
  return missing.length > 0 ? `Step: ${list(missing)}` : `Often asked for: ${list(named)}`;
}
