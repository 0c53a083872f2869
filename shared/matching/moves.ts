/**
 * The move into one occupation: its steps with their years, dollars and sources, and whether it is possible now, with a
 * step, or not in the frame the person named. A figure nobody published is null; the step is named all the same.
 */
import { type Background, educationKeys } from '#shared/assessment/background.ts';
import { beyondFrames, type Move, type Step } from '#shared/assessment/result-shape.ts';
import { WEEKS_A_MONTH } from '#shared/lib/time.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { licenceBases, licenceNeeds } from '#shared/occupations/preparation.ts';
import type { Award, Schooling } from '#shared/occupations/schooling.ts';
import type { Columns } from './columns.ts';
import { beyond, skillHours } from './feasibility.ts';
import { dollarsPerHour, hoursOfYear, leastExperience, skillStepHours } from './move.data.ts';
import { byApprenticeship, experienceNeeded, isKnown, licencesSaid, pathsOf, trainingYears } from './paths.ts';
import type { Profile } from './profile.ts';
import {
  diplomaMissing,
  educationAsked,
  levelsOf,
  needsLicence,
  type Range,
  schoolingLeft,
  studiesCount,
} from './schooling-left.ts';

const awardNames: Record<Award, string> = {
  certificate: 'Postsecondary certificate',
  associate: "Associate's degree",
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  'doctoral research': 'Doctorate',
  law: 'Law degree',
  medicine: 'Medical degree',
  dentistry: 'Dental degree',
  pharmacy: 'Pharmacy degree',
  veterinary: 'Degree in veterinary medicine',
  optometry: 'Degree in optometry',
  chiropractic: 'Degree in chiropractic',
  podiatry: 'Degree in podiatric medicine',
};

const studyNames: Record<NonNullable<Background['studying']>, string> = {
  certificate: awardNames.certificate,
  associate: awardNames.associate,
  bachelor: awardNames.bachelor,
  master: awardNames.master,
  doctoral: 'Doctorate or professional degree',
};

/** Awards whose name does not tell the field. */
const generalAwards = new Set<Award>(['certificate', 'associate', 'bachelor', 'master', 'doctoral research']);

const SOME_COLLEGE = educationKeys.indexOf('some_college');

