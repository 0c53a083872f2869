/** O*NET's ratings of how important an area of knowledge is. */
import type { elements } from '#shared/occupations/elements.ts';
import type { OccupationFigures } from './occupation-figures.ts';

export type ElementId = keyof typeof elements;

type Rated = Pick<OccupationFigures, 'facts' | 'details'>;

export const importance = (table: Rated, index: number, id: ElementId): number =>
  table.details(index).elements[id]?.[0] ?? Number.NaN;

const MAX_RATED = 6;

/** The occupations that rate it highest, in order, as facts indexes. */
export const ratedMost = (table: Rated, id: ElementId): number[] =>
  table.facts.codes
    .map((code, index) => ({ code, index, rating: importance(table, index, id) }))
    // the others are specialties of an occupation listed itself
    .filter(({ code, rating }) => rating > 0 && code.endsWith('.00'))
    .sort((a, b) => b.rating - a.rating || a.index - b.index)
    .slice(0, MAX_RATED)
    .map(({ index }) => index);
