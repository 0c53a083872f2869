/** Occupations near the one somebody leaves: by O*NET's related occupations and by shared skills. */
import { selections } from '#shared/matching/paths/selection.data.ts';
import { bachelor, type Facts, highSchool, skillElements } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { type Bounds, isWithin } from './limits.ts';
import type { OccupationFigures } from './occupation-figures.ts';

/** What somebody who leaves their work wants from the next. */
export interface NextWork {
  bounds: Bounds | null;
  /** mostly at a desk */
  isAtDesk: boolean;
  /** better paid than the current work */
  isBetter: boolean;
  /** in another field of work */
  isAway: boolean;
}

const MAX_SHOWN = 6;
/** At most this many of those shown are of the same field of work. */
const MAX_OF_FIELD = 3;
/** At least this many of the 15 skills must be rated for both. */
const MIN_RATED = 10;
/** The distance of the first occupation O*NET relates; each further place adds a little. */
const RELATED = 0.3;
const A_PLACE = 0.05;

/** The mean difference of the skill levels; infinite if too few are rated. */
function distance({ skills }: Facts, one: number, other: number): number {
  const size = skillElements.length;
  const apart = Array.from({ length: size }, (_, at) =>
    Math.abs(skills[one * size + at]! - skills[other * size + at]!),
  );
  const rated = apart.filter((value) => !Number.isNaN(value));
  return rated.length < MIN_RATED
    ? Number.POSITIVE_INFINITY
    : rated.reduce((sum, value) => sum + value, 0) / rated.length;
}

/** Health has two codes. */
const fieldOf = (code: string): string => code.slice(0, 2).replace('31', '29');
/** From a degree, occupations this many education levels lower are still offered. */
const MAX_LEVELS_BELOW = 1;
/** Work that can be done from home at least to this share counts as mostly at a desk. */
const AT_A_DESK = 0.5;

const isAtDesk = ({ telework }: Facts, at: number): boolean => telework[at]! >= AT_A_DESK;

/** The nearest within the limits, as facts indexes. */
export function nearToLeft(
  { facts, details }: Pick<OccupationFigures, 'facts' | 'details'>,
  from: number,
  next: NextWork,
): number[] {
  const related = details(from).related.flatMap((code) => indexOfCode(facts, code) ?? []);
  const rankOf = (at: number): number => {
    const place = related.indexOf(at);
    const apart = distance(facts, from, at);
    return place < 0 ? apart : Math.min(apart, RELATED + place * A_PLACE);
  };
  // hardly anybody has less than high school
  const held = Math.max(facts.education[from]!, highSchool);
  const lowest = held >= bachelor ? held - MAX_LEVELS_BELOW : 0;
  const within = facts.codes
    .map((code, at) => ({ field: fieldOf(code), code, at }))
    .filter(({ code, at }) => at !== from && code.endsWith('.00') && facts.figureGroup[at] === 1)
    // no more schooling than they have
    .filter(({ at }) => facts.education[at]! <= held && facts.education[at]! >= lowest)
    // nothing that few are selected for by others
    .filter(({ code }) => !(code in selections))
    .filter(({ at }) => isWithin(facts, at, next.bounds ?? {}))
    .filter(({ at }) => !next.isAtDesk || isAtDesk(facts, at))
    .filter(({ at }) => !next.isBetter || facts.wageP50[at]! > facts.wageP50[from]!)
    .map((each) => ({ ...each, rank: rankOf(each.at) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank);
  const home = fieldOf(facts.codes[from]!);
  const others = within.filter(({ field }) => field !== home);
  const same = next.isAway ? [] : within.filter(({ field }) => field === home).slice(0, MAX_OF_FIELD);
  return [...same, ...others.slice(0, MAX_SHOWN - same.length)].map(({ at }) => at);
}
