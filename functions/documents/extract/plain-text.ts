import type { CvPages } from '#shared/cv/pages.ts';
import { cleanText } from './clean-text.ts';
import { isMarkdown, markdownBlock, markdownLines } from './markdown.ts';
import { type Block, isSquare, layOut, refuseLong } from './paper.ts';

const FONT_SIZE = 11;
const COLUMN = FONT_SIZE * 0.49;
const TAB = 8;
/** The marks of a line are looked for in pairs, which takes the square of its length. */
const MAX_MARKED = 1000;

/** Lines as they stand. Where a run of spaces holds columns apart, they stay apart. */
export function plainTextPages(text: string): CvPages {
  refuseLong(text.length);
  const lines = text.split(/\r\n|[\n\r\f\u2028\u2029]/);
  const stops = stopsOf(lines);
  const blocks = isMarkdown(lines)
    ? markdownLines(lines.join('\n')).map((line) =>
        line.length <= MAX_MARKED ? markdownBlock(line, FONT_SIZE) : lineBlock(line),
      )
    : lines.map((line, i) => lineBlock(withStops(line, stops), isUnderlined(line, lines[i + 1])));
  return { type: 'text', pages: layOut(blocks) };
}

/** Where, in letters, text begins behind three spaces or more in at least so many lines: two spaces before it part columns, too. */
const MIN_STOPS = 2;

function stopsOf(lines: readonly string[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const { index } of line.matchAll(/(?<=^ {3,}| {3})\S/gu)) counts.set(index, (counts.get(index) ?? 0) + 1);
  return new Set([...counts].flatMap(([at, count]) => (count >= MIN_STOPS ? [at] : [])));
}

/** "08/2015 – 09/2019  Electrician": a third space where two stand before a stop. */
const withStops = (line: string, stops: ReadonlySet<number>): string =>
  line.replace(/(?<=[\p{L}\p{N}).]) {2}(?=\S)/gu, (gap, at: number) => (stops.has(at + gap.length) ? '\t' : gap));

/** A row of strokes or dots, as long as the page is wide: it parts what stands above and below. */
const ruled = /^\s*([^\p{L}\p{N}\s])(?:\s?\1){7,}\s*$/u;

const MAX_HEADING = 40;

/** "Skills" above "------": a heading, set apart from what is told. */
const isUnderlined = (line: string, below = ''): boolean =>
  /^\p{L}/u.test(line) &&
  line.length <= MAX_HEADING &&
  /^([-=~*_.])\1{2,}\s*$/.test(below) &&
  below.length >= line.trim().length;

function lineBlock(line: string, bold = false): Block {
  if (ruled.test(line)) return lineBlock('');
  const columns = [...line.matchAll(/(?<=^\s*|\t *| {3})\S(?:(?!\t| {3}).)*/gu)];
  let [read, place] = [0, 0];
  const [indent = 0, ...stops] = columns.map(({ index }) => {
    place = placeAfter(line.slice(read, index), place);
    read = index;
    return place * COLUMN;
  });
  const text = columns.map(([column]) => cleanText(column.trimEnd())).join('\t');
  return { kind: 'paragraph', indent, stops, runs: [{ text, fontSize: FONT_SIZE, bold }] };
}

/** The place after a text in letters of one width: square ones are two wide, and a tab moves on to the next eighth. */
function placeAfter(text: string, place: number): number {
  let at = place;
  for (const letter of text) at += letter === '\t' ? TAB - (at % TAB) : isSquare(letter) ? 2 : 1;
  return at;
}
