/**
 * Feasibility: how reachable an occupation is from the person's situation, given their time, money and places.
 * Unanswered questions leave every occupation at the middle, 50, and count against nobody (D-90).
 */
import { WEEKS_A_MONTH } from '#shared/lib/time.ts';
import type { Columns } from './columns.ts';
import { addTo } from './fit.ts';
import { type FeasibilityPart, feasibilityParts } from './model.data.ts';
import {
  dollarsPerHour,
  freeMaterial,
  hoursOfYear,
  licenceYears,
  longestPlan,
  mostSchooling,
  paidYear,
} from './move.data.ts';
import { type Paths, pathsOf } from './paths/paths.ts';
import type { Profile } from './profile.ts';

const NEUTRAL = 50;
/** Hours in a month of full-time school. */
const hoursOfMonth = hoursOfYear / 12;

/** The person's limits that an occupation breaks, as bit flags; 0 for none. */
export const beyond = { hours: 1, budget: 2, place: 4, date: 8 } as const;

/**
 * Share of the required levels covered, over the answered skills. For occupations with unknown skills, the mean of the
 * others is used.
 */
export function coverageOf(columns: Columns, ratings: number[]): Float64Array {
  const covered = new Float64Array(columns.count);
  const total = columns.askedTotal.slice();
  const answered = ratings.flatMap((rating, d) => (rating > 0 ? [columns.covered[d]![rating - 1]!] : []));
  if (answered.length > 0)
    addTo(
      covered,
      answered,
      answered.map(() => 1),
    );
  const left = columns.asked.filter((_, d) => ratings[d] === 0);
  if (left.length > 0)
    addTo(
      total,
      left,
      left.map(() => -1),
    );
  let [sum, known] = [0, 0];
  for (let i = 0; i < covered.length; i++) {
    if (total[i]! < 1e-9) continue;
    covered[i]! /= total[i]!;
    sum += covered[i]!;
    known++;
  }
  const neutral = known > 0 ? sum / known : 0.5;
  for (let i = 0; i < covered.length; i++) if (total[i]! < 1e-9) covered[i] = neutral;
  return covered;
}

/** Hours of self-study for uncovered skills; none for the person's current work. */
export const skillHours = (columns: Columns, paths: Paths, coverage: number, index: number): number =>
  paths.known[index] ? 0 : columns.selfStudy[index]! * (1 - coverage);

/** Hours of school and study: school teaches the skills as well, so the larger of the two counts. */
export const plannedHours = (columns: Columns, paths: Paths, coverage: number, index: number): number =>
  Math.max(skillHours(columns, paths, coverage, index), hoursOfYear * paths.schooling[index]!);

/** US dollars of tuition, books and paid self-study. */
export const plannedDollars = (columns: Columns, paths: Paths, coverage: number, index: number): number =>
  paths.tuition[index]! + dollarsPerHour * skillHours(columns, paths, coverage, index);

/** How well yes (1) or no (0) to "can be done from home" fits the wish; nothing when no wish was stated. */
const remoteScore: Record<string, (telework: number) => number> = {
  fully_remote: (telework) => 100 * telework,
  hybrid: (telework) => 25 + 75 * telework,
};
export const asksForRemote = (remote: string | null): boolean => remote !== null && Object.hasOwn(remoteScore, remote);

/** The parts as functions of their inputs, each 0-100. */
function measuresOf(profile: Profile, { educationSaid, experienceSaid, preparationSaid }: Paths) {
  const { studyHours, timeline, budget, placesSaid, anyPlace, remote } = profile;
  const monthly = timeline === null ? (studyHours ?? 0) * WEEKS_A_MONTH : hoursOfMonth;
  const untilHalf = timeline ?? 12;
  const funds = (budget ?? 0) * longestPlan + freeMaterial;
  const wish = asksForRemote(remote) ? remoteScore[remote!] : undefined;
  return {
    // selection is not a matter of years; without a stated education it is neutral, as the person may have been
    // selected
    schooling: (years: number, chosen: number) =>
      !educationSaid ? NEUTRAL : chosen ? 0 : 100 * Math.max(0, 1 - years / mostSchooling),
    experience: (share: number) => (experienceSaid ? 100 * share : NEUTRAL),
    preparation: (below: Paths['below'][number]) => (preparationSaid ? (below ? 0 : 100) : NEUTRAL),
    study_time: (hours: number) =>
      studyHours === null && timeline === null ? NEUTRAL : 100 / (1 + hours / monthly / untilHalf),
    budget: (dollars: number) => (budget === null ? NEUTRAL : (100 * funds) / (funds + dollars)),
    place: (telework: number) => (!placesSaid || anyPlace ? NEUTRAL : 100 * telework),
    remote: (telework: number, known: number) => (wish && known ? wish(telework) : NEUTRAL),
  };
}

