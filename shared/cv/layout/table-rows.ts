/** Tables with a labeled header: rejoins what a narrow cell has broken over lines into one cell of its row. */
import { datesIn, isDatePiece } from '../dates.ts';
import { headingKind } from '../headings.ts';
import type { LabelKind } from '../lexicon/labels.data.ts';
import { labelKind } from '../lexicon/labels.ts';
import { type Cell, rowsOf } from './cells.ts';

const base = (cell: Cell): number => cell.y + cell.height;
const NEAR = 4;

/** A header may be broken over two lines, and may include an unknown name. */
const KNOWN_SHARE = 0.6;

/** @param isWhole whether the cells are the paragraphs of a Word document, so that nothing is broken */
export function joinTableRows(cells: readonly Cell[], isWhole: boolean): Cell[] {
  let result = [...cells];
  for (const row of rowsOf(cells)) {
    const header = headerFrom(row, cells);
    if (header) result = joinBelow(header, result, isWhole);
  }
  return result;
}

interface Header {
  heads: Cell[];
  kinds: (LabelKind | null)[];
  /** the cells of all its lines */
  cells: readonly Cell[];
}

function headerFrom(row: readonly Cell[], cells: readonly Cell[]): Header | null {
  if (row.length < 3 || row.some((cell) => datesIn(cell.text).length > 0)) return null;
  const bottom = Math.max(...row.map(base));
  const more = cells.filter(
    (cell) =>
      cell.y >= bottom - 1 &&
      cell.y - bottom < 0.5 * cell.fontSize &&
      row.some((head) => Math.abs(head.x - cell.x) <= NEAR && head.bold === cell.bold),
  );
  const own = more.length < row.length && more.every((cell) => datesIn(cell.text).length === 0) ? more : [];
  const texts = row.map((head) =>
    [head, ...own.filter((cell) => Math.abs(head.x - cell.x) <= NEAR)].map(({ text }) => text),
  );
  const alone = row.map((head) => labelKind(head.text));
  const joined = texts.map((lines) => labelKind(lines.join(' ')));
  const known = (kinds: readonly (LabelKind | null)[]) => kinds.filter((kind) => kind !== null).length;
  const isBroken = known(joined) > known(alone);
  const kinds = isBroken ? joined : alone;
  if (known(kinds) < (kinds.includes('date') ? 2 : 3) || known(kinds) < KNOWN_SHARE * row.length) return null;
  return { heads: [...row], kinds, cells: isBroken ? [...row, ...own] : row };
}

function joinBelow({ heads, kinds, cells: own }: Header, cells: readonly Cell[], isWhole: boolean): Cell[] {
  const columnOf = (cell: Cell) => heads.findIndex((head) => Math.abs(head.x - cell.x) <= NEAR);
  const bottom = Math.max(...own.map(base));
  const below = cells.filter((cell) => cell.y >= bottom - 1 && !own.includes(cell)).sort((a, b) => a.y - b.y);
  // "College" alone continues a name; beside others it is a label
  const isLabel = (cell: Cell) =>
    labelKind(cell.text) !== null &&
    below.some((other) => other !== cell && Math.abs(other.y - cell.y) < 2 && labelKind(other.text) !== null);
  const end = below.findIndex((cell) => columnOf(cell) < 0 || isLabel(cell) || headingKind(cell.text) !== null);
  const body = end < 0 ? below : below.slice(0, end);
  const labelled = (cell: Cell): Cell => {
    if (own.includes(cell)) return { ...cell, label: 'header' };
    const label = body.includes(cell) ? kinds[columnOf(cell)] : null;
    return label ? { ...cell, label } : cell;
  };
  if (isWhole) return cells.map(labelled);
  const dateColumn = kinds.indexOf('date');
  const rows =
    rowsFrom(
      body.filter((cell) => columnOf(cell) === dateColumn && isDatePiece(cell.text)),
      body,
    ) ?? rowsIn(body);
  const joined = rows.map((row) =>
    heads.flatMap((_, column) => {
      const inColumn = row.filter((cell) => columnOf(cell) === column);
      return inColumn.length > 0 ? [joinedCell(inColumn, row, kinds[column]!)] : [];
    }),
  );
  // rows as close together as the lines within them cannot be separated
  const isMixed = joined.some((row) =>
    row.some((cell) => datesIn(cell.text).filter(({ isRange }) => isRange).length > 1),
  );
  const isBroken = rows.some((row, n) => row.length > joined[n]!.length) || own.length > heads.length;
  if (isMixed || rows.length < 2) return [...cells];
  if (!isBroken) return cells.map(labelled);
  const isHead = (cell: Cell) => own.includes(cell);
  return [...cells.filter((cell) => !body.includes(cell) && !isHead(cell)), ...joined.flat()];
}

/** Splits rows by the date each begins with, however close they are; null if the first has none at its top. */
function rowsFrom(dates: readonly Cell[], body: readonly Cell[]): Cell[][] | null {
  const tops = dates.map(({ y }) => y);
  if (tops.length < 2 || body.some(({ y }) => y < tops[0]! - 2)) return null;
  return tops.map((top, n) =>
    body.filter(({ y }) => y >= top - 2 && y < (tops[n + 1] ?? Number.POSITIVE_INFINITY) - 2),
  );
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

function joinedCell(own: readonly Cell[], row: readonly Cell[], label: LabelKind | null): Cell {
  const [first] = own as [Cell];
  const top = Math.min(...row.map(({ y }) => y));
  const width = Math.max(...own.map((cell) => cell.width));
  const text = own.map((cell) => cell.text).join(' ');
  return { ...first, text, y: top, width, turns: [], ...(label && { label }) };
}
