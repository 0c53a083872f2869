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

/** Hours that are left: all of the formal share, and of the rest what the skills do not cover. */
const hoursLeft = (usual: number, coverage: number) => usual * (formalShare + (1 - formalShare) * (1 - coverage));

export function reachOf(columns: Columns, profile: Profile, coverage: number, index: number): Reach {
  const hours = hoursLeft(columns.preparation[index]!, coverage);
  return {
    coverage,
    hours,
    months: profile.studyHours === null ? null : hours / (profile.studyHours * WEEKS_A_MONTH),
    dollars: hours * dollarsPerHour,
  };
}

/** How well a share of work that can be done from home, 0-1, meets the wish. */
const remoteScore: Record<string, (telework: number) => number> = {
  fully_remote: (telework) => 100 * telework,
  hybrid: (telework) => 100 * Math.min(1, 2 * telework),
  mostly_office: (telework) => 100 - 25 * telework,
  fully_office: (telework) => 100 - 50 * telework,
};

/** The parts as functions of what they rest on, each 0-100. What was not said or is not known is neutral, 50. */
function measuresOf({ studyHours, budget, placesSaid, anyPlace, remote }: Profile) {
  const monthly = (studyHours ?? 0) * WEEKS_A_MONTH;
  const funds = (budget ?? 0) * budgetMonths + freeMaterial;
  const wish = remoteScore[remote ?? ''];
  return {
    preparation: (hours: number) => 100 * (1 - hours / MOST_HOURS),
    study_time: (hours: number) => (studyHours === null ? NEUTRAL : 100 / (1 + hours / monthly / 12)),
    budget: (hours: number) => (budget === null ? NEUTRAL : (100 * funds) / (funds + hours * dollarsPerHour)),
    place: (telework: number) => (!placesSaid ? NEUTRAL : anyPlace ? 100 : 100 * telework),
    remote: (telework: number, known: number) => (wish && known ? wish(telework) : NEUTRAL),
  };
}

/** The six parts of one occupation. */
export function feasibilityPartsOf(
  columns: Columns,
  profile: Profile,
  coverage: number,
  index: number,
): Record<FeasibilityPart, number> {
  const measures = measuresOf(profile);
  const hours = hoursLeft(columns.preparation[index]!, coverage);
  const telework = columns.telework[index]!;
  return {
    skill_gaps: 100 * coverage,
    preparation: measures.preparation(hours),
    study_time: measures.study_time(hours),
    budget: measures.budget(hours),
    place: measures.place(telework),
    remote: measures.remote(telework, columns.teleworkKnown[index]!),
  };
}

/** Points of feasibility that a whole of coverage is worth for one occupation, around its own coverage. */
export function feasibilitySlope(columns: Columns, profile: Profile, coverage: number, index: number): number {
  const step = 0.05;
  const at = (share: number) => {
    const parts = feasibilityPartsOf(columns, profile, share, index);
    return feasibilityParts.reduce((sum, part) => sum + profile.feasibility[part] * parts[part], 0);
  };
  return (at(coverage + step) - at(coverage - step)) / (2 * step);
}

/** 0-100 for every occupation: the parts of {@link feasibilityPartsOf}, without an object for each. */
export function feasibilityOf(columns: Columns, profile: Profile, coverage: Float64Array): Float64Array {
  const scores = new Float64Array(columns.count);
  const { preparation, study_time, budget, place, remote } = measuresOf(profile);
  const weight = profile.feasibility;
  for (let i = 0; i < scores.length; i++) {
    const hours = hoursLeft(columns.preparation[i]!, coverage[i]!);
    const telework = columns.telework[i]!;
    scores[i] =
      weight.skill_gaps * 100 * coverage[i]! +
      weight.preparation * preparation(hours) +
      weight.study_time * study_time(hours) +
      weight.budget * budget(hours) +
      weight.place * place(telework) +
      weight.remote * remote(telework, columns.teleworkKnown[i]!);
  }
  return scores;
}
