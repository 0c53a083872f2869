/** What the way into each occupation takes from one background: independent of all other answers, so computed once. */
import { type Background, educationKeys } from '#shared/assessment/background.ts';
import type { Move } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import {
  apprenticeKinds,
  entryExperiences,
  trainingHoursOfYear,
  usualTrainings,
} from '#shared/occupations/preparation.ts';
import type { Columns } from '../columns.ts';
import { leastExperience, lessPay, monthsOfYears, relatedWork } from '../move.data.ts';
import { licenceCovers } from './licence-covers.data.ts';
import { educationAsked, levelsOf, needsLicence, type Range, schoolingLeft } from './schooling-left.ts';
import { selections } from './selection.data.ts';

/** By occupation, what is still missing. */
export interface Paths {
  /** full-time years of schooling certainly missing, and their lowest price in US dollars */
  schooling: Float64Array;
  tuition: Float64Array;
  /** years of paid training, apprenticeship or residency; NaN when the term is unknown */
  training: Float64Array;
  /** 1 if a license is needed that the person is known not to hold */
  licence: Uint8Array;
  /** 1 if people are selected for the occupation, which no preparation guarantees */
  chosen: Uint8Array;
  /** share of the usual experience already gained, 0-1 */
  experience: Float64Array;
  /** whether the occupation requires less than the current job or the studies in progress */
  below: Below[];
  /** 1 if only skills are missing: the person's own occupation, or one whose license is held */
  known: Uint8Array;
  educationSaid: boolean;
  experienceSaid: boolean;
  /** whether the person named a current job or studies; `below` is meaningless otherwise */
  preparationSaid: boolean;
}

type Below = Move['below'];

const nothingSaid: Background = {};
const cache = new WeakMap<Columns, WeakMap<Background, Paths>>();

export function pathsOf(columns: Columns, background: Background = nothingSaid): Paths {
  const known = cache.get(columns)?.get(background);
  if (known) return known;
  const paths = build(columns, background);
  if (!cache.has(columns)) cache.set(columns, new WeakMap());
  cache.get(columns)!.set(background, paths);
  return paths;
}

const APPRENTICESHIP = usualTrainings.indexOf('Apprenticeship');
const LONG_TRAINING = usualTrainings.indexOf('Long-term on-the-job training');
const RESIDENCY = usualTrainings.indexOf('Internship/residency');
const PUBLISHED = apprenticeKinds.indexOf('published');
const HIGH_SCHOOL = 1;

/** Whether the way in is an apprenticeship: BLS says so, or lists long training and registered terms are published. */
export function byApprenticeship(facts: Facts, index: number): boolean {
  const training = facts.usualTraining[index]!;
  if (facts.entryEducation[index]! > HIGH_SCHOOL) return false;
  return training === APPRENTICESHIP || (training === LONG_TRAINING && facts.apprenticeKind[index] === PUBLISHED);
}

/** Years of paid training before working independently; null when there is none, NaN when the term is unknown. */
export function trainingYears(facts: Facts, index: number): Range | null {
  if (byApprenticeship(facts, index))
    return [facts.apprenticeHours[index]!, facts.apprenticeHoursMost[index]!].map(
      (hours) => hours / trainingHoursOfYear,
    ) as Range;
  if (facts.usualTraining[index] !== RESIDENCY) return null;
  const [low, , high] = facts.schooling.residencies[facts.codes[index]!.slice(0, 7)] ?? [Number.NaN, 0, Number.NaN];
  return [low, high];
}

/**
 * Whether the person does this work or holds a license that covers it: no schooling, training or license is missing
 * then.
 */
export function isKnown(facts: Facts, { occupation, licences = [] }: Background, index: number): boolean {
  const soc = facts.codes[index]!.slice(0, 7);
  // people in licensed work hold its license
  const held = occupation !== undefined && needsLicence(facts, index) ? [occupation, ...licences] : licences;
  const covers = (code: string) => code.startsWith(soc) || licenceCovers[code.slice(0, 7)]?.includes(soc);
  return occupation === facts.codes[index] || held.some(covers);
}

/** Whether the licenses held are known: people who name none besides their current job hold none. */
export const licencesSaid = ({ occupation, licences }: Background): boolean =>
  occupation !== undefined || licences !== undefined;

