/** Duration and yearly cost of the usual schooling for an occupation, from the figures used for a result's steps. */
import { usd } from '#shared/lib/format.ts';
import { spanOf } from '#shared/matching/moves/span.ts';
import { educationSaid } from '#shared/occupations/education-text.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { type Award, awardOf, yearPrice } from '#shared/occupations/schooling.ts';
import { besideSchooling, type OccupationTable, occupationName, sourced } from './occupation.ts';

/** These start right after high school. */
const first: readonly Award[] = ['certificate', 'associate', 'bachelor'];

const awardIn = ({ codes, education }: Facts, index: number): Award | null => awardOf(codes[index]!, education[index]!);

const usual = (facts: Facts, index: number): string =>
  `${occupationName(facts, index)}: usual education: ${educationSaid(facts, index).level.toLowerCase()}.`;

export function yearsSaid({ facts }: OccupationTable, index: number): string {
  const award = awardIn(facts, index);
  const beside = besideSchooling(facts, index);
  if (!award) return [usual(facts, index), 'You don’t need years of study after high school.', ...beside].join(' ');
  const { nominal } = facts.schooling.years[award];
  const [, typical] = nominal;
  const [, college] = facts.schooling.years.bachelor.nominal;
  const degree = first.includes(award) ? '' : `, on top of ${spanOf([college, college])} for a bachelor's degree`;
  const residency = facts.schooling.residencies[facts.codes[index]!.slice(0, '29-1215'.length)];
  const paid = residency ? ` Then come ${spanOf([residency[0], residency[2]])} of paid training in hospitals.` : '';
  return [
    `${usual(facts, index)} That takes ${spanOf([typical, typical])} full time${degree}.${paid} ${sourced('programmes')}`,
    ...beside,
  ].join(' ');
}

export function costSaid({ facts }: OccupationTable, index: number): string {
  const award = awardIn(facts, index);
  if (!award) return `${usual(facts, index)} I don’t have data on what a course beyond that costs.`;
  const { median, books, charged } = yearPrice(facts.schooling, award);
  return `${usual(facts, index)} A full-time year costs ${usd(median)} in tuition and fees in the United States (median, ${charged}), plus about ${usd(books)} for books, before grants. I don’t have data on single schools, license courses, grants or student debt. ${sourced('tuition')}`;
}
