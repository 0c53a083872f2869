/** Feasibility: how reachable an occupation is from here, with the time, money and places the person named. */
import type { Columns } from './columns.ts';
import { addTo } from './fit.ts';
import {
  budgetMonths,
  dollarsPerHour,
  type FeasibilityPart,
  feasibilityParts,
  formalShare,
  freeMaterial,
  preparationHours,
} from './model.data.ts';
import type { Profile } from './profile.ts';

const NEUTRAL = 50;
const WEEKS_A_MONTH = 52 / 12;
const MOST_HOURS = preparationHours[5];

/** What the parts of one occupation rest on. */
export interface Reach {
  /** share of the needed skill levels that the person's ratings cover, by importance; 0-1 */
  coverage: number;
  /** hours of preparation that are left, by the job zone and the coverage: a rule of thumb */
  hours: number;
  /** at the hours a week the person named; null when not said */
  months: number | null;
  /** US dollars for those hours of paid self-study: a rule of thumb */
  dollars: number;
}

/**
 * Share of the needed levels covered, over the skills that were answered. Where an occupation's skills are not known,
 * the mean of the others stands in.
 */
export function coverageOf(columns: Columns, ratings: number[]): Float64Array {
  const covered = new Float64Array(columns.count);
  const total = columns.neededTotal.slice();
  const answered = ratings.flatMap((rating, d) => (rating > 0 ? [columns.covered[d]![rating - 1]!] : []));
  if (answered.length > 0)
    addTo(
      covered,
      answered,
      answered.map(() => 1),
    );
  ratings.forEach((rating, d) => {
    if (rating > 0) return;
    for (let i = 0; i < total.length; i++) total[i]! -= columns.importance[d]![i]! * columns.needed[d]![i]!;
  });
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

export function reachOf(columns: Columns, profile: Profile, coverage: number, index: number): Reach {
  const hours = columns.preparation[index]! * (formalShare + (1 - formalShare) * (1 - coverage));
  return {
    coverage,
    hours,
    months: profile.studyHours === null ? null : hours / (profile.studyHours * WEEKS_A_MONTH),
    dollars: hours * dollarsPerHour,
  };
}

/** How well a share of work that can be done from home meets the wish; both bounds are of the share 0-1. */
const remoteScore: Record<string, (telework: number) => number> = {
  fully_remote: (telework) => 100 * telework,
  hybrid: (telework) => 100 * Math.min(1, 2 * telework),
  mostly_office: (telework) => 100 - 25 * telework,
  fully_office: (telework) => 100 - 50 * telework,
};

/** The six parts, each 0-100. What was not said or is not known is neutral, 50. */
export function feasibilityPartsOf(
  columns: Columns,
  profile: Profile,
  coverage: number,
  index: number,
): Record<FeasibilityPart, number> {
  const { hours, months, dollars } = reachOf(columns, profile, coverage, index);
  const telework = columns.telework[index]!;
  const known = columns.teleworkKnown[index] === 1;
  const funds = profile.budget === null ? 0 : profile.budget * budgetMonths + freeMaterial;
  const remote = remoteScore[profile.remote ?? ''];
  return {
    skill_gaps: 100 * coverage,
    preparation: 100 * (1 - hours / MOST_HOURS),
    study_time: months === null ? NEUTRAL : 100 / (1 + months / 12),
    budget: profile.budget === null ? NEUTRAL : (100 * funds) / (funds + dollars),
    place: !profile.placesSaid ? NEUTRAL : profile.anyPlace ? 100 : 100 * telework,
    remote: remote && known ? remote(telework) : NEUTRAL,
  };
}

/** 0-100 for every occupation. */
export function feasibilityOf(columns: Columns, profile: Profile, coverage: Float64Array): Float64Array {
  const scores = new Float64Array(columns.count);
  for (let i = 0; i < scores.length; i++) {
    const parts = feasibilityPartsOf(columns, profile, coverage[i]!, i);
    let score = 0;
    for (const part of feasibilityParts) score += profile.feasibility[part] * parts[part];
    scores[i] = score;
  }
  return scores;
}
