/**
 * The steps of a move with their years, dollars and sources. A figure nobody published is null, but the step is still
 * listed.
 */
import { type Background, educationKeys } from '#shared/assessment/background.ts';
import type { Step } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { licenceText } from '#shared/occupations/licence-text.ts';
import { pilots } from '#shared/occupations/pilots.ts';
import type { Award, Schooling } from '#shared/occupations/schooling.ts';
import type { Standing } from '../choices.data.ts';
import type { Columns } from '../columns.ts';
import { dollarsPerHour, leastExperience } from '../move.data.ts';
import { byApprenticeship, experienceNeeded, isKnown, licencesSaid, pathsOf, trainingYears } from '../paths/paths.ts';
import {
  diplomaMissing,
  educationAsked,
  levelsOf,
  mayNeedLicence,
  needsLicence,
  type Range,
  schoolingLeft,
  studiesCount,
} from '../paths/schooling-left.ts';
import { selections } from '../paths/selection.data.ts';
import type { Profile } from '../profile.ts';
import { withoutAir } from './move-text.ts';

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

/** Awards whose name does not reveal the field. */
const generalAwards = new Set<Award>(['certificate', 'associate', 'bachelor', 'master', 'doctoral research']);

/** Awards a person may hold when they named several at once, with their level. */
const mayBeHeld: Partial<Record<Award, number>> = {
  certificate: educationKeys.indexOf('certificate'),
  associate: educationKeys.indexOf('associate'),
};
const levelOf = (education: Standing['atMost']): number => (education ? educationKeys.indexOf(education) : -1);

const SOME_COLLEGE = educationKeys.indexOf('some_college');

/** The steps before the work, in order; none when the person already does it or holds its license. */
export function stepsBesideSkills(columns: Columns, background: Standing, index: number): Step[] {
  if (isKnown(columns.facts, background, index)) return [];
  return [
    ...diplomaStep(columns, background, index),
    ...studiesStep(columns, background, index),
    ...schoolSteps(columns, background, index),
    ...trainingStep(columns, index),
    ...licenceStep(columns, background, index),
    ...experienceStep(columns, background, index),
    ...selectionStep(columns, index),
  ];
}

function diplomaStep({ facts }: Columns, background: Background, index: number): Step[] {
  const sure = diplomaMissing(facts, background, index);
  if (sure === null) return [];
  const name = 'High school diploma or equivalency';
  return [{ kind: 'schooling', name, sure, years: null, dollars: null, basis: 'no figure is published here' }];
}

/** Studies in progress: listed, with neither time nor price counted again. */
function studiesStep({ facts }: Columns, background: Background, index: number): Step[] {
  if (byApprenticeship(facts, index) || !studiesCount(facts, background, index)) return [];
  const name = `${studyNames[background.studying!]}, under way`;
  return [{ kind: 'studies', name, sure: true, years: null, dollars: null, basis: 'as you said' }];
}

function schoolSteps(columns: Columns, background: Standing, index: number): Step[] {
  const { facts } = columns;
  if (byApprenticeship(facts, index)) return [];
  const asked = educationAsked(facts, index)[1];
  const { coming, said } = levelsOf(background);
  const another = said && coming >= asked;
  const nameOf = (award: Award, or: Award | undefined) => {
    if (asked === SOME_COLLEGE) return 'A year of college';
    const name = another && generalAwards.has(award) ? `${awardNames[award]} in this field` : awardNames[award];
    return or ? `${awardNames[or]} or ${name.toLowerCase()}` : name;
  };
  // most of what a flight school costs is flying
  const apart = facts.codes[index]!.startsWith(pilots) ? `, ${withoutAir}` : '';
  return schoolingLeft(facts, background, index).map(({ award, or, years, dollars }) => ({
    kind: 'schooling',
    name: nameOf(award, or),
    sure: years[0] > 0 && !(award in mayBeHeld && levelOf(background.atMost) >= mayBeHeld[award]!),
    years,
    dollars,
    basis: `${lengthBasis(columns.facts, award)}; prices: IPEDS ${facts.schooling.academicYear}, before grants${apart}`,
  }));
}

const lengthBases: Record<Schooling['years'][Award]['basis'], string> = {
  'IPEDS definition': 'length: full time, by definition',
  accreditor: 'length: full time, as accreditors require',
  convention: 'length: full time, by custom',
};

/** The nominal length and, if published, how long graduates actually took. */
function lengthBasis({ schooling }: Facts, award: Award): string {
  const years = (months: number) => (months / 12).toFixed(1);
  const { associate, bachelor, bachelorFrom30 } = schooling.elapsedMonths;
  const nominal = lengthBases[schooling.years[award].basis];
  if (award === 'associate') return `${nominal}; graduates took ${years(associate)} years from first enrollment`;
  if (award !== 'bachelor') return nominal;
  return `${nominal}; half of graduates took more than ${years(bachelor)} years (${years(bachelorFrom30)} if they were 30 or older)`;
}

function trainingStep({ facts }: Columns, index: number): Step[] {
  const years = trainingYears(facts, index);
  if (!years) return [];
  const known = !Number.isNaN(years[0]);
  const trade = byApprenticeship(facts, index);
  const termBasis = trade ? 'registered terms, 2,000 hours a year' : 'usual lengths of residencies';
  const residency = known ? 'Residency, paid' : 'Supervised practice (internship or residency)';
  return [
    {
      kind: 'apprenticeship',
      name: trade ? 'Apprenticeship, paid' : residency,
      sure: true,
      years: known ? years : null,
      dollars: known ? [0, 0] : null,
      basis: known ? termBasis : 'BLS names it; no length was found',
    },
  ];
}

function licenceStep({ facts }: Columns, background: Background, index: number): Step[] {
  const needed = needsLicence(facts, index);
  if (!needed && !mayNeedLicence(facts, index)) return [];
  const { need, basis } = licenceText(facts, index);
  return [
    {
      kind: 'licence',
      name: needed ? `License (${need})` : `License to ask about (${need})`,
      sure: needed && licencesSaid(background),
      years: null,
      dollars: null,
      basis: facts.codes[index]!.startsWith(pilots) ? `${basis}; the hours in the air come on top` : basis,
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
      basis: 'BLS lists it as needed to start; the months are from O*NET’s survey',
    },
  ];
}

function selectionStep({ facts }: Columns, index: number): Step[] {
  const name = selections[facts.codes[index]!];
  if (!name) return [];
  const basis = 'our reading of: Occupational Outlook Handbook (BLS); how many are taken is not published';
  return [{ kind: 'selection', name, sure: true, years: null, dollars: null, basis }];
}

export function skillStep(hours: number, { studyHours }: Profile): Step {
  const years = studyHours === null ? null : hours / (studyHours * 52);
  return {
    kind: 'skills',
    name: 'Skills to build',
    sure: true,
    years: years === null ? null : [0.75 * years, 1.25 * years],
    dollars: [0, dollarsPerHour * hours],
    basis: 'from your ratings, by a rule of thumb; free material is enough',
  };
}