/** Effective years of schooling: paid training and a license count for less, an unknown term for nothing. */
const yearsOf = (paths: Paths, index: number): number =>
  paths.schooling[index]! + paidYear * (paths.training[index]! || 0) + licenceYears * paths.licence[index]!;

/** The parts of one occupation. */
export function feasibilityPartsOf(
  columns: Columns,
  profile: Profile,
  coverage: number,
  index: number,
): Record<FeasibilityPart, number> {
  const paths = pathsOf(columns, profile.background);
  const measures = measuresOf(profile, paths);
  const telework = columns.telework[index]!;
  return {
    skill_gaps: 100 * coverage,
    schooling: measures.schooling(yearsOf(paths, index), paths.chosen[index]!),
    experience: measures.experience(paths.experience[index]!),
    preparation: measures.preparation(paths.below[index]),
    study_time: measures.study_time(plannedHours(columns, paths, coverage, index)),
    budget: measures.budget(plannedDollars(columns, paths, coverage, index)),
    place: measures.place(telework),
    remote: measures.remote(telework, columns.teleworkKnown[index]!),
  };
}

/** Points of feasibility per unit of coverage for one occupation, around its own coverage. */
export function feasibilitySlope(columns: Columns, profile: Profile, coverage: number, index: number): number {
  const step = 0.05;
  const at = (share: number) => {
    const parts = feasibilityPartsOf(columns, profile, share, index);
    return feasibilityParts.reduce((sum, part) => sum + profile.feasibility[part] * parts[part], 0);
  };
  return (at(coverage + step) - at(coverage - step)) / (2 * step);
}

/** 0-100 for every occupation: the parts of {@link feasibilityPartsOf}, without allocating an object for each. */
export function feasibilityOf(columns: Columns, profile: Profile, coverage: Float64Array): Float64Array {
  const scores = new Float64Array(columns.count);
  const paths = pathsOf(columns, profile.background);
  const { schooling, experience, preparation, study_time, budget, place, remote } = measuresOf(profile, paths);
  const weight = profile.feasibility;
  for (let i = 0; i < scores.length; i++) {
    const telework = columns.telework[i]!;
    scores[i] =
      weight.skill_gaps * 100 * coverage[i]! +
      weight.schooling * schooling(yearsOf(paths, i), paths.chosen[i]!) +
      weight.experience * experience(paths.experience[i]!) +
      weight.preparation * preparation(paths.below[i]) +
      weight.study_time * study_time(plannedHours(columns, paths, coverage[i]!, i)) +
      weight.budget * budget(plannedDollars(columns, paths, coverage[i]!, i)) +
      weight.place * place(telework) +
      weight.remote * remote(telework, columns.teleworkKnown[i]!);
  }
  return scores;
}

/** Hours available for school and study: at the weekly hours stated, or full time until the date stated. */
function hoursWithin({ studyHours, timeline, openHours }: Profile): number {
  if (timeline !== null) return timeline * hoursOfMonth;
  return studyHours === null || openHours ? Number.POSITIVE_INFINITY : studyHours * WEEKS_A_MONTH * longestPlan;
}

/**
 * For every occupation, which of the person's limits it breaks: weekly hours or date, budget, places. Only certain
 * requirements count. With sixteen or more hours a week, school at least half time is possible, and with it federal
 * student loans, so a price above the budget is then a step rather than a bar.
 */
export function beyondFrame(columns: Columns, profile: Profile, coverage: Float64Array): Uint8Array {
  const breaks = new Uint8Array(columns.count);
  const paths = pathsOf(columns, profile.background);
  const { timeline, budget, openHours, openBudget, placesSaid, anyPlace } = profile;
  const hours = hoursWithin(profile);
  const tooLong = timeline === null ? beyond.hours : beyond.date;
  const funds =
    budget === null || openBudget || openHours ? Number.POSITIVE_INFINITY : budget * longestPlan + freeMaterial;
  for (let i = 0; i < breaks.length; i++) {
    const needed = plannedHours(columns, paths, coverage[i]!, i);
    const away = placesSaid && !anyPlace && columns.teleworkKnown[i]! && columns.telework[i]! < 0.5;
    breaks[i] =
      (needed > hours ? tooLong : 0) + (paths.tuition[i]! > funds ? beyond.budget : 0) + (away ? beyond.place : 0);
  }
  return breaks;
}
