/** Joins dates that side columns have broken into pieces, and puts them on the line they belong to. */
import { datesIn, isDateOnly, isDatePiece } from './dates.ts';
import { isDuration } from './durations.ts';
import type { Cell } from './layout/cells.ts';
import type { Line } from './layout/lines.ts';
import { anchorOf, isBullet } from './parts.ts';

const rightOf = (cell: Cell): number => cell.x + cell.width;
const isBelow = (cell: Cell, above: Cell): boolean =>
  Math.abs(cell.x - above.x) < 6 || Math.abs(rightOf(cell) - rightOf(above)) < 3;

/** A range broken over up to four lines of a narrow column: "01/2019 –" above "03/2021", "September" above "2019 –". */
function joinStackedDates(lines: readonly Line[]): Line[] {
  const result = lines.map((line) => ({ ...line, cells: [...line.cells] }));
  for (let i = 0; i < result.length; i++) {
    const pieces = stackFrom(result, i);
    const whole = pieces.slice(1).reduce<{ text: string; count: number } | null>((best, _, n) => {
      const text = joinedDate(pieces.slice(0, n + 2));
      return text ? { text, count: n + 2 } : best;
    }, null);
    if (!whole) continue;
    const last = pieces[whole.count - 1]!;
    const first = pieces[0]!;
    result[i]!.cells[0] = { ...first, text: whole.text, height: last.y + last.height - first.y };
    for (const cell of pieces.slice(1, whole.count))
      for (const line of result.slice(i + 1, i + 4)) line.cells = line.cells.filter((other) => other !== cell);
    for (let at = Math.min(i + 3, result.length - 1); at > i; at--)
      if (result[at]!.cells.length === 0) result.splice(at, 1);
  }
  return result;
}

/** Drops "5 лет 3 месяца" below dates in a side column, which has nothing to do with the text beside it. */
const withoutDurations = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, i) => {
    const [first, ...cells] = line.cells;
    if (!first || !isDuration(first.text)) return [line];
    const [own] = cells;
    if (own)
      return [{ ...line, cells, x: own.x, width: line.x + line.width - own.x, bold: own.bold, text: textOf(cells) }];
    const isBeside = (other: Line | undefined) =>
      other?.page === line.page &&
      other.x > first.x + first.width &&
      other.y < line.y + line.height &&
      line.y < other.y + other.height;
    return isBeside(lines[i - 1]) || isBeside(lines[i + 1]) ? [] : [line];
  });

const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join('  ');

/** The first cell of a line and the ones right below it, as long as they are pieces of dates. */
function stackFrom(lines: readonly Line[], from: number): Cell[] {
  const pieces = [lines[from]!.cells[0]!];
  if (!isDatePiece(pieces[0]!.text)) return [];
  for (const line of lines.slice(from + 1, from + 8)) {
    const above = pieces.at(-1)!;
    const below = line.cells.find((cell) => isBelow(cell, above));
    if (line.page !== lines[from]!.page || line.y - above.y > 3 * above.fontSize || pieces.length === 4) break;
    if (!below) continue;
    if (!isDatePiece(below.text) && !/^[-–—]$/.test(below.text)) break;
    pieces.push(below);
  }
  return pieces;
}

const isWholeRange = (text: string): boolean => {
  const [range, ...more] = datesIn(text);
  return range !== undefined && more.length === 0 && range.isRange && text.length - (range.to - range.from) <= 2;
};

/** A range made of pieces, of which the first alone is not one. */
function joinedDate(pieces: readonly Cell[]): string | null {
  // a dotted rule may run through the column
  const text = pieces.map((cell) => cell.text.replace(/[^\p{L}\p{M}\p{N}\s.,/'’–—-]/gu, '').trim()).join('  ');
  const [first] = datesIn(pieces[0]!.text);
  const isOpen = /[-–—]\s*$/.test(pieces[0]!.text);
  return isWholeRange(text) && !(first?.isRange && !isOpen) ? text.replaceAll('  ', ' ') : null;
}

/** Joins "Nov 2018 –" above "Present" at the right edge of names that also take two lines. */
function joinEdgeDates(lines: readonly Line[]): Line[] {
  const result = lines.map((line) => ({ ...line, cells: [...line.cells] }));
  result.forEach((line, i) => {
    const [first, next] = [line.cells.at(-1)!, result[i + 1]];
    const second = next?.cells.at(-1);
    if (!second || line.cells.length < 2 || next?.page !== line.page || !isBelow(second, first)) return;
    if (!/[-–—]\s*$/.test(first.text) || !isDatePiece(first.text) || !isDatePiece(second.text)) return;
    const text = joinedDate([first, second]);
    if (!text) return;
    line.cells[line.cells.length - 1] = { ...first, text };
    line.text = textOf(line.cells);
    next!.cells.pop();
    next!.text = textOf(next!.cells);
  });
  return result.filter(({ cells }) => cells.length > 0);
}

/** Joins "06-2019" and "Till date" in adjacent columns into one range. */
function joinDateColumns(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const cells: Cell[] = [];
    for (const cell of line.cells) {
      const from = cells.at(-1);
      const text = from && `${from.text} – ${cell.text}`;
      const isPair = text && isDatePiece(from.text) && isDatePiece(cell.text) && isWholeRange(text);
      if (!isPair) cells.push(cell);
      else cells[cells.length - 1] = { ...from, text, width: cell.x + cell.width - from.x };
    }
    return cells.length === line.cells.length ? line : { ...line, cells };
  });
}

/** Moves a date at the edge of the first bullet's row to the head above, if that has none. */
export function withHeadDates(lines: readonly Line[]): Line[] {
  const dateBeside = (line: Line | undefined): Cell | undefined =>
    line && line.cells.length > 1 && isBullet(line) && isDateOnly(line.cells.at(-1)!.text)
      ? line.cells.at(-1)
      : undefined;
  const result = [...lines];
  lines.forEach((line, i) => {
    const head = result[i - 1];
    const date = dateBeside(line);
    if (!head || !date || isBullet(head) || anchorOf(head) || dateBeside(lines[i + 1]) || line.page !== head.page)
      return;
    const joined = (cells: Cell[]) => ({ cells, text: cells.map(({ text }) => text).join('  ') });
    result[i - 1] = { ...head, ...joined([...head.cells, date]) };
    result[i] = { ...line, ...joined(line.cells.slice(0, -1)) };
  });
  return result;
}

/** Lines with each date in one piece, and without bare durations. */
export const withWholeDates = (lines: readonly Line[]): Line[] =>
  joinDateColumns(withoutDurations(joinEdgeDates(joinStackedDates(lines))));
