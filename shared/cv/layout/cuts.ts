/** Where a page may be split: an empty vertical strip with a column on each side. */
import { headingKind } from '../headings.ts';
import { type Cell, rowsOf } from './cells.ts';
import { aligned, areColumns, isDate, isHeading, isRange } from './rails.ts';

/** The least width of the strip between two columns, in points. */
const MIN_GUTTER = 7;
/** If this many cells begin at one x, the gutter may be narrower than a letter. */
const EDGE_CELLS = 6;
const NARROW_GUTTER = 3.5;
/** Additional width does not raise the score. */
const WIDE_GUTTER = 40;
/** The fewest cells of a column. */
const MIN_CELLS = 4;
/** The least height over which two columns are side by side, in points. */
const MIN_HEIGHT = 30;
/** The least distance of a second column from the start of the first, in points. */
const MIN_WIDTH = 30;
/** How many of the best cuts are examined closely. */
const TRIED_CUTS = 4;
/** The largest difference between the starts of cells in one column, in points. */
const SAME_EDGE = 0.6;
/** Up to this many rows may be one row with gaps. */
const FEW_ROWS = 6;

export interface Cut {
  left: Cell[];
  right: Cell[];
  top: number;
  bottom: number;
  score: number;
}

/** The best way to split cells; null if they are one column. */
export function bestCut(cells: readonly Cell[], centred: ReadonlySet<Cell>): Cut | null {
  const starts = [...new Set(cells.map((cell) => Math.round(cell.x)))].sort((a, b) => a - b);
  const first = starts[0]!;
  const cuts = starts.filter((x) => x > first + MIN_WIDTH).flatMap((x) => cutsAt(cells, x, centred));
  const best = cuts.toSorted((a, b) => b.score - a.score).slice(0, TRIED_CUTS);
  return best.find((cut) => !cuts.some((other) => partsRail(cut, other))) ?? best[0] ?? null;
}

