/**
 * The order in which a page is read: where a vertical gutter runs between two columns, column by column. A rail of dates or labels
 * beside the text is no column: its cells belong to the lines that they stand beside.
 */
import { datesIn, isDatePiece } from '../dates.ts';
import { isDuration } from '../durations.ts';
import { headingKind } from '../headings.ts';
import { labelKind } from '../lexicon/labels.ts';
import { mayBePlace } from '../lexicon/places.ts';
import { withoutBullet } from './bullets.ts';
import { type Cell, rowsOf } from './cells.ts';

export interface Block {
  cells: Cell[];
  left: number;
  right: number;
  /** columns beside each other */
  inColumn: boolean;
}

const MIN_GUTTER = 7;
/** Where so many cells begin at one place, a gutter may be narrower than a letter. */
const EDGE_CELLS = 6;
const NARROW_GUTTER = 3.5;
const MIN_CELLS = 4;
/** Of many ways to part a page, so many are looked at closely. */
const TRIED_CUTS = 4;

interface Cut {
  left: Cell[];
  right: Cell[];
  top: number;
  bottom: number;
  score: number;
}

export const blocksOf = (cells: readonly Cell[]): Block[] => piecesOf(cells, centredCells(cells), false, 0);

/** On a page whose headings stand in its middle, what stands there alone parts it and belongs to no column. */
function centredCells(cells: readonly Cell[]): ReadonlySet<Cell> {
  const alone = rowsOf(cells).flatMap((row) => (row.length === 1 ? row : []));
  const headings = alone.filter(isHeading);
  const atMiddleOf = (one: Cell) => (cell: Cell) => Math.abs(middle(cell) - middle(one)) < 3;
  const model = headings.find((one) =>
    headings.some((other) => atMiddleOf(one)(other) && Math.abs(one.x - other.x) > 6),
  );
  return new Set(model ? alone.filter(atMiddleOf(model)) : []);
}

const middle = (cell: Cell): number => cell.x + cell.width / 2;

function piecesOf(cells: readonly Cell[], centred: ReadonlySet<Cell>, inColumn: boolean, depth: number): Block[] {
  if (cells.length === 0) return [];
  const cut = depth < 4 ? bestCut(cells, centred) : null;
  if (!cut) return [block(cells, inColumn)];
  const inCut = new Set([...cut.left, ...cut.right]);
  const others = cells.filter((cell) => !inCut.has(cell));
  // what crosses the gutter beside the first or last line of a column is above or below it
  const isAbove = (cell: Cell) => cell.y + cell.height / 2 < (cut.top + cut.bottom) / 2;
  const above = others.filter(isAbove);
  const below = others.filter((cell) => !isAbove(cell));
  return [
    ...piecesOf(above, centred, inColumn, depth + 1),
    ...piecesOf(cut.left, centred, true, depth + 1),
    ...piecesOf(cut.right, centred, true, depth + 1),
    ...piecesOf(below, centred, inColumn, depth + 1),
  ];
}

const block = (cells: readonly Cell[], inColumn: boolean): Block => ({
  cells: [...cells],
  left: Math.min(...cells.map((cell) => cell.x)),
  right: Math.max(...cells.map((cell) => cell.x + cell.width)),
  inColumn,
});

function bestCut(cells: readonly Cell[], centred: ReadonlySet<Cell>): Cut | null {
  const starts = [...new Set(cells.map((cell) => Math.round(cell.x)))].sort((a, b) => a - b);
  const first = starts[0]!;
  const cuts = starts.filter((x) => x > first + 30).flatMap((x) => cutsAt(cells, x, centred));
  const best = cuts.toSorted((a, b) => b.score - a.score).slice(0, TRIED_CUTS);
  return best.find((cut) => !cuts.some((other) => partsRail(cut, other))) ?? best[0] ?? null;
}

/** Whether another cut leaves the dates at the edge of one column with the rows that they stand beside, and this one does not. */
function partsRail(cut: Cut, other: Cut): boolean {
  const isOfRows = (between: readonly Cell[], own: readonly Cell[], others: readonly Cell[]): boolean => {
    const dates = between.filter(isDate);
    const top = Math.min(...dates.map(({ y }) => y));
    // a name over the page stands above them
    const near = between.filter(({ y }) => y >= top - 1);
    if (dates.length < 3 || dates.length < 0.8 * near.length) return false;
    const beside = aligned(dates, own).length;
    const besideOthers = aligned(dates, others).length;
    if (beside < 0.8 * dates.length || beside < besideOthers) return false;
    // in the middle between names and what is told
    return beside > besideOthers || (aligned(own, dates).every(({ bold }) => bold) && !others.some(({ bold }) => bold));
  };
  const [right, left] = [new Set(other.right), new Set(other.left)];
  return (
    isOfRows(
      cut.right.filter((cell) => left.has(cell)),
      cut.left,
      other.right,
    ) ||
    isOfRows(
      cut.left.filter((cell) => right.has(cell)),
      cut.right,
      other.left,
    )
  );
}

