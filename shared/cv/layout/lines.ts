/** The lines of a document in reading order. */
import { isDatePiece } from '../dates.ts';
import type { Box, CvPages } from '../pages.ts';
import { type Block, blocksOf } from './blocks.ts';
import { type Cell, cellsOf, rowsOf } from './cells.ts';
import { raiseDates } from './table-dates.ts';
import { joinTableRows } from './table-rows.ts';

export interface Line extends Box {
  page: number;
  cells: Cell[];
  text: string;
  fontSize: number;
  bold: boolean;
  /** of its block: where its text begins, and the edge at which it wraps */
  left: number;
  right: number;
  /** above it, in font sizes; large at the start of a block */
  gap: number;
  isCaps: boolean;
}

export interface Flow extends Pick<Block, 'left' | 'right' | 'inColumn'> {
  page: number;
  top: number;
  lines: Line[];
}

/** White space above a line that begins a paragraph, in font sizes. */
export const PARAGRAPH_GAP = 0.85;

const capsShare = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return letters.length >= 3 && capitals.length >= 0.9 * letters.length;
};

/** Cells of one row as a line of a block. */
export function lineOf(cells: Cell[], within: Pick<Block, 'left' | 'right'>, gap: number): Line {
  const x = Math.min(...cells.map((cell) => cell.x));
  const y = Math.min(...cells.map((cell) => cell.y));
  const text = cells.map((cell) => cell.text).join('  ');
  return {
    x,
    y,
    width: Math.max(...cells.map((cell) => cell.x + cell.width)) - x,
    height: Math.max(...cells.map((cell) => cell.y + cell.height)) - y,
    page: cells[0]!.page,
    cells,
    text,
    fontSize: Math.max(...cells.map((cell) => cell.fontSize)),
    bold: cells[0]!.bold,
    left: within.left,
    right: within.right,
    gap,
    isCaps: capsShare(text),
  };
}

function flowOf(block: Block): Flow {
  const lines: Line[] = [];
  for (const row of rowsOf(block.cells)) {
    const line = lineOf(row, block, 99);
    const before = lines.at(-1);
    if (before) line.gap = (line.y - before.y - before.height) / Math.min(line.fontSize, before.fontSize);
    lines.push(line);
  }
  // beside a column of dates text wraps at the edge too; an address in a narrow column overflows it
  const isText = ({ cells }: Line) =>
    cells.slice(0, -1).every(({ text }) => isDatePiece(text)) && !cells.at(-1)!.text.includes('@');
  const texts = lines.filter(isText).map((line) => line.x + line.width);
  if (texts.length > 2) for (const line of lines) line.right = Math.max(...texts);
  const { left, right, inColumn } = block;
  return { left, right, inColumn, page: lines[0]!.page, top: lines[0]!.y, lines };
}

/** Every block of every page, in reading order. */
export const flowsOf = ({ type, pages }: CvPages): Flow[] =>
  pages.flatMap((page, index) => {
    // a Word document itself marks where a paragraph in a table ends
    const cells = joinTableRows(cellsOf(page, index + 1), type === 'docx');
    return blocksOf(raiseDates(cells)).map(flowOf);
  });

/** Whether a line may continue the one before: its first word did not fit there. */
export function hasWrapped(before: Pick<Line, 'x' | 'width' | 'right'>, line: Line): boolean {
  const text = line.cells[0]!.text;
  const first = text.split(/\s/)[0]!;
  const width = (line.cells[0]!.width * first.length) / Math.max(1, text.length);
  return before.x + before.width + 0.2 * line.fontSize + width > before.right;
}

/** The size of most letters. */
export function bodySize(lines: readonly Line[]): number {
  const sizes = new Map<number, number>();
  for (const { fontSize, text } of lines) {
    const size = Math.round(fontSize * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + text.length);
  }
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}
