import type { CvPages } from '#shared/cv/pages.ts';
import { cleanText } from './clean-text.ts';
import { isMarkdown, markdownBlock, markdownLines } from './markdown.ts';
import { type Block, isSquare, layOut, refuseLong } from './paper.ts';

const FONT_SIZE = 11;
const COLUMN = FONT_SIZE * 0.49;
const TAB = 8;
/** Pairs of marks are matched in quadratic time, so longer lines are not searched. */
const MAX_MARKED = 1000;

/** Keeps the lines as they are, and columns separated by runs of spaces stay separate. */
export function plainTextPages(text: string): CvPages {
  refuseLong(text.length);
  const lines = tidied(unquoted(text.split(/\r\n|[\n\r\f\u2028\u2029]/)));
  const stops = stopsOf(lines);
  const blocks = isMarkdown(lines)
    ? markdownLines(lines.join('\n')).map((line) =>
        line.length <= MAX_MARKED ? markdownBlock(line, FONT_SIZE) : lineBlock(line),
      )
    : lines.map((line, i) => lineBlock(withStops(line, stops), isUnderlined(line, lines[i + 1])));
  return { type: 'text', pages: layOut(blocks) };
}

const quoted = /^(?:> ?)+/;

/** The lines of a quoted e-mail, if that is most of the text, without the marks, which empty lines have too. */
function unquoted(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => line.trim() !== '');
  const isMost = 2 * written.filter((line) => quoted.test(line)).length > written.length;
  const isQuoted = isMost && lines.some((line) => /^>+\s*$/.test(line));
  return isQuoted ? lines.map((line) => line.replace(quoted, '')) : lines;
}

/** Fewer commas after a space are typing errors. */
const MIN_LOOSE_COMMAS = 3;

/** "Erie , PA", "( 814 ) 555-0176 .": marks as scanners read them, without the spaces around them. */
function tidied(lines: readonly string[]): readonly string[] {
  const isLoose = lines.filter((line) => /\S ,(?:\s|$)/.test(line)).length >= MIN_LOOSE_COMMAS;
  return isLoose ? lines.map((line) => line.replace(/(?<=\S) (?=[,.;:)](?:\s|$))|(?<=(?:^|\s)\() (?=\S)/g, '')) : lines;
}

/**
 * A column start is where text follows three or more spaces in at least this many lines; before it, two spaces separate
 * columns too.
 */
const MIN_STOPS = 2;

function stopsOf(lines: readonly string[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const { index } of line.matchAll(/(?=\S)(?<=^ {3,}| {3})\S/gu))
      counts.set(index, (counts.get(index) ?? 0) + 1);
  return new Set([...counts].flatMap(([at, count]) => (count >= MIN_STOPS ? [at] : [])));
}

/** "08/2015 – 09/2019  Electrician": two spaces before a column start become a tab. */
const withStops = (line: string, stops: ReadonlySet<number>): string =>
  line.replace(/(?<=[\p{L}\p{N}).]) {2}(?=\S)/gu, (gap, at: number) => (stops.has(at + gap.length) ? '\t' : gap));

/** A full-width row of dashes or dots separates what is above from what is below. */
const ruled = /^\s*([^\p{L}\p{N}\s])(?:\s?\1){7,}\s*$/u;

const MAX_HEADING = 40;

/** "Skills" above "------" is a heading. */
const isUnderlined = (line: string, below = ''): boolean =>
  /^\p{L}/u.test(line) &&
  line.length <= MAX_HEADING &&
  /^([-=~*_.])\1{2,}\s*$/.test(below) &&
  below.length >= line.trim().length;

function lineBlock(line: string, bold = false): Block {
  if (ruled.test(line)) return lineBlock('');
  const columns = [...line.matchAll(/(?=\S)(?<=^\s*|\t *| {3})\S(?:(?!\t| {3}).)*/gu)];
  let [read, place] = [0, 0];
  const [indent = 0, ...stops] = columns.map(({ index }) => {
    place = placeAfter(line.slice(read, index), place);
    read = index;
    return place * COLUMN;
  });
  const text = columns.map(([column]) => cleanText(column.trimEnd())).join('\t');
  return { kind: 'paragraph', indent, stops, runs: [{ text, fontSize: FONT_SIZE, bold }] };
}

/**
 * The column after a text in a fixed-width font: square characters take two, and a tab moves to the next multiple of
 * eight.
 */
function placeAfter(text: string, place: number): number {
  let at = place;
  for (const letter of text) at += letter === '\t' ? TAB - (at % TAB) : isSquare(letter) ? 2 : 1;
  return at;
}
