/** Text beside the main text that is not a column: dates, labels and headings at the edge of its rows. */
import { datesIn, isDatePiece } from '../dates.ts';
import { isDuration } from '../durations.ts';
import { headingKind } from '../headings.ts';
import { labelKind } from '../lexicon/labels.ts';
import { mayBePlace } from '../lexicon/places.ts';
import { withoutBullet } from './bullets.ts';
import { type Cell, rowsOf } from './cells.ts';

export const isDate = (cell: Cell): boolean => {
  const [date] = datesIn(cell.text);
  return (date !== undefined && cell.text.length - (date.to - date.from) <= 6) || isDatePiece(cell.text);
};
/** The dash between two dates, if a narrow column has broken the range around it. */
const isDash = ({ text }: Cell): boolean => /^[-–—]$/.test(text);
/** In two columns the entries of both have ranges; in a row only one cell does. */
export const isRange = (cell: Cell): boolean => datesIn(cell.text).some(({ isRange }) => isRange);
/** A range in a bullet or a sentence does not begin an entry. */
const hasOwnRange = (cell: Cell): boolean =>
  isRange(cell) && withoutBullet(cell.text) === cell.text && cell.text.split(' ').length <= 10;
export const isHeading = (cell: Cell): boolean => headingKind(cell.text) !== null;

/** The cells of one side that share a baseline with one of the other. */
export function aligned(cells: readonly Cell[], others: readonly Cell[]): Cell[] {
  const bases = others.map((cell) => cell.y + cell.height);
  const tops = others.map((cell) => cell.y);
  const isNear = (all: readonly number[], at: number, cell: Cell) =>
    all.some((one) => Math.abs(one - at) <= 0.3 * cell.fontSize);
  return cells.filter(
    (cell) => isNear(bases, cell.y + cell.height, cell) || (isDatePiece(cell.text) && isNear(tops, cell.y, cell)),
  );
}

/** Whether neither side is a side column of the other. */
export function areColumns(left: readonly Cell[], right: readonly Cell[]): boolean {
  return !isRail(left, right) && !isRail(right, left) && !isDateRail(left, right) && !isDateRail(right, left);
}

/** The most words of a name beside a date. */
const MAX_NAME_WORDS = 3;

/** Whether one side is little more than dates and durations at the edge of rows, possibly with headings. */
function isDateRail(side: readonly Cell[], text: readonly Cell[]): boolean {
  if (!side.every(isHeading) && !side.some(isDate)) return false;
  const overlaps = (cell: Cell) =>
    text.some((other) => cell.y < other.y + other.height && other.y < cell.y + cell.height);
  const { beside = [], alone = [] } = Object.groupBy(side, (cell) => (overlaps(cell) ? 'beside' : 'alone'));
  // headings at the opposite edge from the text, and nothing else
  if (beside.length === 0) return side.every(isHeading);
  const dates = beside.filter(isOfRail);
  // "Languages", "About me": names of rows below the last date
  const names = beside.filter((cell) => !isOfRail(cell) && !mayBePlace(cell.text));
  const isName = (cell: Cell) => cell.text.split(' ').length <= MAX_NAME_WORDS && aligned([cell], text).length > 0;
  // also a town beside each date, if no entry of the text has a date of its own
  const most = text.some(hasOwnRange) ? 0.5 : 1;
  if (!dates.some(isDate) || !names.every(isName) || names.length > most * dates.length) return false;
  return strangersOf(alone).length <= 0.5 * dates.length;
}

const isOfRail = (cell: Cell): boolean => isDate(cell) || isDash(cell) || isDuration(cell.text);

/** Cells that are neither dates nor headings, nor styled like them as "Profiles" beside "Contact" and "Work" is. */
function strangersOf(alone: readonly Cell[]): Cell[] {
  const headings = alone.filter(isHeading);
  const isLikeHeadings = (cell: Cell) =>
    headings.filter(({ fontSize, bold }) => bold === cell.bold && Math.abs(fontSize - cell.fontSize) < 0.2).length >= 2;
  return alone.filter((cell) => !isOfRail(cell) && !isHeading(cell) && !isLikeHeadings(cell));
}

/** The shares of cells at the side from which on they are a side column. */
const share = {
  /** dates among all cells, if they are broken over two lines and only the first is beside its entry */
  broken: 0.8,
  brokenBeside: 0.4,
  /** dates and headings among all cells, if they are slightly above or below their lines */
  hanging: 0.85,
  /** dates beside an entry among all dates; dates and headings among all cells */
  beside: 0.8,
  dated: 0.45,
  /** labels and headings among all cells */
  labelled: 0.5,
  /** cells beside a line of the text among all cells */
  aligned: 0.75,
  headings: 0.6,
  /** with this share beside the text, a single heading among it is not one: "Online" among towns */
  hardlyHeaded: 0.9,
  /** short cells among all cells */
  short: 0.75,
};
/** The fewest dates or labels of a side column; fewer may be there by chance. */
const MIN_RAIL = 3;
const MAX_SHORT_WORDS = 4;

/** Dates or labels beside the lines they belong to. */
const isRail = (side: readonly Cell[], text: readonly Cell[]): boolean =>
  isRailOfDates(side, text) || isRailOfLabels(side, text) || isRailOfShort(side, text);

function isRailOfDates(side: readonly Cell[], text: readonly Cell[]): boolean {
  const dates = side.some(isDate) ? side.filter((cell) => isDate(cell) || isDash(cell)) : [];
  const beside = aligned(dates, text).length;
  const headings = side.filter(isHeading).length;
  const isBroken = dates.length >= share.broken * side.length && beside >= share.brokenBeside * dates.length;
  if (dates.length >= MIN_RAIL && isBroken) return true;
  // dates slightly above or below their lines, which have none of their own
  const isDated = dates.length + headings >= share.hanging * side.length && dates.length >= MIN_RAIL;
  if (isDated && beside > 0 && !text.some(hasOwnRange)) return true;
  const areBeside = dates.length >= 2 && beside >= share.beside * dates.length;
  return areBeside && dates.length + headings >= share.dated * side.length;
}

function isRailOfLabels(side: readonly Cell[], text: readonly Cell[]): boolean {
  const colons = side.filter((cell) => /^\p{L}[^:]*:$/u.test(cell.text));
  // "Anschrift:", whatever it means, if every cell that ends with a colon is beside something
  const areLabels = aligned(colons, text).length === colons.length;
  const labels = aligned(side, text).filter(
    (cell) => labelKind(cell.text) !== null || (areLabels && colons.includes(cell)),
  );
  const headings = side.filter(isHeading).length;
  return labels.length >= MIN_RAIL && labels.length + headings >= share.labelled * side.length;
}

/** Headings, or towns and other short texts, beside the rows they belong to. */
function isRailOfShort(side: readonly Cell[], text: readonly Cell[]): boolean {
  const beside = aligned(side, text).length;
  const headings = side.filter(isHeading).length;
  if (beside < share.aligned * side.length) return false;
  if (headings >= 2 && headings >= share.headings * side.length) return true;
  const isNamed = headings > 1 || beside < share.hardlyHeaded * side.length;
  if (headings > 0 && isNamed && rowsOf(side).length > headings * 1.5) return false;
  // entries of their own, side by side
  if (side.some(isRange) && text.some(hasOwnRange)) return false;
  const short = side.filter((cell) => cell.text.split(' ').length <= MAX_SHORT_WORDS || isDate(cell));
  return short.length >= share.short * side.length;
}
