/** Dates and ranges of dates in a text. */
import { flatten, pointsIn } from './date-points.ts';
import { type DateRange, rangeAt } from './date-ranges.ts';
import { fillingWords, remarkWords } from './lexicon/date-remarks.data.ts';
import { expected, seasonNames, since } from './lexicon/date-words.data.ts';
import { plainWords, wordSet } from './lexicon/plain.ts';

/** Every date and range of dates in a text, in order; a remark in brackets after a date counts as part of it. */
export function datesIn(text: string): DateRange[] {
  const flat = withoutCodes(flatten(text));
  if (!/\d{2}|[年月至]/.test(flat)) return [];
  const points = pointsIn(flat);
  const ranges: DateRange[] = [];
  for (let i = 0; i < points.length; ) {
    const found = rangeAt(text, flat, points, i);
    if (found) ranges.push(found.range);
    i += found?.points ?? 1;
  }
  return ranges
    .map((range) => withRemark(withExpected(withSeasons(withSince(range, flat), flat), flat), flat))
    .filter(({ start, end: last }) => !last || !start || last.slice(0, 4) >= start.slice(0, 4));
}

/** "GS-0343-11/12": a grade of a post, not a date. */
const gradeCode = /(?<![\p{L}\p{N}])\p{L}{1,3}-\d{2,4}(?:-\d{1,2})?(?:\/\d{1,2})+(?![\p{L}\p{N}/])/gu;
const withoutCodes = (flat: string): string => flat.replace(gradeCode, (code) => '␟'.repeat(code.length));

const remarks = wordSet([fillingWords, ...Object.values(remarkWords)].join(' '));
const filling = wordSet(fillingWords);

/** "holidays", "12 month contract", "maternity cover": describes a period, and names neither a post nor an employer. */
export function isDateRemark(text: string): boolean {
  const words = plainWords(text);
  const isKnown = (word: string) => remarks.has(word) || /^\d{1,3}$/.test(word);
  return (
    words.length <= MAX_REMARK_WORDS &&
    words.every(isKnown) &&
    words.some((word) => /\p{L}/u.test(word) && !filling.has(word))
  );
}
const MAX_REMARK_WORDS = 7;

/** "2006 – 2009 (holidays)": includes a remark in brackets after the date. */
function withRemark(range: DateRange, flat: string): DateRange {
  const remark = /^\s?[,;]?\s?\(([^()]{3,60})\)/u.exec(flat.slice(range.to));
  return remark && isDateRemark(remark[1]!) ? { ...range, to: range.to + remark[0].length } : range;
}

const seasonsOf = new RegExp(`${seasonNames}$`, 'u');

/** "summers 2012 to 2014": includes the word before. */
function withSeasons(range: DateRange, flat: string): DateRange {
  const seasonal = range.isRange ? seasonsOf.exec(flat.slice(0, range.from)) : null;
  return seasonal ? { ...range, from: seasonal.index } : range;
}

/** "from 2019 to 2021": includes the word before. */
function withSince(range: DateRange, flat: string): DateRange {
  const before = new RegExp(`(?:^|[\\s(,|])((?:${since})\\s+)$`, 'u').exec(flat.slice(0, range.from));
  return before && range.isRange ? { ...range, from: range.from - before[1]!.length } : range;
}

const beforeExpected = new RegExp(
  `(?:^|[\\s(,|])((?:${expected})\\s*:?\\s+(?:(?:graduation|in|on|by|im)\\s*:?\\s+)?)$`,
  'u',
);

/** "expected May 2025": includes the word before. */
function withExpected(range: DateRange, flat: string): DateRange {
  const before = range.isRange ? null : beforeExpected.exec(flat.slice(0, range.from));
  return before ? { ...range, from: range.from - before[1]!.length } : range;
}

/** Whether a text consists of dates or parts of dates: "September", "2019 –", "Present". */
export function isDatePiece(text: string): boolean {
  if (text.length > 30) return false;
  const flat = flatten(text);
  const points = pointsIn(flat);
  let [rest, at] = ['', 0];
  for (const { from, to } of points) {
    rest += flat.slice(at, from);
    at = to;
  }
  rest += flat.slice(at);
  const isBare = new RegExp(
    `^(?:[^\\p{L}\\p{N}]|(?<!\\p{L})(?:${since}|to|bis|au|al|o|la|el|the|hasta|do|ate|tot|till)(?!\\p{L}))*$`,
    'u',
  );
  return points.length > 0 && isBare.test(rest);
}

/** Whether a text is one date or range and nothing else. */
export const isDateOnly = (text: string): boolean => {
  const [range] = datesIn(text);
  return range !== undefined && text.length - (range.to - range.from) <= 4;
};
