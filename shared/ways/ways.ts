/** The ways into one occupation for one person, from the published facts: school, community college, paid training. */
import { educationKeys } from '#shared/assessment/background.ts';
import type { Move } from '#shared/assessment/result-shape.ts';
import type { PlannedSkill, Step, Way, WayId } from '#shared/guidance/plan-problem.ts';
import { byApprenticeship } from '#shared/matching/paths/paths.ts';
import {
  educationAsked,
  levelsOf,
  needsLicence,
  type SchoolTerm,
  schoolingLeft,
} from '#shared/matching/paths/schooling-left.ts';
import type { Profile } from '#shared/matching/profile.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { licenceText } from '#shared/occupations/licence-text.ts';
import { provenanceOf } from '#shared/occupations/sources.ts';
import { byEmployer, chained, ofMove, registered } from './paid-steps.ts';
import { begun, mayTransfer, type PriceLevel, type SchoolChoice, schoolSteps } from './school-steps.ts';

interface Into {
  facts: Facts;
  profile: Profile;
  index: number;
  /** the result's move: source of the steps' names, certainty and bases */
  move: Move;
  skills: readonly PlannedSkill[];
  /** of self-study, for all gaps together */
  hours: number;
  price: PriceLevel;
}

const words: Record<WayId, [name: string, text: string]> = {
  study: ['Study alongside your work', 'No school is required. Build the skills, then apply.'],
  apply: [
    'Apply with what you have',
    'According to O*NET or BLS, your schooling may be enough to start, although many who do this work have more. If it takes a license, ask first what schooling that requires.',
  ],
  schooled: [
    'Your schooling, if it is enough',
    'You did not say what education you have. This is what is left if it is enough for the work.',
  ],
  employer: ['Training by an employer', 'The employer hires you first and pays you while you learn the work.'],
  degree: ['School', 'The degree or certificate that most people in this work hold.'],
  transfer: ['Community college, then transfer', 'Start at a two-year college, then finish at a four-year one.'],
  college: ['The shorter degree', 'The usual minimum according to BLS; many who do this work have more.'],
  apprenticeship: [
    'Registered apprenticeship',
    'You are paid from the first day and take classes alongside. An employer has to take you on.',
  ],
};

/** Every available way, the usual one first. */
export function waysOf(into: Into): Way[] {
  const { facts, profile, index, move } = into;
  if (move.steps.every(({ kind }) => kind === 'skills')) return [wayOf(into, 'study', [])];
  const before = begun(move);
  // people hired or apprenticed with what they have need not finish a degree first
  const diploma = before.filter(({ id }) => id === 'school-diploma');
  if (byApprenticeship(facts, index))
    return [wayOf(into, 'apprenticeship', [...before, ...ofMove(move, 'apprenticeship')])];
  const residency = ofMove(move, 'residency');
  const terms = schoolingLeft(facts, profile.background, index);
  const schooled = (choice: SchoolChoice) => [
    ...before,
    ...schoolSteps(facts, move, terms, { choice, level: into.price, state: profile.background?.state }),
    ...residency,
  ];
  const hired = byEmployer(facts, index);
  if (terms.length === 0) {
    const usual = wayOf(into, hired.length > 0 ? 'employer' : 'study', [...before, ...residency, ...hired]);
    return [usual, ...apprenticed(into, diploma)];
  }
  return [
    wayOf(into, 'degree', schooled('typical')),
    ...(terms.some(mayTransfer) ? [wayOf(into, 'transfer', schooled('transfer'))] : []),
    ...(terms.some((term) => term.or) ? [wayOf(into, 'college', schooled('entry'))] : []),
    ...apprenticed(into, diploma),
    ...(levelsOf(profile.background ?? {}).said ? [] : [wayOf(into, 'schooled', [...residency, ...hired])]),
    ...atOnce(into, terms, { diploma, underWay: before, hired }),
  ];
}

/** A paid way beside the usual one; never around a license, which requires its school. */
function apprenticed(into: Into, before: Step[]): Way[] {
  if (needsLicence(into.facts, into.index)) return [];
  const steps = registered(into.facts, into.index);
  return steps.length > 0 ? [wayOf(into, 'apprenticeship', [...before, ...steps])] : [];
}

/** Starting at once with the existing or current schooling, if the lower of the two sources requires no more. */
function atOnce(
  into: Into,
  terms: readonly SchoolTerm[],
  { diploma, underWay, hired }: Record<'diploma' | 'underWay' | 'hired', Step[]>,
): Way[] {
  const { facts, index, profile } = into;
  const { held, coming, said } = levelsOf(profile.background ?? {});
  const reaches = (level: number) => educationAsked(facts, index)[0] <= Math.max(HIGH_SCHOOL, level);
  if (!(said || reaches(coming)) || terms.some(({ years }) => years[0] > 0)) return [];
  return [wayOf(into, hired.length > 0 ? 'employer' : 'apply', [...(reaches(held) ? diploma : underWay), ...hired])];
}

const HIGH_SCHOOL = educationKeys.indexOf('high_school');

/** The steps of a way: skills, its own steps, then license and experience from the move. */
function wayOf({ facts, index, move, skills, hours }: Into, id: WayId, own: Step[]): Way {
  const [name, text] = words[id];
  const teacher = own.find(
    ({ kind, hours: school }) => kind === 'apprenticeship' || (kind === 'schooling' && school > 0),
  );
  const school = own.reduce((sum, step) => sum + step.hours, 0);
  // what a school or an apprenticeship teaches need not be learned again
  const teaches = teacher && (teacher.kind === 'apprenticeship' || hours <= school) ? teacher.id : null;
  // an apprenticeship as an alternative way counts as the experience, as in a trade
  const experience = id === 'apprenticeship' ? [] : ofMove(move, 'experience');
  const licence = ofMove(move, 'licence').map((step) => ({
    ...step,
    source: provenanceOf(licenceText(facts, index).source),
  }));
  const chain = chained([...own, ...licence, ...experience]);
  const underWay = chain.filter(({ id: step }) => step === 'school-begun');
  return {
    id,
    name,
    text,
    teaches,
    steps: [
      ...underWay,
      ...(teaches ? [] : studied(skills, hours)),
      ...chain.filter((step) => !underWay.includes(step)),
    ],
  };
}

/** The gaps as separate steps: the occupation's hours, divided by the size of each gap. */
function studied(skills: readonly PlannedSkill[], hours: number): Step[] {
  const gaps = skills.filter(({ gap }) => gap);
  const sizes = gaps.map(({ start, target }) => Math.max(1, target - (start ?? 0)));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  return gaps.map(({ id, name }, place) => ({
    id,
    kind: 'skill',
    name,
    needs: [],
    months: 0,
    dollars: 0,
    sure: true,
    note: '',
    hours: (hours * sizes[place]!) / whole,
    source: { ...provenanceOf('onet_ratings', 'hours by a rule of thumb, from your ratings'), kind: 'estimate' },
  }));
}
