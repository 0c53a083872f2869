/** In a table a date may be beside the middle of its row: moves it beside the row's first line. */
import { isDateOnly } from '../dates.ts';
import type { Cell } from './cells.ts';

const base = (cell: Cell): number => cell.y + cell.height;
const middle = (from: Cell, to: Cell): number => (from.y + base(to)) / 2;

export function raiseDates(cells: readonly Cell[]): Cell[] {
  const dates = cells.filter((cell) => isDateOnly(cell.text));
  const rails = [...Map.groupBy(dates, (cell) => Math.round(cell.x / 3)).values()];
  const raised = new Map(rails.flatMap((rail) => raisedIn(rail, cells)));
  return cells.map((cell) => raised.get(cell) ?? cell);
}

/** The moved dates, if each is beside the middle of a paragraph and one of these has several lines. */
function raisedIn(rail: readonly Cell[], cells: readonly Cell[]): [Cell, Cell][] {
  const right = Math.max(...rail.map((date) => date.x + date.width));
  const text = cells.filter((cell) => cell.x > right);
  const columns = [...Map.groupBy(text, (cell) => Math.round(cell.x / 2)).values()].map(paragraphsIn);
  const rows = rail.map((date) => columns.flat().find((row) => isCentred(date, row)));
  if (rail.length < 2 || rows.some((row) => !row) || rows.every((row) => row!.length === 1)) return [];
  return rail.map((date, n) => [date, { ...date, y: base(rows[n]![0]!) - date.height }]);
}

const isCentred = (date: Cell, row: readonly Cell[]): boolean =>
  Math.abs(middle(row[0]!, row.at(-1)!) - middle(date, date)) < 0.35 * date.fontSize;

function paragraphsIn(column: readonly Cell[]): Cell[][] {
  const paragraphs: Cell[][] = [];
  for (const cell of [...column].sort((a, b) => a.y - b.y)) {
    const above = paragraphs.at(-1)?.at(-1);
    if (above && cell.y - base(above) < 0.5 * cell.fontSize) paragraphs.at(-1)!.push(cell);
    else paragraphs.push([cell]);
  }
  return paragraphs;
}
