/** Forms and tables: a label beside a value, or above the columns of a table, is not itself a value. */
import type { Cell } from './layout/cells.ts';
import type { Line } from './layout/lines.ts';
import { labelKind } from './lexicon/labels.ts';

/** "Degree | Board | Year | %": the header of a table. */
const isTableHeader = ({ cells }: Line): boolean => {
  const names = cells.flatMap((cell) => (cell.label === 'header' ? [null] : cell.text.split(/\s*\|\s*/)));
  return names.length >= 2 && names.every((name) => name === null || labelKind(name) !== null);
};

/** Lines without the labels beside their values; each cell records the kind its label gave it. */
export function withoutLabels(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  let rest: (Cell | undefined)[] = [];
  const firsts = lines.flatMap(({ cells }) => (cells.length > 1 ? [cells[0]!.text] : []));
  const known = lines.filter(({ cells }) => cells.length > 1 && labelKind(cells[0]!.text) !== null).length;
  // in a form, text repeated in the left column is a label too
  const isRepeated = ({ text }: Cell) => known >= 2 && firsts.filter((other) => other === text).length >= 2;
  lines.forEach((line, i) => {
    if (isTableHeader(line)) return;
    const [label, ...cells] = line.cells;
    // further lines of a label that is broken over two or three
    if (rest.includes(label)) {
      if (cells.length > 0) result.push(beside(line, cells));
      return;
    }
    const below = lines.slice(i + 1, i + 3).flatMap((next) => next.cells.slice(0, 1));
    const count = [2, 1].find(
      (n) =>
        below.length >= n &&
        below.slice(0, n).every((cell) => isBelow(cell, label!)) &&
        labelKind([label!, ...below.slice(0, n)].map(({ text }) => text).join(' ')) !== null,
    );
    const text = [label!, ...below.slice(0, count ?? 0)].map((cell) => cell.text).join(' ');
    const kind = cells.length > 0 ? labelKind(text) : null;
    if (!kind) {
      result.push(cells.length > 0 && isRepeated(label!) ? beside(line, cells) : line);
      return;
    }
    rest = below.slice(0, count ?? 0);
    result.push(beside(line, [{ ...cells[0]!, label: kind }, ...cells.slice(1)]));
  });
  return result;
}

const isBelow = (cell: Cell, above: Cell): boolean =>
  Math.abs(cell.x - above.x) < 4 || Math.abs(cell.x + cell.width - above.x - above.width) < 4;

/** A line without its label, as a line of its own. */
function beside(line: Line, cells: Cell[]): Line {
  const { x, bold } = cells[0]!;
  const width = line.x + line.width - x;
  return { ...line, x, width, cells, bold, text: cells.map((cell) => cell.text).join('  ') };
}