/** Whether another cut keeps the dates at a column's edge with the rows beside them, and this one does not. */
function partsRail(cut: Cut, other: Cut): boolean {
  const isOfRows = (between: readonly Cell[], own: readonly Cell[], others: readonly Cell[]): boolean => {
    const dates = between.filter(isDate);
    const top = Math.min(...dates.map(({ y }) => y));
    // a name across the page is above them
    const near = between.filter(({ y }) => y >= top - 1);
    if (dates.length < 3 || dates.length < 0.8 * near.length) return false;
    const beside = aligned(dates, own).length;
    const besideOthers = aligned(dates, others).length;
    if (beside < 0.8 * dates.length || beside < besideOthers) return false;
    // in the middle, between names and descriptions
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

/** "ada.brook@mailbox.test", "linkedin.com/in/ada-brook": it cannot be broken, so it may be too wide for its column. */
const isAddress = ({ text }: Cell): boolean => /^(?=\S*[@/]|\S*\.\p{L})\S{15,}$/u.test(text);

/** Whether an address of the left column ends in the strip or beyond it, but not on the text of the right one. */
function overflows(address: Cell, cells: readonly Cell[], x: number): boolean {
  if (address.x > x - MIN_WIDTH || !isAddress(address)) return false;
  const isOfColumn = cells.filter((cell) => Math.abs(cell.x - address.x) <= SAME_EDGE).length >= MIN_CELLS;
  if (!isOfColumn) return false;
  const isOn = (cell: Cell) => cell.x >= x - SAME_EDGE && cell.x < address.x + address.width;
  const isBeside = (cell: Cell) => cell.y < address.y + address.height && address.y < cell.y + cell.height;
  return !cells.some((cell) => isOn(cell) && isBeside(cell));
}

/** The stretches of the page in which nothing crosses the strip before `x`. */
function cutsAt(cells: readonly Cell[], x: number, centred: ReadonlySet<Cell>): Cut[] {
  const isEdge = cells.filter((cell) => Math.abs(cell.x - x) <= SAME_EDGE).length >= EDGE_CELLS;
  const gutter = isEdge ? NARROW_GUTTER : MIN_GUTTER;
  const side = (cell: Cell) => {
    if (centred.has(cell)) return 0;
    if (cell.x >= x - SAME_EDGE) return 1;
    return cell.x + cell.width <= x - gutter || overflows(cell, cells, x) ? -1 : 0;
  };
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
  const areHeaded = openHeaded(left, right);
  if (!standBeside(left, right) || !(areHeaded || areColumns(left, right)) || partsTable(left, right)) return null;
  if (!areHeaded && isRowWithGaps(left, right)) return null;
  const start = Math.min(...right.map((cell) => cell.x));
  const ends = left.map((cell) => cell.x + cell.width).filter((end) => end < start);
  const gutter = start - Math.max(...ends);
  const rows = Math.min(rowsOf(left).length, rowsOf(right).length);
  const top = Math.min(...stretch.map((cell) => cell.y));
  const bottom = Math.max(...stretch.map((cell) => cell.y + cell.height));
  // more content on both sides and a wider gutter score higher
  return { left, right, top, bottom, score: (rows + 0.2 * stretch.length) * Math.min(WIDE_GUTTER, gutter) ** 0.25 };
}

/** Whether both sides have several rows at the same height; a long line beside the next block is not a column. */
function standBeside(left: readonly Cell[], right: readonly Cell[]): boolean {
  const start = Math.max(Math.min(...left.map((cell) => cell.y)), Math.min(...right.map((cell) => cell.y)));
  const stop = Math.min(...[left, right].map((of) => Math.max(...of.map((cell) => cell.y + cell.height))));
  const isBeside = (cell: Cell) => cell.y + cell.height > start && cell.y < stop;
  const isColumn = (cells: readonly Cell[]) => cells.length >= MIN_CELLS && rowsOf(cells).length >= 2;
  return stop - start >= MIN_HEIGHT && [left, right].every((cells) => isColumn(cells.filter(isBeside)));
}

/** A few lines side by side, without entries or texts of their own. */
function isRowWithGaps(left: readonly Cell[], right: readonly Cell[]): boolean {
  const isDated = [left, right].every((cells) => cells.some(isRange));
  const isFew = Math.min(rowsOf(left).length, rowsOf(right).length) <= FEW_ROWS;
  if (!isFew || isDated || isToldBeside(left, right)) return false;
  const [smaller, larger] = left.length < right.length ? [left, right] : [right, left];
  return aligned(smaller, larger).length >= 0.6 * smaller.length;
}

/** "Skills" and "Work experience" beside each other, with nothing of the second above it: each heads a column. */
function openHeaded(left: readonly Cell[], right: readonly Cell[]): boolean {
  const [first] = rowsOf(right);
  const [heading] = first!;
  const kind = headingKind(heading!.text);
  if (first!.length !== 1 || kind === null) return false;
  return left.some((cell) => isBesideHeading(cell, heading!) && headingKind(cell.text) !== kind);
}

const isBesideHeading = (cell: Cell, heading: Cell): boolean =>
  isHeading(cell) && aligned([cell], [heading]).length > 0 && cell.bold === heading.bold;

/** The rows of a table with a labeled header are not columns of the page. */
const partsTable = (left: readonly Cell[], right: readonly Cell[]): boolean =>
  aligned(
    left.filter(({ label }) => label !== undefined),
    right.filter(({ label }) => label !== undefined),
  ).length > 0;

/** "Cook, 2018 – 2021" and, in a column of its own, the description. */
const isToldBeside = (left: readonly Cell[], right: readonly Cell[]): boolean =>
  left.filter(isRange).length >= 3 &&
  !right.some(isRange) &&
  right.filter(({ text }) => text.split(' ').length >= 4).length >= 0.5 * right.length;
