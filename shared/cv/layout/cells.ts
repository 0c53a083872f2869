/** Cells: runs of words on one baseline with small gaps between them. */
import { datesIn, isDateOnly } from '../dates.ts';
import type { LabelKind } from '../lexicon/labels.data.ts';
import type { Box, Page, TextItem } from '../pages.ts';
import { cleanItems } from './clean.ts';
import { joinLetterSpaced } from './letter-spaced.ts';
import { uprightItems } from './turned.ts';

export interface Cell extends Box {
  text: string;
  fontSize: number;
  bold: boolean;
  page: number;
  /** the kind that a label beside it gives it */
  label?: LabelKind | 'header';
  /** offsets in the text at which bold begins or ends */
  turns: number[];
  /** continues the cell above, in a paragraph laid out here */
  goesOn?: true;
}

/** "Apr 2019 – NowNight Auditor", "2018 - 2020Cook": from templates that lost the space. */
const stuckDate =
  /[-–—]\s*(?:\p{L}{3,9}\.?\s+)?(?:(?:19|20)\d\d|[Pp]resent|[Cc]urrent|[Tt]oday|[Nn]ow)(?=\p{Lu}\p{Ll}{2})/gu;

/** After a wider gap, in font sizes, a new cell begins. */
const CELL_GAP = 1.15;
const SPACE_GAP = 0.14;
/** As wide as a space: enough for a new cell where most rows have such a gap. */
const STRONG_EDGE_GAP = 0.36;
/** Wider than a space: enough for a new cell at the edge of a column. */
const EDGE_GAP = 0.55;

const bottom = (item: Box): number => item.y + item.height;
/** Letters descend a fifth of their size below the baseline. */
const baseline = (item: Box & { fontSize: number }): number => bottom(item) - 0.2 * item.fontSize;

/** Groups by baseline. Two lines of small letters beside a large one are two rows. */
export function rowsOf<Item extends Box & { fontSize: number }>(items: readonly Item[]): Item[][] {
  const rows: { at: number; size: number; items: Item[] }[] = [];
  for (const item of [...items].sort((a, b) => baseline(a) - baseline(b) || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && baseline(item) - row.at <= 0.42 * Math.min(row.size, item.fontSize)) {
      row.items.push(item);
      row.size = Math.min(row.size, item.fontSize);
    } else rows.push({ at: baseline(item), size: item.fontSize, items: [item] });
  }
  return rows.map((row) => row.items.sort((a, b) => a.x - b.x));
}

/** Drops text drawn twice for a bold or shadow effect. */
const withoutDoubles = (items: readonly TextItem[]): TextItem[] =>
  items.filter((item, i) => {
    const before = items[i - 1];
    return !(before && before.text === item.text && Math.abs(before.x - item.x) < 1.5 && item.width > 2);
  });

export function cellsOf(page: Page, number: number): Cell[] {
  const rows = rowsOf(uprightItems(cleanItems(page))).map(withoutDoubles);
  const isEdge = edgesOf(rows);
  return joinBroken(rows.flatMap((row) => joinRow(row, isEdge).map((run) => cell(run, number))));
}

/** The most words of a title or name; longer text is a description, kept line by line. */
const MAX_NAME_WORDS = 14;
/** Above this number of words, even the first line of an undated text is a description. */
const MAX_HEAD_WORDS = 16;
/** The most words with a range of dates: name, place and time in one line. */
const MAX_DATED_WORDS = 30;

/** Rejoins what a narrow cell has broken over lines, if it is as short as a name. */
function joinBroken(cells: readonly Cell[]): Cell[] {
  const firstOf = new Map<Cell, Cell>();
  const chains = new Map<Cell, Cell[]>();
  for (const cell of cells) {
    const above = cell.goesOn
      ? cells.findLast(
          (other) => other.y < cell.y && Math.abs(other.x - cell.x) < 1 && cell.y - other.y < 2.5 * cell.fontSize,
        )
      : undefined;
    const first = above ? firstOf.get(above)! : cell;
    firstOf.set(cell, first);
    chains.set(first, [...(chains.get(first) ?? []), cell]);
  }
  // "2012" in a column of its own beside "PhD Earth Sciences, University of Bristol. Thesis: …"
  const isBesideDate = (cell: Cell) =>
    cells.some((other) => other !== cell && Math.abs(other.y - cell.y) < 2 && isDateOnly(other.text));
  const joined = new Map(
    [...chains].map(([first, chain]) => [first, joinedChain(first, chain, chain.length > 1 && isBesideDate(first))]),
  );
  return cells.flatMap((cell) => joined.get(firstOf.get(cell)!)!.get(cell) ?? []);
}

/** The result for each cell of a chain; of most rejoined cells only the first remains. */
function joinedChain(first: Cell, chain: readonly Cell[], isBesideDate: boolean): Map<Cell, Cell> {
  if (chain.length === 1) return new Map([[first, first]]);
  const text = chain.map((one) => one.text).join(' ');
  const words = text.split(' ').length;
  const isDated = datesIn(text).some(({ isRange }) => isRange);
  if (words <= (isDated ? MAX_DATED_WORDS : MAX_NAME_WORDS))
    return new Map([[first, { ...first, text, width: Math.max(...chain.map(({ width }) => width)) }]]);
  const isHead = (cell: Cell) =>
    cell === first && (isDated || isBesideDate || datesIn(text)[0]?.from === 0 || words <= MAX_HEAD_WORDS);
  return new Map(chain.map((cell) => [cell, isHead(cell) ? cell : { ...cell, label: 'told' }]));
}

