/** Titles and names that did not fit on their line. */
import { datesIn, isDateOnly } from './dates.ts';
import type { Cell } from './layout/cells.ts';
import { bodySize, hasWrapped, type Line } from './layout/lines.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { anchorOf, isBullet } from './parts.ts';

const unfinished =
  /(?:[,&/–—-]|\b(?:and|of|for|the|und|für|der|et|de|du|des|la|le|y|e|di|i|en|in|at|with|to|zum|zur|im|och|van|von))$/iu;
/** the text after it may have another style */
const opensMore = /(?:[,–—|]|\s-)$/;
const legalOnly =
  /^(?:(?:gmbh|ltd|inc|llc|ag|s\.?a|s\.?p\.?a|s\.?r\.?l|sp|b\.?v|co|kg|ab|group|(?:(?:state|technical|community|junior|high|secondary|primary) )?(?:university|college|institute|school|academy)(?! of )|(?:training )?cent(?:er|re)|professor|manager|engineer)(?!\p{L})|&|\()/iu;

/** "Jun 2018 –" */
const endsOpen = /[-–—]\s*$/;
/** "Sep" above "2009 – May 2010" is half of a range; the end of "CGPA 3.4/4" above "June 2018 – May 2019" is not. */
const isMonth = (half: string, below: string): boolean =>
  /\p{L}/u.test(half) || !datesIn(below).some(({ isRange }) => isRange);

/** The largest gap between lines of one name, in font sizes. */
const MAX_GAP = 0.7;
const MAX_LINES = 3;
/** Lines begin, or columns are, at the same edge if they differ by less than this, in points. */
const SAME_EDGE = 3;
/** A name is larger than the body text by more than this, in points. */
const LARGER = 0.7;
const MAX_WORDS = 14;
const MAX_BOLD_WORDS = 20;
/** The most words that continue a surely unfinished line; half as many otherwise. */
const MAX_REST = 8;

/** Rejoins a hyphenated word. */
const joinedText = (before: string, after: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before.slice(0, -1) + after : `${before} ${after}`;

const looksLike = (line: Line, other: Line): boolean =>
  line.page === other.page &&
  line.bold === other.bold &&
  line.isCaps === other.isCaps &&
  Math.abs(line.fontSize - other.fontSize) < 0.3 &&
  Math.abs(line.x - other.x) < SAME_EDGE;

/**
 * The lines that continue the one above, in a section whose names have their own style and mostly take one line: two
 * such lines are one name that did not fit ("Indian Institute of" above "Technology Kanpur", both bold).
 */
function secondLines(lines: readonly Line[], common: number): ReadonlySet<Line> {
  const isSetApart = (line: Line) =>
    (line.bold || line.fontSize > common + LARGER) && line.cells.length === 1 && !isBullet(line) && !anchorOf(line);
  const runs: Line[][] = [];
  lines.forEach((line, i) => {
    if (!isSetApart(line)) return;
    const above = lines[i - 1];
    const goesOn = above !== undefined && runs.at(-1)?.at(-1) === above && looksLike(line, above) && line.gap < MAX_GAP;
    if (goesOn) runs.at(-1)!.push(line);
    else runs.push([line]);
  });
  const alone = runs.filter((run) => run.length === 1).length;
  return new Set(
    alone * 2 < runs.length || alone === 0
      ? []
      : runs.flatMap((run) => run.slice(1).filter((line, i) => run.length <= MAX_LINES && hasWrapped(run[i]!, line))),
  );
}

/** The lines of a section, and the style clues for joining them. */
interface Look {
  lines: readonly Line[];
  /** the most frequent font size */
  common: number;
  second: ReadonlySet<Line>;
}

/** A line, and the cell above that it may continue. */
interface Below {
  line: Line;
  text: string;
  before: Line;
  own: Cell;
  /** the index of that cell in its line */
  at: number;
}

/** Rejoins titles and names that did not fit on their line. */
export function joinWrappedHeads(lines: readonly Line[]): Line[] {
  const common = bodySize(lines);
  const look = { lines, common, second: secondLines(lines, common) };
  const result: Line[] = [];
  for (const line of lines) {
    const below = belowOf(line, result.at(-1));
    if (below && (breaksRange(below) || goesOn(below, look))) result[result.length - 1] = joined(below);
    else result.push(line);
  }
  return result;
}

/** The largest difference in size between letters of one name, in points. */
const SAME_SIZE = 1.2;

/** The cell that a line may continue: the last one above that is not a date, if both look alike. */
function belowOf(line: Line, before: Line | undefined): Below | null {
  const at = before?.cells.findLastIndex((cell) => !isDateOnly(cell.text)) ?? -1;
  const own = before?.cells[at];
  const [{ text, label }, ...others] = line.cells as [Cell, ...Cell[]];
  if (!before || !own || others.length > 0 || label !== undefined || leadingLabel(text) !== null) return null;
  const isAlike =
    before.page === line.page &&
    // after such an ending, or a change of style inside the cell, boldness need not match
    (own.bold === line.bold || opensMore.test(before.text) || own.turns.length > 0) &&
    Math.abs(own.fontSize - line.fontSize) < SAME_SIZE &&
    Math.abs(own.x - line.x) < SAME_EDGE &&
    line.gap < MAX_GAP;
  return isAlike ? { line, text, before, own, at } : null;
}

/** "Jun 2018 –" above "May 2020" */
const breaksRange = ({ own, text }: Below): boolean =>
  (endsOpen.test(own.text) || datesIn(own.text).every(({ isRange }) => !isRange)) &&
  datesIn(`${own.text} ${text}`).some(
    ({ from, to }) => from < own.text.length && to > own.text.length + 1 && isMonth(own.text.slice(from), text),
  );

/** **Employer** – Title, with the rest of the title below */
const isTurned = ({ own, line }: Below): boolean => own.turns.length > 0 && own.bold && !line.bold;

/** Whether two lines are one name that did not fit. */
function goesOn(below: Below, look: Look): boolean {
  const { line, text, before, own, at } = below;
  const isUnfinished = unfinished.test(own.text);
  const isSure = isTurned(below) || isUnfinished;
  const edge = before.cells[at + 1]?.x;
  // the width of the continuation's first word is an estimate
  const right = (edge ?? before.right) - (isUnfinished ? own.fontSize : 0);
  const mayGoOn =
    !isBullet(before) &&
    !isBullet(line) &&
    own.text.split(/\s+/).length < (own.bold ? MAX_BOLD_WORDS : MAX_WORDS) &&
    text.split(/\s+/).length <= (isSure ? MAX_REST : MAX_REST / 2) &&
    hasWrapped({ ...own, right }, line) &&
    anchorOf({ ...before, cells: [own] }) === null &&
    anchorOf(line) === null;
  if (!mayGoOn) return false;
  if (isSure || legalOnly.test(text) || /^\p{Ll}/u.test(text) || look.second.has(line)) return true;
  const isSetApart = line.bold || line.fontSize > look.common + LARGER;
  return text.split(/\s+/).length === 1 && (isSetApart || isColumn(below, edge, look.lines));
}

/** Dates at an edge narrow the column beside them, in which a name may not have fitted. */
const isColumn = ({ before }: Below, edge: number | undefined, lines: readonly Line[]): boolean =>
  edge !== undefined &&
  lines.some(({ y, cells }) => y !== before.y && cells.some(({ x }, n) => n > 0 && Math.abs(x - edge) <= SAME_EDGE));

function joined({ line, text, before, own, at }: Below): Line {
  const turns = own.bold === line.bold ? own.turns : [...own.turns, own.text.length];
  const cell = { ...own, text: joinedText(own.text, text), height: line.y + line.height - own.y, turns };
  const cells = before.cells.with(at, cell);
  const whole = cells.map((one) => one.text).join('  ');
  return { ...before, cells, text: whole, height: line.y + line.height - before.y };
}
