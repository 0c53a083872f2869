/** Titles and names that had no room on their line. */
import { datesIn, isDateOnly } from './dates.ts';
import { bodySize, hasWrapped, type Line } from './layout/lines.ts';
import { anchorOf, isBullet } from './parts.ts';

const unfinished = /(?:[,&/–—-]|\b(?:and|of|for|the|und|für|der|et|de|du|des|la|le|y|e|di|i|en|och|van|von))$/iu;
/** what comes after it may look different */
const opensMore = /(?:[,–—|]|\s-)$/;
const legalOnly =
  /^(?:(?:gmbh|ltd|inc|llc|ag|s\.?a|s\.?p\.?a|s\.?r\.?l|sp|b\.?v|co|kg|ab|group|(?:state |technical )?university|college|institute|professor|manager|engineer)(?!\p{L})|&|\()/iu;

/** A word that was divided is one again. */
const joinedText = (before: string, after: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before.slice(0, -1) + after : `${before} ${after}`;

/** A title or a name that had no room on its line is one again. */
export function joinWrappedHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  const common = bodySize(lines);
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
      before.page === line.page &&
      // beside a rail of dates the look is that of what it goes on with
      (own.bold === line.bold || opensMore.test(before.text) || own.turns.length > 0) &&
      Math.abs(own.fontSize - line.fontSize) < 1.2 &&
      Math.abs(own.x - line.x) < 3 &&
      line.gap < 0.7;
    const goesOn =
      isAlike &&
      !isBullet(before) &&
      !isBullet(line) &&
      own.text.split(/\s+/).length < 12 &&
      text.split(/\s+/).length <= 4 &&
      hasWrapped({ ...own, right: before.cells[at + 1]?.x ?? before.right }, line) &&
      anchorOf({ ...before, cells: [own] }) === null &&
      anchorOf(line) === null;
    const isRangeBroken =
      isAlike &&
      datesIn(`${own.text} ${text}`).some(({ from, to }) => from < own.text.length && to > own.text.length + 1);
    if (
      (isRangeBroken && datesIn(own.text).every(({ isRange }) => !isRange)) ||
      (goesOn &&
        (unfinished.test(own.text) ||
          legalOnly.test(text) ||
          /^\p{Ll}/u.test(text) ||
          // **Employer** – Title, and the rest of the title
          (own.turns.length > 0 && own.bold && !line.bold) ||
          (text.split(/\s+/).length === 1 && (line.bold || line.fontSize > common + 0.7 || before.cells.length > 1))))
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
