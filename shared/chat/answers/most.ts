/** The first of all occupations by a figure, within what is asked of them. */

import { usd } from '#shared/lib/format.ts';
import { automationRisk } from '#shared/occupations/automation-risk.ts';
import { bachelor, type Facts, highSchool } from '#shared/occupations/facts.ts';
import { fieldNames, fieldOf } from '#shared/occupations/fields.ts';
import type { State } from '#shared/occupations/places.ts';
import { MAX_SOURCES } from '../contract.ts';
import { type Bounds, type By, isWithin, type Limits, type Most } from '../question/most.ts';
import {
  lineOf,
  listSource,
  medianIn,
  type OccupationTable,
  occupationName,
  occupationRecords,
  sourced,
} from './occupation.ts';
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
const column = {
  pay: 'wageP50',
  'low-pay': 'wageP50',
  growth: 'growth',
  decline: 'growth',
  openings: 'openings',
  untouched: 'exposure',
  touched: 'exposure',
} as const;
const smallestFirst: readonly By[] = ['low-pay', 'decline', 'untouched'];
const MAX_SHOWN = 5;
const list = new Intl.ListFormat('en-US', { type: 'disjunction' });
/** Rounded as the share is shown. */
const WHOLLY = 0.995;

/** Each goes on from "occupations that". */
export const boundWords = {
  highSchool: 'usually need no more than high school',
  withoutDegree: 'usually need less than a bachelor’s degree',
  minPay: (least: number) => `have median pay of at least ${usd(least)} a year`,
};

/** "usually ask for no more than high school and have a median pay of at least $40,000 a year" */
export const boundsSaid = ({ minPay, withoutDegree, highSchool }: Bounds): string =>
  [
    ...(highSchool ? [boundWords.highSchool] : withoutDegree ? [boundWords.withoutDegree] : []),
    ...(minPay === null ? [] : [boundWords.minPay(minPay)]),
  ].join(' and ');

/** Where it comes from what work asks for; none where that is not asked. */
export const schoolingSource = ({ withoutDegree, highSchool }: Omit<Bounds, 'minPay'>): string[] =>
  withoutDegree || highSchool ? [`Schooling and training: ${sourced('preparation')}`] : [];

interface Limit {
  /** goes on from "occupations that" */
  said: string;
  holds: (index: number) => boolean;
}

/** What is asked of each, as it is said and as it is held. */
export function limitsOf(facts: Facts, asked: Limits): Limit[] {
  const { withinMonths, minPay } = asked;
  const limits: [isAsked: boolean, limit: Limit][] = [
    [asked.trades, { said: 'build, mend or make things', holds: (index) => /^(47|49|51)/.test(facts.codes[index]!) }],
    [
      asked.apprenticeship,
      {
        said: 'you can enter by a registered apprenticeship and that usually need less than a bachelor’s degree',
        holds: (index) => !Number.isNaN(facts.apprenticeHours[index]!) && facts.education[index]! < bachelor,
      },
    ],
    [
      asked.highSchool && withinMonths === null,
      {
        said: boundWords.highSchool,
        holds: (index) => isWithin(facts, index, { highSchool: true }),
      },
    ],
    [
      asked.withoutDegree && !asked.highSchool && !asked.apprenticeship && withinMonths === null,
      {
        said: boundWords.withoutDegree,
        holds: (index) => isWithin(facts, index, { withoutDegree: true }),
      },
    ],
    [
      withinMonths !== null,
      {
        said: `usually need no more than high school and at most ${withinMonths} ${withinMonths === 1 ? 'month' : 'months'} of training and related work`,
        holds: (index) =>
          facts.education[index]! <= highSchool &&
          facts.experienceMonths[index]! + facts.trainingMonths[index]! <= withinMonths!,
      },
    ],
    [
      asked.field !== null,
      {
        said: `belong to ${list.format((asked.field?.codes ?? []).map((code) => `“${fieldNames[code]}”`))}`,
        holds: (index) => asked.field!.codes.includes(fieldOf(facts.codes[index]!)),
      },
    ],
    [asked.fromHome, { said: 'can be done entirely from home', holds: (index) => facts.telework[index]! >= WHOLLY }],
    [
      asked.lowRisk,
      { said: 'have a low automation risk', holds: (index) => automationRisk(facts.exposure[index]!) === 'low' },
    ],
    [
      minPay !== null,
      {
        said: boundWords.minPay(minPay ?? 0),
        holds: (index) => isWithin(facts, index, { minPay }),
      },
    ],
  ];
  return limits.flatMap(([isAsked, limit]) => (isAsked ? [limit] : []));
}

/** Where a list begins: behind what was shown of it before. */
export type AskedMost = Most & { place?: State; from?: number };

/** The occupations of a list, in its order: facts indexes. */
export function mostFound(table: Pick<OccupationTable, 'facts' | 'states'>, asked: AskedMost): number[] {
  const { by, from = 0 } = asked;
  const { facts } = table;
  const values = valuesOf(table, asked);
  const direction = smallestFirst.includes(by) ? -1 : 1;
  const limits = limitsOf(facts, asked);
  return (
    facts.codes
      .map((_, index) => index)
      // figures of a wider group are those of none of its occupations
      .filter((index) => facts.figureGroup[index] === 1 && !Number.isNaN(values[index]!))
      .filter((index) => limits.every(({ holds }) => holds(index)))
      .sort((a, b) => direction * (values[b]! - values[a]!) || facts.wageP50[b]! - facts.wageP50[a]! || a - b)
      .slice(from, from + (asked.shown ?? MAX_SHOWN))
  );
}

/** Only pay is known of a single state. */
const placeOf = ({ by, place }: AskedMost): State | undefined => (by === 'pay' || by === 'low-pay' ? place : undefined);
const valuesOf = (table: Pick<OccupationTable, 'facts' | 'states'>, asked: AskedMost): ArrayLike<number> => {
  const place = placeOf(asked);
  return place ? paidIn(table, place) : table.facts[column[asked.by]];
};

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

/** What a year's work pays there, by the median; NaN where that is not published. */
const paidIn = ({ facts, states }: Pick<OccupationTable, 'facts' | 'states'>, place: State): Float64Array =>
  Float64Array.from(facts.codes, (_, index) => medianIn(states(index), place) ?? Number.NaN);

const lineIn = ({ facts }: OccupationTable, index: number, paid: ArrayLike<number>): string =>
  `- ${occupationName(facts, index)}: median pay ${usd(paid[index]!)} a year there, before tax`;

/** Where what they are limited by comes from. */
export const sourcesOf = (asked: Limits & { by?: By }): string[] => [
  ...schoolingSource({ ...asked, highSchool: asked.highSchool || asked.withinMonths !== null }),
  ...(asked.fromHome ? [`Work from home: ${sourced('telework')}`] : []),
  ...(asked.apprenticeship ? [`Apprenticeships: ${sourced('apprenticeships')}`] : []),
  ...(asked.lowRisk ? [`Automation risk, the share of tasks that AI tools can touch: ${sourced('exposure')}`] : []),
  ...(asked.minPay !== null && asked.by !== 'pay' ? [`Pay: ${sourced('oews')}`] : []),
];
