/** Every figure and list of an analysis, before any wording. */
import type { Facts } from '#shared/occupations/facts.ts';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';
import { type Course, courseOf, fieldsOf, type NextRole, nextRoles } from './career.ts';
import type { Evidence } from './evidence.ts';
import { type DetailsOf, type Measure, measure } from './measure.ts';
import { gapsIn, monthsIn } from './periods.ts';

export interface Computed {
  evidence: Evidence;
  /** null if neither the target role nor the present position is surely a known occupation */
  measure: Measure | null;
  basis: 'target' | 'position' | null;
  months: number;
  gaps: { from: number; to: number }[];
  fields: { name: string; months: number }[];
  course: Course;
  next: NextRole[];
}

export function compute(evidence: Evidence, facts: Facts, words: VacancyWords, detailsOf: DetailsOf): Computed {
  const { positions, target } = evidence;
  const present = evidence.present?.occupation ?? null;
  const periods = positions.flatMap(({ period }) => (period ? [period] : []));
  const against = target ?? present;
  const from = present ?? target;
  return {
    evidence,
    measure: against === null ? null : measure(evidence, against, { facts, words, detailsOf }),
    basis: target !== null ? 'target' : present !== null ? 'position' : null,
    months: monthsIn(periods),
    gaps: gapsIn(periods),
    fields: fieldsOf(positions, facts),
    course: courseOf(present === null ? [] : positions, facts),
    next: from === null ? [] : nextRoles(from, evidence, facts, detailsOf),
  };
}
