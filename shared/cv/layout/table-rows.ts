/** Tables whose header names their columns: what a narrow cell has broken over lines is one cell of its row again. */
import { datesIn } from '../dates.ts';
import { labelKind } from '../lexicon/labels.ts';
import { type Cell, rowsOf } from './cells.ts';

const base = (cell: Cell): number => cell.y + cell.height;
const NEAR = 4;

export function joinTableRows(cells: readonly Cell[]): Cell[] {
  let result = [...cells];
  for (const header of rowsOf(cells))
    if (header.length >= 3 && header.every((cell) => labelKind(cell.text) !== null)) result = joinBelow(header, result);
  return result;
}

function joinBelow(header: readonly Cell[], cells: readonly Cell[]): Cell[] {
  const columnOf = (cell: Cell) => header.findIndex((head) => Math.abs(head.x - cell.x) <= NEAR);
  const below = cells.filter((cell) => cell.y > base(header[0]!)).sort((a, b) => a.y - b.y);
  const end = below.findIndex((cell) => columnOf(cell) < 0 || labelKind(cell.text) !== null);
  const body = end < 0 ? below : below.slice(0, end);
  const rows = rowsIn(body);
  const joined = rows.map((row) =>
    header.flatMap((head, column) => {
      const own = row.filter((cell) => columnOf(cell) === column);
      return own.length > 0 ? [joinedCell(own, row, labelKind(head.text)!)] : [];
    }),
  );
  // rows that stand as close as the lines within them cannot be told apart
  const isMixed = joined.some((row) =>
    row.some((cell) => datesIn(cell.text).filter(({ isRange }) => isRange).length > 1),
  );
  const isBroken = rows.some((row, n) => row.length > joined[n]!.length);
  if (isMixed || !isBroken || rows.length < 2) return [...cells];
  return [...cells.filter((cell) => !body.includes(cell)), ...joined.flat()];
}

function rowsIn(body: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  let bottom = 0;
  for (const cell of body) {
    if (rows.length > 0 && cell.y - bottom < 0.5 * cell.fontSize) rows.at(-1)!.push(cell);
    else rows.push([cell]);
    bottom = Math.max(bottom, base(cell));
  }
  return rows;
}

function joinedCell(own: readonly Cell[], row: readonly Cell[], label: NonNullable<Cell['label']>): Cell {
  const [first] = own as [Cell];
  const top = Math.min(...row.map(({ y }) => y));
  const width = Math.max(...own.map((cell) => cell.width));
  const text = own.map((cell) => cell.text).join(' ');
  return { ...first, text, y: top, width, turns: [], label };
}
