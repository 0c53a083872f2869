/** Lays out unpaginated text on A4 in reading order, so that the reader and the review screen handle only pages. */
import type { Page, PageLink, TextItem } from '#shared/cv/pages.ts';
import { MAX_CHARACTERS, MAX_ITEMS, MAX_PAGES } from './limits.ts';
import { isOpenable } from './openable.ts';
import { refused } from './refusals.ts';

const PAPER = { width: 595, height: 842, margin: 50 };
const LEADING = 1.3;
/** default distance between tab stops */
const TAB = 36;

/** Text with one formatting, including tabs and line breaks. */
export interface Run {
  text: string;
  fontSize: number;
  bold: boolean;
  url?: string | undefined;
}

export type Block = Paragraph | { kind: 'row'; cells: Cell[] };
export interface Paragraph {
  kind: 'paragraph';
  runs: Run[];
  indent: number;
  /** text after the only tab of a line is aligned to the right edge */
  rightTab?: boolean;
  /** tab stops, measured from the left of the column; without them a tab moves to the next default stop */
  stops?: number[];
}
/** `share`: fraction of the width; the shares of a row add up to 1 */
export interface Cell {
  share: number;
  blocks: Block[];
}

/** A line before its position on the page is known: `y` of its items is measured from its top. */
interface Line {
  height: number;
  items: (TextItem & { url?: string | undefined })[];
}

interface Column {
  left: number;
  width: number;
}

/** @throws AppError for more text than a CV has */
export function layOut(blocks: Block[]): Page[] {
  const pages: Page[] = [];
  let y = Number.POSITIVE_INFINITY;
  let count = 0;
  const content = { left: PAPER.margin, width: PAPER.width - 2 * PAPER.margin };
  for (const { height, items } of blocks.flatMap((block) => linesOf(block, content))) {
    if (y + height > PAPER.height - PAPER.margin) {
      if (items.length === 0) continue;
      pages.push({ width: PAPER.width, height: PAPER.height, items: [], links: [] });
      y = PAPER.margin;
    }
    count += items.length;
    if (pages.length > MAX_PAGES || count > MAX_ITEMS) throw refused('long');
    const page = pages.at(-1)!;
    for (const { url, ...item } of items) {
      const placed = { ...item, y: rounded(y + height - item.height) };
      page.items.push(placed);
      if (url && isOpenable(url)) page.links.push(linkAt(placed, url));
    }
    y += height;
  }
  return pages;
}

const linkAt = ({ x, y, width, height }: TextItem, url: string): PageLink => ({ x, y, width, height, url });

const linesOf = (block: Block, column: Column): Line[] =>
  block.kind === 'paragraph' ? paragraphLines(block, inset(column, block.indent)) : rowLines(block.cells, column);

const inset = (column: Column, indent: number): Column => {
  const by = Math.max(0, Math.min(indent, column.width / 2));
  return { ...column, left: column.left + by, width: column.width - by };
};

/** Cells of a row are laid side by side, like dates beside an entry; two long columns are laid one after the other. */
function rowLines(cells: Cell[], { left, width }: Column): Line[] {
  const columns: Line[][] = [];
  let x = left;
  for (const { share, blocks } of cells) {
    const column: Column = { left: x, width: Math.max(share * width - 6, 30) };
    columns.push(blocks.flatMap((block) => linesOf(block, column)));
    x += share * width;
  }
  const long = columns.filter((lines) => lines.filter(({ items }) => items.length > 0).length > MAX_BESIDE);
  if (long.length > 1) return columns.flat();
  const height = Math.max(0, ...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, nth) => ({
    height: Math.max(...columns.map((lines) => lines[nth]?.height ?? 0)),
    items: columns.flatMap((lines) => lines[nth]?.items ?? []),
  }));
}

/** most lines a cell may have beside a longer one */
const MAX_BESIDE = 4;

