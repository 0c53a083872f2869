/** Titles and names that had no room on their line. */
import { datesIn, isDateOnly } from './dates.ts';
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
const SAME_EDGE = 3;
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
  Math.abs(line.x - other.x) < 3;

/**
 * The lines that go on with the one above, where names are set apart by their look and most of them have one line: two such lines
 * are one name that had no room ("Indian Institute of" above "Technology Kanpur", both bold).
 */
function secondLines(lines: readonly Line[], common: number): ReadonlySet<Line> {
  const isSetApart = (line: Line) =>
    (line.bold || line.fontSize > common + 0.7) && line.cells.length === 1 && !isBullet(line) && !anchorOf(line);
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

/** A title or a name that had no room on its line is one again. */
export function joinWrappedHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  const common = bodySize(lines);
  const second = secondLines(lines, common);
  for (const line of lines) {
    const before = result.at(-1);
    const text = line.cells[0]!.text;
    // beside dates, the text is what goes on
    const at = before?.cells.findLastIndex((cell) => !isDateOnly(cell.text)) ?? -1;
    const own = before?.cells[at];
    const isAlike =
      before &&
      own &&
      line.cells.length === 1 &&
      line.cells[0]!.label === undefined &&
      leadingLabel(text) === null &&
      before.page === line.page &&
      // beside a rail of dates the look is that of what it goes on with
      (own.bold === line.bold || opensMore.test(before.text) || own.turns.length > 0) &&
      Math.abs(own.fontSize - line.fontSize) < 1.2 &&
      Math.abs(own.x - line.x) < 3 &&
      line.gap < MAX_GAP;
    // **Employer** – Title, and the rest of the title
    const isTurned = isAlike && own.turns.length > 0 && own.bold && !line.bold;
    // how wide its first word is, is an estimate
    const isUnfinished = own !== undefined && unfinished.test(own.text);
    const isSure = isTurned || isUnfinished;
    const goesOn =
      isAlike &&
      !isBullet(before) &&
      !isBullet(line) &&
      own.text.split(/\s+/).length < (own.bold ? MAX_BOLD_WORDS : MAX_WORDS) &&
      text.split(/\s+/).length <= (isSure ? MAX_REST : MAX_REST / 2) &&
      hasWrapped(
        { ...own, right: (before.cells[at + 1]?.x ?? before.right) - (isUnfinished ? own.fontSize : 0) },
        line,
      ) &&
      anchorOf({ ...before, cells: [own] }) === null &&
      anchorOf(line) === null;
    // dates at an edge leave a column beside them, in which a name may have had no room
    const edge = before?.cells[at + 1]?.x;
    const isColumn =
      edge !== undefined &&
      lines.some(
        ({ y, cells }) => y !== before!.y && cells.some(({ x }, n) => n > 0 && Math.abs(x - edge) <= SAME_EDGE),
      );
    const isRangeBroken =
      isAlike &&
      (endsOpen.test(own.text) || datesIn(own.text).every(({ isRange }) => !isRange)) &&
      datesIn(`${own.text} ${text}`).some(
        ({ from, to }) => from < own.text.length && to > own.text.length + 1 && isMonth(own.text.slice(from), text),
      );
    if (
      isRangeBroken ||
      (goesOn &&
        (isUnfinished ||
          legalOnly.test(text) ||
          /^\p{Ll}/u.test(text) ||
          isTurned ||
          second.has(line) ||
          (text.split(/\s+/).length === 1 && (line.bold || line.fontSize > common + 0.7 || isColumn))))
    ) {
      const turns = own.bold === line.bold ? own.turns : [...own.turns, own.text.length];
      const cell = { ...own, text: joinedText(own.text, text), height: line.y + line.height - own.y, turns };
      const cells = before.cells.with(at, cell);
      const whole = cells.map((one) => one.text).join('  ');
      result[result.length - 1] = { ...before, cells, text: whole, height: line.y + line.height - before.y };
    } else result.push(line);
  }
  return result;
}
