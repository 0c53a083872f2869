/** Bullets and numbers that mark the entries of a section, and carry no content. */
import { datesIn } from './dates.ts';
import { withoutBullet } from './layout/bullets.ts';
import type { Line } from './layout/lines.ts';
import { anchorOf, isBullet } from './parts.ts';

const markOf = (line: Line): string => `${Math.round(line.x / 3)}|${line.cells[0]!.text.trim()[0]!.replace(/\d/, '#')}`;

/** "• 2014 – 2016, The Inn" */
const opensWithRange = (line: Line): boolean =>
  isBullet(line) && datesIn(withoutBullet(line.text)).some(({ from, isRange }) => isRange && from === 0);

/** With at least this many marks one may lack a date that can be read: "curso 2009-2010 a curso 2011-2012". */
const MANY_MARKS = 3;

/**
 * "1. Engineer", "❖ The Inn": if a section opens with a mark, or a mark precedes a range, and each mark of its kind has
 * a date of its own, they mark entries.
 */
export function withoutEntryMarks(lines: readonly Line[]): Line[] {
  const first = lines[0] && isBullet(lines[0]) ? lines[0] : lines.find(opensWithRange);
  if (!first) return [...lines];
  const marks = lines.flatMap((line, i) => (isBullet(line) && markOf(line) === markOf(first) ? [i] : []));
  const hasOwnDate = (from: number, n: number) =>
    lines
      .slice(from, Math.min(marks[n + 1] ?? lines.length, from + 4))
      .some((line) => anchorOf(unmarked(line)) !== null);
  const undated = marks.filter((at, n) => !hasOwnDate(at, n)).length;
  if (marks.length < 2 || undated > (marks.length >= MANY_MARKS ? 1 : 0)) return [...lines];
  return lines.map((line, i) => (marks.includes(i) ? unmarked(line) : line));
}

/** A line without its bullet or number. */
export function unmarked(line: Line): Line {
  if (!isBullet(line)) return line;
  const [first, ...others] = line.cells;
  const text = withoutBullet(first!.text);
  const by = (first!.width * (first!.text.length - text.length)) / Math.max(1, first!.text.length);
  const turns = first!.turns.map((at) => at - (first!.text.length - text.length)).filter((at) => at > 0);
  const cells =
    text === '' ? others : [{ ...first!, text, turns, x: first!.x + by, width: first!.width - by }, ...others];
  return cells.length === 0 ? line : { ...line, cells, text: cells.map((cell) => cell.text).join('  ') };
}
