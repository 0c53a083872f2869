/** The top occupations by a figure, within the limits asked for. */
import type { State } from '#shared/occupations/places.ts';
import { type By, limitsOf, type Most } from './limits.ts';
import { medianIn, type OccupationFigures } from './occupation-figures.ts';

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

/** `from`: how many of the list were shown before. */
export type AskedMost = Most & { place?: State; from?: number };

/** The occupations of a list in order, as facts indexes. */
export function mostFound(table: Pick<OccupationFigures, 'facts' | 'states'>, asked: AskedMost): number[] {
  const { by, from = 0 } = asked;
  const { facts } = table;
  const values = valuesOf(table, asked);
  const direction = smallestFirst.includes(by) ? -1 : 1;
  const limits = limitsOf(facts, asked);
  return (
    facts.codes
      .map((_, index) => index)
      // figures of a wider group do not describe its single occupations
      .filter((index) => facts.figureGroup[index] === 1 && !Number.isNaN(values[index]!))
      .filter((index) => limits.every(({ holds }) => holds(index)))
      .sort((a, b) => direction * (values[b]! - values[a]!) || facts.wageP50[b]! - facts.wageP50[a]! || a - b)
      .slice(from, from + (asked.shown ?? MAX_SHOWN))
  );
}

/** Only pay is known for single states. */
export const placeOf = ({ by, place }: AskedMost): State | undefined =>
  by === 'pay' || by === 'low-pay' ? place : undefined;
export const valuesOf = (table: Pick<OccupationFigures, 'facts' | 'states'>, asked: AskedMost): ArrayLike<number> => {
  const place = placeOf(asked);
  return place ? paidIn(table, place) : table.facts[column[asked.by]];
};

/** Median yearly pay in a state per occupation; NaN if not published. */
const paidIn = ({ facts, states }: Pick<OccupationFigures, 'facts' | 'states'>, place: State): Float64Array =>
  Float64Array.from(facts.codes, (_, index) => medianIn(states(index), place) ?? Number.NaN);
