/** Steps that are work and take no study hours: apprenticeship or residency, employer training, experience, license. */
import type { Move } from '#shared/assessment/result-shape.ts';
import type { Step } from '#shared/guidance/plan-problem.ts';
import { capital } from '#shared/lib/format.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { pilots } from '#shared/occupations/pilots.ts';
import { apprenticeKinds, trainingHoursOfYear, usualTrainings } from '#shared/occupations/preparation.ts';
import { provenanceOf } from '#shared/occupations/sources.ts';

/** A note as a sentence: capitalized, with a period. */
export const sentence = (text: string): string => (text ? `${capital(text)}.` : '');

type Paid = Pick<Step, 'kind' | 'name' | 'months' | 'note' | 'source'> & { sure?: boolean };

/** Waits for the steps before it: see `chained`. */
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

/** A work step of the move as the result names it. An unpublished length counts as zero. */
export const ofMove = ({ steps }: Move, kind: keyof typeof sourceIds): Step[] =>
  steps
    // the result uses one word for both kinds of paid training
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

/** A registered apprenticeship as an alternative way: only when terms for it are published. */
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

/** Training after hiring that BLS calls usual, if it takes more than a month. */
export function byEmployer(facts: Facts, index: number): Step[] {
  const months = facts.trainingMonths[index]!;
  // nobody is hired to learn to fly
  if (facts.codes[index]!.startsWith(pilots)) return [];
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

/** Each step waits for the one before it. */
export const chained = (steps: Step[]): Step[] =>
  steps.map((step, place) => ({ ...step, needs: steps.slice(Math.max(0, place - 1), place).map(({ id }) => id) }));
