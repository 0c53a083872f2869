/** Ranges of dates: one or two points in time, and the separator between them. */
import { iso, type Point } from './date-points.ts';
import { seasonNames, since } from './lexicon/date-words.data.ts';

/** One date or a range of dates, with its position in the text. */
export interface DateRange {
  /** YYYY or YYYY-MM */
  start: string | null;
  /** null if it is ongoing or not named */
  end: string | null;
  current: boolean;
  /** offsets in the text */
  from: number;
  to: number;
  /** whether it names two ends, or says that it is ongoing */
  isRange: boolean;
}

const separator =
  /^\s*(?:[-–—−‐‑‒―~→➔>/]{1,3}|to|until|till|til|through|thru|bis|bis zum|au|a|à|al|alla|ad|hasta|hasta la|hasta el|ate|até|tot|do|till|och|and|und|et|un|iki|-|until the|jusqu['’]?(?:a|à|en|au)?|par|po|по|до|έως|εως|μεχρι|à|den|·)\s*(?:the\s+|zum\s+|la\s+|el\s+|o\s+|a\s+|au\s+)?$/u;

const seasonsBefore = new RegExp(`${seasonNames}\\d{4}$`, 'u');

/** "July 2015 to date" needs no separator, as the word itself says so. */
const isUntilNow = (flat: string, first: Point, next: Point): boolean =>
  next.value === null && /^[\s,]*$/.test(flat.slice(first.to, next.from));

/** "2014 2017" at the end: the font has no glyph for the dash between. */
const isBareRange = (flat: string, first: Point, next: Point): boolean =>
  flat.slice(first.to, next.from) === ' ' &&
  /^[\s).]*$/.test(flat.slice(next.to)) &&
  first.value?.length === next.value?.length &&
  (first.value ?? '') < (next.value ?? '');

/** "2019– Headteacher" */
const isOpenBefore = (text: string, first: Point): boolean =>
  first.from === 0 && /^[-–—]\s+\p{Lu}/u.test(text.slice(first.to));

const monthOf = (point: Point, like: Point): string => iso((like.value ?? '').slice(0, 4), point.monthOnly);

/** "2008 February – August"; in "Feb 2012 – Apr" the second year may just not have fitted. */
const isYearFirst = (flat: string, { value, from }: Point): boolean =>
  value?.length === 7 && /^\d{4}/.test(flat.slice(from));

/** The range that a reader has found, and the number of points it used. */
interface RangeRead {
  range: DateRange;
  points: number;
}

interface PointsAt {
  text: string;
  flat: string;
  first: Point;
  next: Point | undefined;
  /** whether a sign or word between the two makes them one range */
  isJoined: boolean;
}

const closedRange = (start: string | null, end: string | null, from: number, to: number): DateRange => ({
  start,
  end,
  current: end === null,
  from,
  to,
  isRange: true,
});

/** "March 2019 – May 2021", "2019 – present" */
function byTwoEnds({ first, next, isJoined }: PointsAt): RangeRead | null {
  if (!first.value || !isJoined || next!.value === '') return null;
  return { range: closedRange(first.value, next!.value, first.from, next!.to), points: 2 };
}

/** "2008 February – August" */
function byYearFirst({ flat, first, next, isJoined }: PointsAt): RangeRead | null {
  if (!isYearFirst(flat, first) || !isJoined || next!.value !== '' || monthOf(next!, first) < first.value!) return null;
  return { range: closedRange(first.value, monthOf(next!, first), first.from, next!.to), points: 2 };
}

/** "Jan – Mar 2019" */
function byMonthFirst({ first, next, isJoined }: PointsAt): RangeRead | null {
  if (first.value !== '' || !isJoined || !next!.value) return null;
  return { range: closedRange(monthOf(first, next!), next!.value, first.from, next!.to), points: 2 };
}

/** "2009-12", "2016/17" */
function byShortEnd({ flat, first }: PointsAt): RangeRead | null {
  const short = /^\s?[-–—/]\s?(\d{2})(?![\p{L}\p{N}]|[./-]\d)/u.exec(flat.slice(first.to));
  if (!short || !/^\d{4}$/.test(first.value ?? '') || !isLater(first.value!, short[1]!)) return null;
  const end = first.value!.slice(0, 2) + short[1]!;
  return { range: closedRange(first.value, end, first.from, first.to + short[0].length), points: 1 };
}

/** "Summers 2021, 2022", "Summer 2021 & 2022" */
function bySeasons({ flat, first, next }: PointsAt): RangeRead | null {
  if (!next || !/^\d{4}$/.test(first.value ?? '') || !/^\d{4}$/.test(next.value ?? '')) return null;
  const isListed =
    /^\s?(?:,|&|\+|y|e|i|et|und|and|en|och|og|oraz)\s?$/.test(flat.slice(first.to, next.from)) &&
    next.value! > first.value!;
  const ofSeasons = isListed ? seasonsBefore.exec(flat.slice(0, first.to)) : null;
  return ofSeasons && { range: closedRange(first.value, next.value, ofSeasons.index, next.to), points: 2 };
}

/** "May 2019", "since 2019", "2019 –" */
function byOnePoint({ text, flat, first }: PointsAt): RangeRead | null {
  if (!first.value || first.isWeak) return null;
  const open =
    /^\s*[-–—]\s*$/.test(flat.slice(first.to)) ||
    /^\s*[-–—]\s*[)\]]/.test(flat.slice(first.to)) ||
    isOpenBefore(text, first);
  const before = new RegExp(`(?:^|[\\s(,|])(${since})\\s*[:.]?\\s*$`, 'u').exec(flat.slice(0, first.from));
  const isSince =
    before !== null &&
    /^(since|seit|ab|depuis|desde|dal|dall|od|sinds|vanaf|sedan|siden|alkaen|с|з|від|από|απο|от)/.test(before[1]!);
  const dash = /^\s*[-–—]\s*/.exec(flat.slice(first.to));
  const range: DateRange = {
    start: first.value,
    end: null,
    current: open || isSince,
    from: before ? first.from - (before[0].length - before[0].search(/[^\s(,|]/)) : first.from,
    to: open ? first.to + (dash?.[0].trimEnd().length ?? 0) : first.to,
    isRange: open || isSince,
  };
  return { range, points: 1 };
}

/** Tried in order; the first that reads a range from a point wins. */
const rangeReaders = [bySeasons, byTwoEnds, byYearFirst, byMonthFirst, byShortEnd, byOnePoint];

/** The range that begins with a point, and the number of points it used; null if no range begins there. */
export function rangeAt(text: string, flat: string, points: readonly Point[], index: number): RangeRead | null {
  const [first, next] = [points[index]!, points[index + 1]];
  const isJoined =
    next !== undefined &&
    (separator.test(flat.slice(first.to, next.from)) ||
      isUntilNow(flat, first, next) ||
      isBareRange(flat, first, next));
  const at = { text, flat, first, next, isJoined };
  return rangeReaders.map((read) => read(at)).find((one) => one !== null) ?? null;
}

const isLater = (full: string, short: string): boolean =>
  Number(full.slice(0, 2) + short) >= Number(full) && Number(short) < 60;