const accents: Record<string, string> = {
  ˇ: '\u030c',
  '¨': '\u0308',
  '˜': '\u0303',
  '˚': '\u030a',
  '˝': '\u030b',
  '˙': '\u0307',
  '˘': '\u0306',
  '¸': '\u0327',
  '´': '\u0301',
};

/** "Dvoˇrák": TeX draws an accent before its letter. */
const withAccents = (text: string): string =>
  text.replace(/([ˇ¨˜˚˝˙˘¸]|´(?=\p{L}{2}))\s?(\p{L})/gu, (drawn, accent: string, letter: string) => {
    const whole = `${letter === 'ı' ? 'i' : letter}${accents[accent]}`.normalize('NFC');
    return whole.length === 1 ? whole : drawn;
  });

const gapBefore = (row: readonly TextItem[], i: number): number =>
  i === 0 ? Number.POSITIVE_INFINITY : (row[i]!.x - row[i - 1]!.x - row[i - 1]!.width) / row[i]!.fontSize;

/** In a fixed-width font every word begins below another; only a gap this much wider than its space is an edge. */
const WIDER_THAN_SPACE = 1.3;
/** With fewer gaps between words, most of them may be those between columns. */
const MIN_SPACES = 20;

/** The space between words, in font sizes, where the page draws each word by itself; else 0. */
function usualSpace(rows: readonly (readonly TextItem[])[]): number {
  const gaps = rows
    .flatMap((row) => row.map((_, i) => gapBefore(row, i)))
    .filter((gap) => gap > SPACE_GAP && gap < CELL_GAP)
    .sort((a, b) => a - b);
  return gaps.length >= MIN_SPACES ? gaps[gaps.length >> 1]! : 0;
}

/** Where text begins in several rows, in some of them after a gap: the edge of a column with a narrow gutter. */
function edgesOf(rows: readonly (readonly TextItem[])[]): (x: number, gap: number) => boolean {
  const least = Math.max(STRONG_EDGE_GAP, WIDER_THAN_SPACE * usualSpace(rows));
  const at = new Map<number, { rows: number; gaps: number; wide: number }>();
  for (const row of rows)
    row.forEach((item, i) => {
      const gap = gapBefore(row, i);
      if (gap < least) return;
      const count = at.get(Math.round(item.x)) ?? { rows: 0, gaps: 0, wide: 0 };
      const isWide = gap >= EDGE_GAP;
      at.set(Math.round(item.x), {
        rows: count.rows + 1,
        gaps: count.gaps + Number(i > 0),
        wide: count.wide + Number(isWide && i > 0),
      });
    });
  return (x, gap) => {
    const near = [-1, 0, 1].map((step) => at.get(Math.round(x) + step));
    const sum = (key: 'rows' | 'gaps' | 'wide') => near.reduce((total, one) => total + (one?.[key] ?? 0), 0);
    if (gap < least) return false;
    if (gap < EDGE_GAP) return sum('rows') >= 6 && sum('wide') >= 1;
    return sum('rows') >= 4 && sum('wide') >= 2;
  };
}

function joinRow(row: readonly TextItem[], isEdge: (x: number, gap: number) => boolean): TextItem[][] {
  const runs: TextItem[][] = [];
  for (const item of row) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const gap = before ? item.x - (before.x + before.width) : 0;
    // a title of 20 points and a date of 9 on its line are separate
    const unlike = before && Math.max(before.fontSize, item.fontSize) > 1.75 * Math.min(before.fontSize, item.fontSize);
    const sizes = [item.fontSize, before?.fontSize ?? item.fontSize];
    const limit = CELL_GAP * (unlike ? 0.3 * Math.min(...sizes) : Math.max(...sizes));
    const startsColumn = isEdge(item.x, gap / item.fontSize);
    if (run && before && gap <= limit && gap > -before.width - 2 && !startsColumn) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

function cell(run: readonly TextItem[], page: number): Cell {
  let text = '';
  let right = 0;
  const turns: string[] = [];
  for (const [i, item] of run.entries()) {
    if (i > 0 && item.bold !== run[i - 1]!.bold) turns.push(text);
    const gap = item.x - right;
    const spaced = text === '' || /\s$/.test(text) || /^\s/.test(item.text);
    text += !spaced && gap > SPACE_GAP * item.fontSize ? ` ${item.text}` : item.text;
    right = item.x + item.width;
  }
  const x = Math.min(...run.map((item) => item.x));
  const y = Math.min(...run.map((item) => item.y));
  return {
    x,
    y,
    width: Math.max(...run.map((item) => item.x + item.width)) - x,
    height: Math.max(...run.map(bottom)) - y,
    text: withAccents(joinLetterSpaced(text, run)).replace(/\s+/g, ' ').replace(stuckDate, '$& ').trim(),
    turns: turns.map((before) => before.replace(/\s+/g, ' ').trim().length),
    fontSize: Math.max(...run.map((item) => item.fontSize)),
    // the first letters determine a line's style: "**Employer** – Title"
    bold: (run.find((item) => /[\p{L}\p{N}]/u.test(item.text)) ?? run[0]!).bold,
    page,
    ...(run[0]!.goesOn && { goesOn: true }),
  };
}
