/** What is near to the work that somebody leaves: by what O*NET relates with it, and by the skills that both ask for. */
import { selections } from '#shared/matching/moves/selection.data.ts';
import { bachelor, type Facts, highSchool, skillElements } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { type Bounds, isWithin } from './limits.ts';
import type { OccupationFigures } from './occupation-figures.ts';

/** What somebody who leaves their work asks of the next. */
export interface NextWork {
  bounds: Bounds | null;
  /** mostly at a desk */
  isAtDesk: boolean;
  /** better paid than what is left */
  isBetter: boolean;
  /** of another field of work */
  isAway: boolean;
}

const MAX_SHOWN = 6;
/** Of those that are shown, so many may be of the same field of work. */
const MAX_OF_FIELD = 3;
/** Of the 15 skills at least so many have to be rated for both. */
const MIN_RATED = 10;
/** What O*NET relates counts as near as this, and each place behind the first a little less. */
const RELATED = 0.3;
const A_PLACE = 0.05;

/** The mean distance of the levels that both ask for; infinite where too few are rated. */
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

/** Health has two. */
const fieldOf = (code: string): string => code.slice(0, 2).replace('31', '29');
/** Of a degree nobody asks to lose more than this. */
const MAX_LEVELS_BELOW = 1;
/** Work that could be done from home at least to this share is mostly that of a desk. */
const AT_A_DESK = 0.5;

const isAtDesk = ({ telework }: Facts, at: number): boolean => telework[at]! >= AT_A_DESK;

/** The nearest within what is asked: facts indexes. */
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
  // hardly anybody has less
  const held = Math.max(facts.education[from]!, highSchool);
  const lowest = held >= bachelor ? held - MAX_LEVELS_BELOW : 0;
  const within = facts.codes
    .map((code, at) => ({ field: fieldOf(code), code, at }))
    .filter(({ code, at }) => at !== from && code.endsWith('.00') && facts.figureGroup[at] === 1)
    // nobody who changes goes to school anew unasked
    .filter(({ at }) => facts.education[at]! <= held && facts.education[at]! >= lowest)
    // nor where others choose, and few are taken
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