/** @param breaks what of the frame it breaks, see `beyondFrame` */
export function moveOf(columns: Columns, profile: Profile, coverage: number, breaks: number, index: number): Move {
  const background = profile.background ?? {};
  const steps = isKnown(columns.facts, background, index)
    ? []
    : [
        ...diplomaStep(columns, background, index),
        ...studiesStep(columns, background, index),
        ...schoolSteps(columns, background, index),
        ...trainingStep(columns, index),
        ...licenceStep(columns, background, index),
        ...experienceStep(columns, background, index),
      ];
  const paths = pathsOf(columns, profile.background);
  const hours = skillHours(columns, paths, coverage, index);
  const schooling = sumOf(steps.flatMap(({ kind, years }) => (kind === 'schooling' && years ? [years] : [])));
  // what a school or an apprenticeship teaches is not learned once more beside it
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

function diplomaStep({ facts }: Columns, background: Background, index: number): Step[] {
  const sure = diplomaMissing(facts, background, index);
  if (sure === null) return [];
  const name = 'High school equivalency';
  return [{ kind: 'schooling', name, sure, years: null, dollars: null, basis: 'no figure is published here' }];
}

/** What the person is taking already: named, and neither its time nor its price counted again. */
function studiesStep({ facts }: Columns, background: Background, index: number): Step[] {
  if (byApprenticeship(facts, index) || !studiesCount(facts, background, index)) return [];
  const name = `${studyNames[background.studying!]}, under way`;
  return [{ kind: 'studies', name, sure: true, years: null, dollars: null, basis: 'as you said' }];
}

function schoolSteps(columns: Columns, background: Background, index: number): Step[] {
  const { facts } = columns;
  if (byApprenticeship(facts, index)) return [];
  const asked = educationAsked(facts, index)[1];
  const { coming, said } = levelsOf(background);
  const another = said && coming >= asked;
  const nameOf = (award: Award) =>
    another && generalAwards.has(award) ? `${awardNames[award]} in this field` : awardNames[award];
  return schoolingLeft(facts, background, index).map(({ award, or, years, dollars }) => ({
    kind: 'schooling',
    name:
      asked === SOME_COLLEGE
        ? 'A year of college'
        : or
          ? `${awardNames[or]} or ${nameOf(award).toLowerCase()}`
          : nameOf(award),
    sure: years[0] > 0,
    years,
    dollars,
    basis: `${lengthBasis(columns.facts, award)}; prices: IPEDS ${facts.schooling.academicYear}, before grants`,
  }));
}

const lengthBases: Record<Schooling['years'][Award]['basis'], string> = {
  'IPEDS definition': 'length: nominal, by definition',
  accreditor: 'length: as accreditors ask',
  convention: 'length: nominal, by convention',
};

/** The nominal length, and beside it how long graduates needed in fact, where that is published. */
function lengthBasis({ schooling }: Facts, award: Award): string {
  const years = (months: number) => (months / 12).toFixed(1);
  const { associate, bachelor, bachelorFrom30 } = schooling.elapsedMonths;
  const nominal = lengthBases[schooling.years[award].basis];
  if (award === 'associate') return `${nominal}; graduates took ${years(associate)} years from first enrollment`;
  if (award !== 'bachelor') return nominal;
  return `${nominal}; half of graduates took more than ${years(bachelor)} years, of those aged 30 or older ${years(bachelorFrom30)}`;
}

function trainingStep({ facts }: Columns, index: number): Step[] {
  const years = trainingYears(facts, index);
  if (!years) return [];
  const known = !Number.isNaN(years[0]);
  const trade = byApprenticeship(facts, index);
  return [
    {
      kind: 'apprenticeship',
      name: trade
        ? 'Apprenticeship, paid'
        : known
          ? 'Residency, paid'
          : 'Supervised practice (internship or residency)',
      sure: true,
      years: known ? years : null,
      dollars: known ? [0, 0] : null,
      basis: known
        ? trade
          ? 'registered terms, 2,000 hours a year'
          : 'usual lengths of residencies'
        : 'BLS names it; no term was found',
    },
  ];
}

function licenceStep({ facts }: Columns, background: Background, index: number): Step[] {
  if (!needsLicence(facts, index)) return [];
  const need = licenceNeeds[facts.licenceNeed[index]!]!;
  return [
    {
      kind: 'licence',
      name: `License (${need} needed)`,
      sure: licencesSaid(background),
      years: null,
      dollars: null,
      basis: `our reading of: ${licenceBases[facts.licenceBasis[index]!]}`,
    },
  ];
}

function experienceStep(columns: Columns, background: Background, index: number): Step[] {
  const needed = experienceNeeded(columns.facts, index);
  if (!needed) return [];
  const known = !Number.isNaN(needed[0]);
  const held = known ? needed[0] * pathsOf(columns, background).experience[index]! : 0;
  const left = needed.map((months) => months - held) as Range;
  if (known && left[0] < leastExperience) return [];
  const sure = background.occupation !== undefined && background.years !== undefined;
  return [
    {
      kind: 'experience',
      name: 'Related work experience',
      sure,
      years: known ? [sure ? left[0] / 12 : 0, left[1] / 12] : null,
      dollars: known ? [0, 0] : null,
      basis: 'asked for at entry by BLS; months as O*NET respondents say',
    },
  ];
}

function skillStep(hours: number, { studyHours }: Profile): Step {
  const years = studyHours === null ? null : hours / (studyHours * 52);
  return {
    kind: 'skills',
    name: 'Skills to build',
    sure: true,
    years: years === null ? null : [0.75 * years, 1.25 * years],
    dollars: [0, dollarsPerHour * hours],
    basis: 'from your ratings, by a rule of thumb; free material costs nothing',
  };
}

/** Months a number of full-time school years takes at the hours named: never fewer than full time. */
function schoolMonths(years: number, { studyHours, openHours }: Profile, most: boolean): number {
  const fullTime = 12 * years;
  if (studyHours === null || (openHours && !most)) return fullTime;
  return Math.max(fullTime, (years * hoursOfYear) / (studyHours * WEEKS_A_MONTH));
}

const NOTHING: Range = [0, 0];

/** The whole plan, one step after the other; null where no step has a length. */
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

/** A school teaches the skills as well: whichever of the two is more counts. */
const atLeast = ([low, high]: Range, [least = 0, most = 0]: number[] = []): Range => [
  Math.max(low, least),
  Math.max(high, most),
];
