/** The top occupations by a figure, within the limits asked for. */

import { usd } from '#shared/lib/format.ts';
import { MAX_SOURCES } from '../contract.ts';
import { type AskedMost, mostFound, placeOf, valuesOf } from '../figures/first.ts';
import { type Bounds, type By, boundWords, type Limits, limitsOf } from '../figures/limits.ts';
import { type OccupationTable, occupationName, sourced } from './occupation.ts';
import { lineOf, listSource, occupationRecords } from './occupation-lines.ts';
import { records } from './records.ts';
import type { Said } from './said.ts';

export const words: Record<By, string> = {
  pay: 'by median pay',
  'low-pay': 'by median pay, the lowest first',
  growth: 'by projected job growth',
  decline: 'by projected job loss',
  openings: 'by openings a year',
  untouched: 'by the smallest share of tasks that AI tools can touch, then by pay',
  touched: 'by the largest share of tasks that AI tools can touch, then by pay',
};
/** "usually ask for no more than high school and have a median pay of at least $40,000 a year" */
export const boundsSaid = ({ minPay, withoutDegree, highSchool }: Bounds): string =>
  [
    ...(highSchool ? [boundWords.highSchool] : withoutDegree ? [boundWords.withoutDegree] : []),
    ...(minPay === null ? [] : [boundWords.minPay(minPay)]),
  ].join(' and ');

/** The source of schooling and training; empty if neither limit is asked for. */
export const schoolingSource = ({ withoutDegree, highSchool }: Omit<Bounds, 'minPay'>): string[] =>
  withoutDegree || highSchool ? [`Schooling and training: ${sourced('preparation')}`] : [];

export function mostSaid(table: OccupationTable, asked: AskedMost): Said {
  const { by, from = 0 } = asked;
  const place = placeOf(asked);
  const found = mostFound(table, asked);
  const values = valuesOf(table, asked);
  const frame = limitsOf(table.facts, asked)
    .map(({ said }) => ` that ${said}`)
    .join(' and');
  if (found.length === 0)
    return {
      paragraphs: [from > 0 ? `I don’t know any more occupations${frame}.` : `I don’t know any occupations${frame}.`],
      sources: [records.occupations],
    };
  const which = from > 0 ? 'come next' : 'rank first';
  return {
    paragraphs: [
      ...(asked.feeling ? ['I don’t have data on how work feels, and I won’t guess.'] : []),
      `Among the occupations${frame}${frame ? ' and' : ' that'} have their own figures, these ${which} ${words[by]}${place ? ` in ${place.name}` : ''}:\n${found.map((index) => (place ? lineIn(table, index, values) : lineOf(table, index, by))).join('\n')}`,
      ...(asked.place && !place ? [`I can’t rank them that way for ${asked.place.name} by itself.`] : []),
      [place ? sourced('oews') : listSource(by), ...sourcesOf(asked)].join(' '),
      ...(asked.apprenticeship ? ['I don’t have data on apprentice pay: this is the pay of everyone in the job.'] : []),
    ],
    sources: [...occupationRecords(table, found).slice(0, MAX_SOURCES - 1), records.data],
  };
}

const lineIn = ({ facts }: OccupationTable, index: number, paid: ArrayLike<number>): string =>
  `- ${occupationName(facts, index)}: median pay ${usd(paid[index]!)} a year there, before tax`;

/** The sources of the limits. */
export const sourcesOf = (asked: Limits & { by?: By }): string[] => [
  ...schoolingSource({ ...asked, highSchool: asked.highSchool || asked.withinMonths !== null }),
  ...(asked.fromHome ? [`Work from home: ${sourced('telework')}`] : []),
  ...(asked.apprenticeship ? [`Apprenticeships: ${sourced('apprenticeships')}`] : []),
  ...(asked.lowRisk ? [`Automation risk, the share of tasks that AI tools can touch: ${sourced('exposure')}`] : []),
  ...(asked.minPay !== null && asked.by !== 'pay' ? [`Pay: ${sourced('oews')}`] : []),
];
