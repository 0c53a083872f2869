/** The remaining schooling, one award after the other, at published prices. */
import type { Move } from '#shared/assessment/result-shape.ts';
import type { Step } from '#shared/guidance/plan-problem.ts';
import { capital } from '#shared/lib/format.ts';
import { hoursOfYear } from '#shared/matching/move.data.ts';
import type { SchoolTerm } from '#shared/matching/paths/schooling-left.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { type Award, yearPrice } from '#shared/occupations/schooling.ts';
import { provenanceOf } from '#shared/occupations/sources.ts';
import { sentence } from './paid-steps.ts';

/** Undergraduate years taught at a two-year college. */
const COLLEGE_YEARS = 2;

/** Whether part of it may be completed at a cheaper college first. */
export const mayTransfer = ({ award, years }: SchoolTerm) => award === 'bachelor' && years[1] > COLLEGE_YEARS;

const isDiploma = ({ kind, years }: Move['steps'][number]) => kind === 'schooling' && years === null;

/** First steps without a length and price here: a high school equivalency, studies in progress. */
export const begun = (move: Move): Step[] =>
  move.steps
    .filter((step) => step.kind === 'studies' || isDiploma(step))
    .map(({ kind, name, sure, basis }) => ({
      id: kind === 'studies' ? 'school-begun' : 'school-diploma',
      kind: 'schooling',
      name,
      sure,
      needs: [],
      hours: 0,
      months: 0,
      dollars: 0,
      note: sentence(basis),
      source: provenanceOf('programmes'),
    }));

/**
 * `typical`: what most people in the work have. `transfer`: the same, started at a community college. `entry`: the
 * lower award that BLS names for entry.
 */
export type SchoolChoice = 'typical' | 'transfer' | 'entry';

/** How a school is priced: the median of its kind, or the result's minimum (the lowest quartile, the fewest years). */
export type PriceLevel = 'median' | 'low';

interface Enrolment {
  choice: SchoolChoice;
  level: PriceLevel;
  /** the state of the school, for its price */
  state: string | undefined;
}

export function schoolSteps(
  { schooling }: Facts,
  move: Move,
  terms: readonly SchoolTerm[],
  { choice, level, state }: Enrolment,
): Step[] {
  const named = move.steps.filter((step) => step.kind === 'schooling' && !isDiploma(step));
  return terms.flatMap((term, place) => {
    const { name = term.award, sure = true, basis = '' } = named[place] ?? {};
    const [lower, higher] = term.or ? (name.split(' or ') as [string, string]) : [name, name];
    const school = (award: Award, title: string, years: number) =>
      schoolStep(schooling, state, { award, title, years, level, most: term.dollars[1], sure, basis });
    // an award that only leads to the higher one is not required at entry
    if (choice === 'entry')
      return term.years[0] > 0 ? [school(term.or ?? term.award, term.or ? lower : name, term.years[0])] : [];
    const whole = capital(higher);
    const years = level === 'low' && !term.or && term.years[0] > 0 ? term.years[0] : term.years[1];
    if (choice !== 'transfer' || !mayTransfer(term)) return [school(term.award, whole, years)];
    const first = school('associate', 'Community college, the first part of the degree', term.years[1] - COLLEGE_YEARS);
    return [{ ...first, id: 'school-transfer' }, school(term.award, whole, COLLEGE_YEARS)];
  });
}

interface Schooling {
  award: Award;
  title: string;
  years: number;
  level: PriceLevel;
  /** US dollars: the result's upper bound */
  most: number;
  sure: boolean;
  basis: string;
}

function schoolStep(
  schooling: Facts['schooling'],
  state: string | undefined,
  { award, title, years, level, most, sure, basis }: Schooling,
): Step {
  const price = yearPrice(schooling, award, state);
  // research doctorates are often funded, so their price is not certain
  const funded = award === 'doctoral research';
  const where = price.place === 'US' ? 'United States' : price.place;
  return {
    id: `school-${award.replaceAll(' ', '-')}`,
    kind: 'schooling',
    name: title,
    needs: [],
    hours: years * hoursOfYear,
    months: 12 * years,
    // prerequisite courses of a graduate program cost less than full years
    dollars: funded ? 0 : Math.round(Math.min(most, years * (price[level] + price.books))),
    ...(funded && { waived: Math.round(most) }),
    sure,
    note: `${sentence(basis)}${funded ? ' Research doctorates are often funded: then no tuition is paid.' : ''}`,
    source: provenanceOf(
      'tuition',
      `${level === 'low' ? 'the lowest quarter' : 'median'}, ${price.charged}, ${where}, with books; years: ${provenanceOf('programmes').source}`,
    ),
  };
}
