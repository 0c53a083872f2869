/** Steps that are work and cost no study hours: apprenticeship or residency, training by an employer, experience, license. */
import type { Move } from '#shared/assessment/result-shape.ts';
import type { Step } from '#shared/guidance/plan-problem.ts';
import { capital } from '#shared/lib/format.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { flying } from '#shared/occupations/flying.ts';
import { apprenticeKinds, trainingHoursOfYear, usualTrainings } from '#shared/occupations/preparation.ts';
import { provenanceOf } from '#shared/occupations/sources.ts';

/** A note with its capital and its full stop. */
export const sentence = (text: string): string => (text ? `${capital(text)}.` : '');

type Paid = Pick<Step, 'kind' | 'name' | 'months' | 'note' | 'source'> & { sure?: boolean };

/** Waits for whatever stands before it: see `chained`. */
const paid = ({ sure = true, ...step }: Paid): Step => ({
  ...step,
  sure,
  id: step.kind,
  needs: [],
  hours: 0,
  dollars: 0,
});

const sourceIds = {
  apprenticeship: 'apprenticeships',
  residency: 'programmes',
  licence: 'licences',
  experience: 'preparation',
} as const;

/** A step of the move that is work, as the result names it. A length that nobody published counts as nothing. */
export const ofMove = ({ steps }: Move, kind: keyof typeof sourceIds): Step[] =>
  steps
    // the result calls both paid trainings by one word
    .filter((step) => step.kind === (kind === 'residency' ? 'apprenticeship' : kind))
    .map(({ name, sure, years, basis }) =>
      paid({
        kind,
        name,
        sure,
        months: years ? 12 * years[1] : 0,
        note: sentence(basis),
        source: provenanceOf(sourceIds[kind]),
      }),
    );

/** A registered apprenticeship beside the usual way: only where terms of it were published. */
export function registered(facts: Facts, index: number): Step[] {
  const [least, most] = [facts.apprenticeHours[index]!, facts.apprenticeHoursMost[index]!];
  if (!apprenticeKinds[facts.apprenticeKind[index]!]!.startsWith('published') || !(most > 0)) return [];
  const years = [least, most].map((term) => Number((term / trainingHoursOfYear).toFixed(1)));
  const states = facts.apprenticeStates[index]!;
  const terms = years[0] === years[1] ? '' : `Registered terms run from ${years[0]} to ${years[1]} years. `;
  const note = `${terms}${states > 0 ? `Sponsors are listed in ${states} states.` : ''}`.trim();
  return [
    paid({
      kind: 'apprenticeship',
      name: 'Registered apprenticeship, paid',
      months: (12 * most) / trainingHoursOfYear,
      note,
      source: provenanceOf('apprenticeships'),
    }),
  ];
}

const onTheJob = ['Moderate-term on-the-job training', 'Long-term on-the-job training'];

/** Training after one is hired that is usual by BLS, where it is more than a month. */
export function byEmployer(facts: Facts, index: number): Step[] {
  const months = facts.trainingMonths[index]!;
  // nobody is hired to learn to fly
  if (facts.codes[index]!.startsWith(flying)) return [];
  if (!onTheJob.includes(usualTrainings[facts.usualTraining[index]!]!) || !(months > 0)) return [];
  return [
    paid({
      kind: 'training',
      name: 'Training on the job',
      months,
      note: 'The middle of what people in this work say is required.',
      source: provenanceOf('preparation'),
    }),
  ];
}

/** Each waits for the one before it. */
export const chained = (steps: Step[]): Step[] =>
  steps.map((step, place) => ({ ...step, needs: steps.slice(Math.max(0, place - 1), place).map(({ id }) => id) }));
