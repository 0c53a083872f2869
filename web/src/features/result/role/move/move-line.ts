import type { Move } from '#shared/assessment/result-shape.ts';

/** Why an occupation is out of the frame the person named. */
export const beyondWords: Record<Move['beyond'][number], string> = {
  hours: 'with the hours a week you named, it would take more than six years',
  budget: 'tuition is more than your budget would cover in six years, without grants and loans',
  date: 'even full time, it would take longer than the time you gave yourself',
  place: 'you named only remote places, and this work is done on site',
};

type Below = NonNullable<Move['below']>;

/** What a step down asks for, in a line. Medians are compared, not what the person said to earn. */
export const belowWords: Record<Below, string> = {
  work: 'A step down: it asks for less than your work, and its median pay is at least a fifth lower',
  studies: 'It asks for less than you are studying for',
};

/** The same on a card of a list, which may have ten of them. */
export const belowMarks: Record<Below, string> = {
  work: 'A step down from your work',
  studies: 'Less than you are studying for',
};

/** What is between the person and the occupation, on one line of a card. */
export function stepsLine({ steps }: Move): string {
  if (steps.length === 0) return 'Possible now';
  const named = steps.filter(({ kind }) => kind !== 'skills');
  if (named.length === 0) return 'Step: skills to build';
  const list = (sure: boolean) => named.flatMap((step) => (step.sure === sure ? step.name : [])).join(', ');
  const [missing, often] = [list(true), list(false)];
  if (!missing) return `Often asked for, but not always: ${often}`;
  return often ? `Step: ${missing}; often asked for, but not always: ${often}` : `Step: ${missing}`;
}