/** The stretches of the page in which nothing crosses the strip before `x`. */
function cutsAt(cells: readonly Cell[], x: number, centred: ReadonlySet<Cell>): Cut[] {
  const isEdge = cells.filter((cell) => Math.abs(cell.x - x) <= 0.6).length >= EDGE_CELLS;
  const gutter = isEdge ? NARROW_GUTTER : MIN_GUTTER;
  const side = (cell: Cell) =>
    centred.has(cell) ? 0 : cell.x >= x - 0.6 ? 1 : cell.x + cell.width <= x - gutter ? -1 : 0;
  const inOrder = [...cells].sort((a, b) => a.y - b.y);
  const cuts: Cut[] = [];
  let stretch: Cell[] = [];
  const close = () => {
    const cut = cutOf(stretch, x, side);
    if (cut) cuts.push(cut);
    stretch = [];
  };
  for (const cell of inOrder) {
    if (side(cell) === 0) close();
    else stretch.push(cell);
  }
  close();
  return cuts;
}

function cutOf(stretch: readonly Cell[], x: number, side: (cell: Cell) => number): Cut | null {
  const left = stretch.filter((cell) => side(cell) < 0);
  const right = stretch.filter((cell) => side(cell) > 0);
  if (left.length < MIN_CELLS || right.length < MIN_CELLS) return null;
  if (Math.min(...right.map((cell) => cell.x)) > x + 2) return null;
  const start = Math.max(Math.min(...left.map((cell) => cell.y)), Math.min(...right.map((cell) => cell.y)));
  const stop = Math.min(...[left, right].map((of) => Math.max(...of.map((cell) => cell.y + cell.height))));
  const areHeaded = openHeaded(left, right);
  if (stop - start < 30 || !(areHeaded || areColumns(left, right)) || partsTable(left, right)) return null;
  const isBeside = (cell: Cell) => cell.y + cell.height > start && cell.y < stop;
  const besides = [left.filter(isBeside), right.filter(isBeside)];
  // a line that reaches beside the first one of what follows below is no column; nor is a name above the edge of rows
  if (besides.some((cells) => cells.length < MIN_CELLS || rowsOf(cells).length < 2)) return null;
  // a few lines that stand beside each other are a row with gaps
  const isDated = [left, right].every((cells) => cells.some(isRange));
  const few = Math.min(rowsOf(left).length, rowsOf(right).length) <= 6 && !isDated && !isToldBeside(left, right);
  const smaller = left.length < right.length ? left : right;
  if (few && !areHeaded && aligned(smaller, smaller === left ? right : left).length >= 0.6 * smaller.length)
    return null;
  const gutter = Math.min(...right.map((cell) => cell.x)) - Math.max(...left.map((cell) => cell.x + cell.width));
  const rows = Math.min(rowsOf(left).length, rowsOf(right).length);
  const top = Math.min(...stretch.map((cell) => cell.y));
  const bottom = Math.max(...stretch.map((cell) => cell.y + cell.height));
  return { left, right, top, bottom, score: (rows + 0.2 * stretch.length) * Math.min(40, gutter) ** 0.25 };
}

const isDate = (cell: Cell): boolean => {
  const [date] = datesIn(cell.text);
  return (date !== undefined && cell.text.length - (date.to - date.from) <= 6) || isDatePiece(cell.text);
};
/** The sign between two dates, where a narrow rail has broken the range around it. */
const isDash = ({ text }: Cell): boolean => /^[-–—]$/.test(text);
/** Entries of two columns have a range each; of a row only one has. */
const isRange = (cell: Cell): boolean => datesIn(cell.text).some(({ isRange }) => isRange);
/** A range that is told of in a bullet or a sentence opens no entry. */
const hasOwnRange = (cell: Cell): boolean =>
  isRange(cell) && withoutBullet(cell.text) === cell.text && cell.text.split(' ').length <= 10;
const isHeading = (cell: Cell): boolean => headingKind(cell.text) !== null;

/** "Skills" and "Work experience" beside each other, and nothing of the second above it: each opens a column of its own. */
function openHeaded(left: readonly Cell[], right: readonly Cell[]): boolean {
  const [first] = rowsOf(right);
  const [heading] = first!;
  const kind = headingKind(heading!.text);
  if (first!.length !== 1 || kind === null) return false;
  return left.some((cell) => isBesideHeading(cell, heading!) && headingKind(cell.text) !== kind);
}

const isBesideHeading = (cell: Cell, heading: Cell): boolean =>
  isHeading(cell) && aligned([cell], [heading]).length > 0 && cell.bold === heading.bold;

/** The rows of a table whose header names its columns are no columns of the page. */
const partsTable = (left: readonly Cell[], right: readonly Cell[]): boolean =>
  aligned(
    left.filter(({ label }) => label !== undefined),
    right.filter(({ label }) => label !== undefined),
  ).length > 0;

