/** Titles and names that had no room on their line. */
import { datesIn, isDateOnly } from './dates.ts';
import type { Cell } from './layout/cells.ts';
import { bodySize, hasWrapped, type Line } from './layout/lines.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { anchorOf, isBullet } from './parts.ts';

const unfinished =
  /(?:[,&/–—-]|\b(?:and|of|for|the|und|für|der|et|de|du|des|la|le|y|e|di|i|en|in|at|with|to|zum|zur|im|och|van|von))$/iu;
/** what comes after it may look different */
const opensMore = /(?:[,–—|]|\s-)$/;
const legalOnly =
  /^(?:(?:gmbh|ltd|inc|llc|ag|s\.?a|s\.?p\.?a|s\.?r\.?l|sp|b\.?v|co|kg|ab|group|(?:(?:state|technical|community|junior|high|secondary|primary) )?(?:university|college|institute|school|academy)|(?:training )?cent(?:er|re)|professor|manager|engineer)(?!\p{L})|&|\()/iu;

/** "Jun 2018 –" */
const endsOpen = /[-–—]\s*$/;
/** "Sep" above "2009 – May 2010" is the half of a range, the end of "CGPA 3.4/4" above "June 2018 – May 2019" none. */
const isMonth = (half: string, below: string): boolean =>
  /\p{L}/u.test(half) || !datesIn(below).some(({ isRange }) => isRange);

/** Lines of one name stand closer, in font sizes. */
const MAX_GAP = 0.7;
const MAX_LINES = 3;
/** Two lines begin, or two columns stand, at one edge where they are so near, in points. */
const SAME_EDGE = 3;
/** A name is larger than the text by more, in points. */
const LARGER = 0.7;
const MAX_WORDS = 14;
const MAX_BOLD_WORDS = 20;
/** So many words go on with what is surely unfinished, half of them with what may be. */
const MAX_REST = 8;

/** A word that was divided is one again. */
const joinedText = (before: string, after: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before.slice(0, -1) + after : `${before} ${after}`;

const looksLike = (line: Line, other: Line): boolean =>
  line.page === other.page &&
  line.bold === other.bold &&
  line.isCaps === other.isCaps &&
  Math.abs(line.fontSize - other.fontSize) < 0.3 &&
  Math.abs(line.x - other.x) < SAME_EDGE;

/**
 * The lines that go on with the one above, where names are set apart by their look and most of them have one line: two such lines
 * are one name that had no room ("Indian Institute of" above "Technology Kanpur", both bold).
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

/** The lines of a section, and what of their look says that two are one. */
interface Look {
  lines: readonly Line[];
  /** the size of most of its letters */
  common: number;
  second: ReadonlySet<Line>;
}

/** A line, and the cell above that it may go on with. */
interface Below {
  line: Line;
  text: string;
  before: Line;
  own: Cell;
  /** the number of that cell in its line */
  at: number;
}

/** A title or a name that had no room on its line is one again. */
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

/** Letters of one name differ less in size, in points. */
const SAME_SIZE = 1.2;

/** What a line may go on with: the text above it, dates beside that left aside, where both look alike. */
function belowOf(line: Line, before: Line | undefined): Below | null {
  const at = before?.cells.findLastIndex((cell) => !isDateOnly(cell.text)) ?? -1;
  const own = before?.cells[at];
  const [{ text, label }, ...others] = line.cells as [Cell, ...Cell[]];
  if (!before || !own || others.length > 0 || label !== undefined || leadingLabel(text) !== null) return null;
  const isAlike =
    before.page === line.page &&
    // beside a rail of dates the look is that of what it goes on with
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

/** **Employer** – Title, and the rest of the title */
const isTurned = ({ own, line }: Below): boolean => own.turns.length > 0 && own.bold && !line.bold;

/** Whether two lines are one name that had no room. */
function goesOn(below: Below, look: Look): boolean {
  const { line, text, before, own, at } = below;
  const isUnfinished = unfinished.test(own.text);
  const isSure = isTurned(below) || isUnfinished;
  const edge = before.cells[at + 1]?.x;
  // how wide the first word of what goes on is, is an estimate
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

/** Dates at an edge leave a column beside them, in which a name may have had no room. */
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