const paragraphLines = ({ runs, rightTab = false, stops, indent }: Paragraph, column: Column): Line[] =>
  splitAt(runs, '\n').flatMap((line) => {
    const segments = splitAt(line, '\t');
    if (segments.length === 1) return wrapped(line, column);
    const toTheRight = rightTab && segments.length === 2;
    const own = stops?.map((stop) => column.left - indent + stop);
    return (
      (own && tabbed(segments, toTheRight, column, own)) ??
      tabbed(segments, toTheRight, column) ??
      wrapped(line, column)
    );
  });

/** @returns null if it does not fit on one line */
function tabbed(segments: Run[][], toTheRight: boolean, { left, width }: Column, stops?: number[]): Line[] | null {
  const line: Line = { height: 0, items: [] };
  let x = left;
  for (const [nth, segment] of segments.entries()) {
    const needed = segment.reduce((sum, run) => sum + widthOf(run.text.trim(), run), 0);
    if (nth === 1 && toTheRight) x = Math.max(x + 6, left + width - needed);
    else if (nth > 0) x = stops ? Math.max(x + 6, stops[nth - 1]!) : left + Math.ceil((x - left + 6) / TAB) * TAB;
    if (x + needed > left + width + 1) return null;
    for (const run of segment) x = addRun(line, run, x);
  }
  return [line.height > 0 ? line : emptyLine(segments[0]?.[0])];
}

function wrapped(runs: Run[], { left, width }: Column): Line[] {
  const lines: Line[] = [];
  let line: Line = { height: 0, items: [] };
  let x = left;
  for (const run of runs) {
    let fitting = '';
    for (const word of run.text.replaceAll('\t', ' ').match(/\s*\S+|\s+$/g) ?? []) {
      const tooWide = x + widthOf(fitting + word, run) > left + width;
      if (tooWide && (fitting.trim() !== '' || line.items.length > 0)) {
        addRun(line, { ...run, text: fitting }, x);
        lines.push(line);
        line = { height: 0, items: [] };
        x = left;
        fitting = word.trimStart();
      } else fitting += word;
    }
    x = addRun(line, { ...run, text: fitting }, x);
  }
  lines.push(line.height > 0 ? line : emptyLine(runs[0]));
  for (const { items } of lines.slice(1)) for (const item of items) item.goesOn = true;
  return lines;
}

const emptyLine = (run?: Run): Line => ({ height: (run?.fontSize ?? 11) * LEADING, items: [] });

/** @returns where the next run begins */
function addRun(line: Line, run: Run, x: number): number {
  const { text, fontSize, bold, url } = run;
  const end = x + widthOf(text, run);
  const shown = text.trim();
  if (shown === '') return end;
  const from = x + widthOf(text.slice(0, text.length - text.trimStart().length), run);
  line.items.push({
    text: shown,
    fontSize,
    bold,
    url,
    x: rounded(from),
    y: 0,
    width: rounded(widthOf(shown, run)),
    height: rounded(fontSize * 1.15),
  });
  line.height = Math.max(line.height, fontSize * LEADING);
  return end;
}

function splitAt(runs: Run[], mark: string): Run[][] {
  const parts: Run[][] = [[]];
  for (const run of runs)
    for (const [nth, text] of run.text.split(mark).entries()) {
      if (nth > 0) parts.push([]);
      parts.at(-1)!.push({ ...run, text });
    }
  return parts;
}

/** Chinese, Japanese and Korean characters are as wide as high. */
export const isSquare = (letter: string): boolean => letter > '\u2e7f';

/** Approximate width in a common typeface: half the height per letter, the full height for square characters. */
const widthOf = (text: string, { fontSize, bold }: Run): number => {
  let em = 0;
  for (const letter of text) em += isSquare(letter) ? 1 : bold ? 0.53 : 0.49;
  return em * fontSize;
};

const rounded = (points: number) => Math.round(points * 10) / 10;

/** @throws AppError for more text than a CV has */
export function refuseLong(characters: number): void {
  if (characters > MAX_CHARACTERS) throw refused('long');
}
