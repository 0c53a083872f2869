/** "2009-12" is December 2009 in one CV and 2009 to 2012 in another: the CV's other dates decide. */
import type { Flow, Line } from './layout/lines.ts';

/** A year and a hyphen with two digits that may be its month, outside of longer dates and pairs of such dates. */
const mayBeEither =
  /(?<![\p{L}\p{N}./-])((?:19[5-9]|20[0-4])\d)\s?-\s?(0[1-9]|1[0-2])(?![\p{L}\p{N}]|[./-]\d|\s?(?:[-–—]|to\b|bis\b)\s?\d)/gu;
const precededByDate = /\d\s?(?:[-–—]|to|bis)\s?$/u;

/** "2019-03": a range cannot end before it begins, so this is a month. */
const isMonth = (year: string, digits: string): boolean => Number(digits) <= Number(year.slice(2));
const hasMonth = (text: string): boolean =>
  [...text.matchAll(/(?<![\p{L}\p{N}./-])((?:19[5-9]|20[0-4])\d)-(0[1-9]|1[0-2])(?![\p{L}\p{N}]|[./]\d)/gu)].some(
    ([, year, digits]) => isMonth(year!, digits!),
  );
/** "2013-19", "2012 – 2016": this CV writes ranges of years. */
const hasYearRange = (text: string): boolean =>
  /(?<![\p{L}\p{N}./-])(?:19[5-9]|20[0-4])\d\s?[-–—]\s?(?:(?:19|20)\d\d|1[3-9]|[2-9]\d)(?![\p{L}\p{N}]|[./-]\d)/u.test(
    text,
  );

const rangesIn = (text: string): string =>
  [...text.matchAll(mayBeEither)].reduce((ranges, { 1: year, 2: digits, index }) => {
    if (isMonth(year!, digits!) || precededByDate.test(text.slice(0, index))) return ranges;
    const hyphen = text.indexOf('-', index);
    return `${ranges.slice(0, hyphen)}–${ranges.slice(hyphen + 1)}`;
  }, text);

/** Puts a dash between the years of a range; texts keep their length. */
export function withYearRanges(flows: Flow[]): Flow[] {
  const texts = flows.flatMap(({ lines }) => lines.map(({ text }) => text));
  const candidates = texts.filter((text) => rangesIn(text) !== text).length;
  if (candidates === 0 || texts.some(hasMonth) || !(candidates >= 2 || texts.some(hasYearRange))) return flows;
  const parted = (line: Line): Line => ({
    ...line,
    text: rangesIn(line.text),
    cells: line.cells.map((cell) => ({ ...cell, text: rangesIn(cell.text) })),
  });
  return flows.map((flow) => ({ ...flow, lines: flow.lines.map(parted) }));
}
