/**
 * The move into one occupation: its steps, what they take together, and whether it is possible now, with a step, or not
 * within the person's limits.
 */
import { beyondFrames, type Move, type Step } from '#shared/assessment/result-shape.ts';
import { WEEKS_A_MONTH } from '#shared/lib/time.ts';
import type { Columns } from '../columns.ts';
import { beyond, skillHours } from '../feasibility.ts';
import { hoursOfYear, skillStepHours } from '../move.data.ts';
import { pathsOf } from '../paths/paths.ts';
import type { Range } from '../paths/schooling-left.ts';
import type { Profile } from '../profile.ts';
import { skillStep, stepsBesideSkills } from './move-steps.ts';

/**
 * @param outcome `held` is the share of the required skill levels that is present, `breaks` the limits the occupation
 * breaks (see `beyondFrame`)
 */
export function moveOf(
  columns: Columns,
  profile: Profile,
  index: number,
  { held, breaks }: { held: number; breaks: number },
): Move {
  const steps = stepsBesideSkills(columns, profile.background ?? {}, index);
  const paths = pathsOf(columns, profile.background);
  const hours = skillHours(columns, paths, held, index);
  const schooling = sumOf(steps.flatMap(({ kind, years }) => (kind === 'schooling' && years ? [years] : [])));
  // what a school or an apprenticeship teaches need not be learned again
  const taught = hours <= hoursOfYear * schooling[0] || steps.some(({ kind }) => kind === 'apprenticeship');
  if (hours >= skillStepHours && !taught) steps.push(skillStep(hours, profile));
  return {
    reach: breaks > 0 ? 'outside' : steps.length > 0 ? 'step' : 'now',
    ...(paths.below[index] && { below: paths.below[index] }),
    beyond: beyondFrames.filter((frame) => breaks & beyond[frame]),
    from: paths.educationSaid ? 'background' : 'high_school',
    steps,
    months: monthsOf(steps, schooling, profile),
    dollars: dollarsOf(steps),
  };
}

const sumOf = (ranges: Range[]): Range =>
  ranges.reduce<Range>(([low, high], [least, most]) => [low + least, high + most], [0, 0]);

/** Months that full-time school years take at the stated hours: never fewer than full time. */
function schoolMonths(years: number, { studyHours, openHours }: Profile, most: boolean): number {
  const fullTime = 12 * years;
  if (studyHours === null || (openHours && !most)) return fullTime;
  return Math.max(fullTime, (years * hoursOfYear) / (studyHours * WEEKS_A_MONTH));
}

const NOTHING: Range = [0, 0];

/** The whole plan, one step after the other; null when no step has a length. */
function monthsOf(steps: Step[], schooling: Range, profile: Profile): Range | null {
  if (steps.length > 0 && steps.every(({ years }) => years === null)) return null;
  const school = [schoolMonths(schooling[0], profile, false), schoolMonths(schooling[1], profile, true)] as Range;
  return sumOf([
    atLeast(
      school,
      skillsIn(steps)?.years?.map((years) => 12 * years),
    ),
    ...steps.flatMap(({ kind, years }): Range[] =>
      kind === 'schooling' || kind === 'skills' || !years ? [] : [[12 * years[0], 12 * years[1]]],
    ),
  ]);
}

function dollarsOf(steps: Step[]): Range | null {
  if (steps.length > 0 && steps.every(({ dollars }) => dollars === null)) return null;
  const others = sumOf(steps.flatMap(({ kind, dollars }) => (kind !== 'skills' && dollars ? [dollars] : [])));
  return atLeast(others, skillsIn(steps)?.dollars ?? NOTHING);
}

const skillsIn = (steps: Step[]) => steps.find(({ kind }) => kind === 'skills');

/** A school teaches the skills as well, so the larger of the two counts. */
const atLeast = ([low, high]: Range, [least = 0, most = 0]: number[] = []): Range => [
  Math.max(low, least),
  Math.max(high, most),
];
