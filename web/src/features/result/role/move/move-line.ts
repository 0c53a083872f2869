import type { Move } from '#shared/assessment/result-shape.ts';

/** Why an occupation is outside the person's limits. */
export const beyondWords: Record<Move['beyond'][number], string> = {
  hours: 'with the hours a week you named, it would take more than six years',
  budget: 'tuition is more than your budget would cover in six years, without grants and loans',
  date: 'even full time, it would take longer than the time you gave yourself',
  place: 'you named only remote places, and this work is done on site',
};

type Below = NonNullable<Move['below']>;

/** What a step down requires, in one line. Medians are compared, not the person's own pay. */
export const belowWords: Record<Below, string> = {
  work: 'A step down: it asks for less than your work, and its median pay is at least a fifth lower',
  studies: 'It asks for less than you are studying for',
};

/** A shorter form for cards in a list of up to ten. */
export const belowMarks: Record<Below, string> = {
  work: 'A step down from your work',
  studies: 'Less than you are studying for',
};

/** The steps to the occupation, on one line of a card. */
export function stepsLine({ steps }: Move): string {
  if (steps.length === 0) return 'Possible now';
  const named = steps.filter(({ kind }) => kind !== 'skills');
  if (named.length === 0) return 'Step: skills to build';
  const list = (sure: boolean) => named.flatMap((step) => (step.sure === sure ? step.name : [])).join(', ');
  const [missing, perhaps] = [list(true), list(false)];
  // the work may not always ask for it, or the person may have it: as the reasons against an occupation say it, too
  if (!missing) return `May be needed, unless you have it: ${perhaps}`;
  return perhaps ? `Step: ${missing}; may be needed, unless you have it: ${perhaps}` : `Step: ${missing}`;
}