function build(columns: Columns, background: Background): Paths {
  const { facts } = columns;
  const { count } = facts;
  const own = ownOf(facts, background);
  const paths: Paths = {
    schooling: new Float64Array(count),
    tuition: new Float64Array(count),
    training: new Float64Array(count),
    licence: new Uint8Array(count),
    chosen: new Uint8Array(count),
    experience: experienceOf(columns, background),
    below: Array.from({ length: count }, (_, i) => belowOf(facts, background, own, i)),
    known: new Uint8Array(count),
    educationSaid: levelsOf(background).said,
    experienceSaid: background.occupation !== undefined && background.years !== undefined,
    preparationSaid: own !== null || background.studying !== undefined,
  };
  for (let i = 0; i < count; i++) {
    if (isKnown(facts, background, i)) {
      paths.known[i] = 1;
      continue;
    }
    paths.chosen[i] = selections[facts.codes[i]!] ? 1 : 0;
    paths.training[i] = trainingYears(facts, i)?.[0] ?? 0;
    paths.licence[i] = needsLicence(facts, i) && licencesSaid(background) ? 1 : 0;
    if (byApprenticeship(facts, i)) continue;
    for (const { years, dollars } of schoolingLeft(facts, background, i)) {
      paths.schooling[i]! += years[0];
      paths.tuition[i]! += dollars[0];
    }
  }
  return paths;
}

const ownOf = (facts: Facts, { occupation }: Pick<Background, 'occupation'>): number | null =>
  occupation === undefined ? null : indexOfCode(facts, occupation);

const BACHELOR = educationKeys.indexOf('bachelor');

/**
 * Below the current job is an occupation that requires less by both sources and pays less; unpublished figures count as
 * no less.
 */
function belowOf(facts: Facts, { studying }: Background, own: number | null, index: number): Below {
  const asked = educationAsked(facts, index)[1];
  // a degree above a bachelor's also qualifies for bachelor's jobs
  if (studying !== undefined && asked < Math.min(BACHELOR, educationKeys.indexOf(studying))) return 'studies';
  if (own === null || facts.jobZone[index]! >= facts.jobZone[own]! || asked >= educationAsked(facts, own)[1]) return;
  return facts.wageP50[index]! <= lessPay * facts.wageP50[own]! ? 'work' : undefined;
}

/** The share of the required related work that the years in the current occupation cover; half when unknown. */
function experienceOf(columns: Columns, { occupation, years }: Background): Float64Array {
  const { facts } = columns;
  const shares = new Float64Array(facts.count);
  const own = ownOf(facts, { occupation });
  const months = years === undefined ? 0 : monthsOfYears[years];
  for (let i = 0; i < shares.length; i++) {
    const needed = experienceNeeded(facts, i);
    if (needed === null || needed[0] < leastExperience || occupation === facts.codes[i]) shares[i] = 1;
    else if (Number.isNaN(needed[0])) shares[i] = 0.5;
    else shares[i] = own === null ? 0 : Math.min(1, (relatedness(columns, own, i) * months) / needed[0]);
  }
  return shares;
}

const FIVE_YEARS = 60;

/** Months of related work required at entry; null when none is, NaN when the months are unknown. */
export function experienceNeeded(facts: Facts, index: number): Range | null {
  const [asked, median] = [entryExperiences[facts.entryExperience[index]!], facts.experienceMonths[index]!];
  // in a trade the apprenticeship is the experience
  if (asked === 'None' || byApprenticeship(facts, index)) return null;
  if (asked === '5 years or more') return [FIVE_YEARS, Math.max(FIVE_YEARS, median || 0)];
  // supervisors are promoted: when O*NET's respondents report next to none, BLS's requirement applies
  if (leads(facts.codes[index]!) && median < leastExperience) return [leastExperience, FIVE_YEARS];
  return [Math.min(FIVE_YEARS, median), Math.min(FIVE_YEARS, median)];
}

/** Managers, and first-line supervisors, who come first in the major groups from protective service on. */
const leads = (code: string): boolean => code.startsWith('11-') || /^(?:3[3579]|4\d|5\d)-1/.test(code);

/** 0, 0.5 or 1: the same minor group, otherwise by the similarity of interests and skills. */
function relatedness({ facts, z }: Columns, own: number, other: number): number {
  const [from, to] = [facts.codes[own]!, facts.codes[other]!];
  if (from.slice(0, 4) === to.slice(0, 4)) return 1;
  // supervisors come from the same line of work, or have led before
  if (leads(to) && !to.startsWith('11-') && !leads(from) && from.slice(0, 2) !== to.slice(0, 2)) return 0;
  const columns = [...z.interests, ...z.skills];
  let [product, a, b] = [0, 0, 0];
  for (const column of columns) {
    product += column[own]! * column[other]!;
    a += column[own]! * column[own]!;
    b += column[other]! * column[other]!;
  }
  const alike = product / Math.sqrt(a * b);
  return alike >= relatedWork.full ? 1 : alike >= relatedWork.half ? 0.5 : 0;
}