/** "Cook, 2018 – 2021" and, in a column of its own, a text of what was done there. */
const isToldBeside = (left: readonly Cell[], right: readonly Cell[]): boolean =>
  left.filter(isRange).length >= 3 &&
  !right.some(isRange) &&
  right.filter(({ text }) => text.split(' ').length >= 4).length >= 0.5 * right.length;

/** The cells of one side that share a base line with one of the other. */
function aligned(cells: readonly Cell[], others: readonly Cell[]): Cell[] {
  const bases = others.map((cell) => cell.y + cell.height);
  const tops = others.map((cell) => cell.y);
  const isNear = (all: readonly number[], at: number, cell: Cell) =>
    all.some((one) => Math.abs(one - at) <= 0.3 * cell.fontSize);
  return cells.filter(
    (cell) => isNear(bases, cell.y + cell.height, cell) || (isDatePiece(cell.text) && isNear(tops, cell.y, cell)),
  );
}

function areColumns(left: readonly Cell[], right: readonly Cell[]): boolean {
  return !isRail(left, right) && !isRail(right, left) && !isDateRail(left, right) && !isDateRail(right, left);
}

/** What stands beside the text is little but dates and for how long: the edge of rows, be the headings between them on its side. */
function isDateRail(side: readonly Cell[], text: readonly Cell[]): boolean {
  const isOfRail = (cell: Cell) => isDate(cell) || isDash(cell) || isDuration(cell.text);
  if (!side.every(isHeading) && !side.some(isDate)) return false;
  const overlaps = (cell: Cell) =>
    text.some((other) => cell.y < other.y + other.height && other.y < cell.y + cell.height);
  const { beside = [], alone = [] } = Object.groupBy(side, (cell) => (overlaps(cell) ? 'beside' : 'alone'));
  // headings at the other edge than the text, and nothing else
  if (beside.length === 0) return side.every(isHeading);
  const dates = beside.filter(isOfRail);
  // "Languages", "About me": what a row below the last date is called
  const isTown = ({ text: own }: Cell) => mayBePlace(own);
  const names = beside.filter((cell) => !isOfRail(cell) && !isTown(cell));
  const isName = (cell: Cell) => cell.text.split(' ').length <= 3 && aligned([cell], text).length > 0;
  // and a town beside each date, where no entry of the text has a date of its own
  const most = text.some(hasOwnRange) ? 0.5 : 1;
  if (!dates.some(isDate) || !names.every(isName) || names.length > most * dates.length) return false;
  // "Profiles", set as "Contact" and "Work" are
  const headings = alone.filter(isHeading);
  const isLikeHeadings = (cell: Cell) =>
    headings.filter(({ fontSize, bold }) => bold === cell.bold && Math.abs(fontSize - cell.fontSize) < 0.2).length >= 2;
  const others = alone.filter((cell) => !isOfRail(cell) && !isHeading(cell) && !isLikeHeadings(cell));
  return others.length <= 0.5 * dates.length;
}

/** Dates or labels beside the lines they belong to. */
function isRail(side: readonly Cell[], text: readonly Cell[]): boolean {
  const beside = aligned(side, text);
  const dates = side.some(isDate) ? side.filter((cell) => isDate(cell) || isDash(cell)) : [];
  const datesBeside = aligned(dates, text);
  const headings = side.filter(isHeading);
  // dates broken over two lines: only the first one stands beside its entry
  if (dates.length >= 3 && dates.length >= 0.8 * side.length && datesBeside.length >= 0.4 * dates.length) return true;
  // dates that hang a little above or below what they belong to, which has none of its own
  const isDated = dates.length + headings.length >= 0.85 * side.length && dates.length >= 3;
  if (isDated && datesBeside.length > 0 && !text.some(hasOwnRange)) return true;
  if (
    dates.length >= 2 &&
    datesBeside.length >= 0.8 * dates.length &&
    dates.length + headings.length >= 0.45 * side.length
  )
    return true;
  const colons = side.filter(({ text }) => /^\p{L}[^:]*:$/u.test(text));
  // "Anschrift:", whatever it names, where all that end so stand beside something
  const areLabels = aligned(colons, text).length === colons.length;
  const labels = beside.filter((cell) => labelKind(cell.text) !== null || (areLabels && colons.includes(cell)));
  if (labels.length >= 3 && labels.length + headings.length >= 0.5 * side.length) return true;
  if (beside.length < 0.75 * side.length) return false;
  if (headings.length >= 2 && headings.length >= 0.6 * side.length) return true;
  // "Online" among towns is no heading
  const isNamed = headings.length > 1 || beside.length < 0.9 * side.length;
  if (headings.length > 0 && isNamed && rowsOf(side).length > headings.length * 1.5) return false;
  // entries of their own beside each other
  if (side.some(isRange) && text.some(hasOwnRange)) return false;
  const short = side.filter((cell) => cell.text.split(' ').length <= 4 || isDate(cell));
  return short.length >= 0.75 * side.length;
}
