/**
 * The reading order of a page: column by column where a vertical gutter separates two. A side column of dates or labels
 * is not a column: its cells belong to the lines beside them.
 */
import { type Cell, rowsOf } from './cells.ts';
import { bestCut } from './cuts.ts';
import { isHeading } from './rails.ts';

export interface Block {
  cells: Cell[];
  left: number;
  right: number;
  /** whether another column is beside it */
  inColumn: boolean;
}

/** The deepest nesting of columns. */
const MAX_DEPTH = 4;

export const blocksOf = (cells: readonly Cell[]): Block[] => piecesOf(cells, centredCells(cells), false, 0);

/** On a page with centered headings, text alone at the center divides the page and belongs to no column. */
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
  const cut = depth < MAX_DEPTH ? bestCut(cells, centred) : null;
  if (!cut) return [block(cells, inColumn)];
  const inCut = new Set([...cut.left, ...cut.right]);
  const others = cells.filter((cell) => !inCut.has(cell));
  // text across the gutter beside a column's first or last line is above or below the column
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
