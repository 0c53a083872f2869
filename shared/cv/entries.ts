/** Entries of a section: each has a date as its anchor, a few lines at its head, and what is told of it. */
import { isDateOnly } from './dates.ts';
import { withHeadDates, withWholeDates } from './entry-dates.ts';
import { withoutEntryMarks } from './entry-marks.ts';
import { type Anchored, isInset, startsOf } from './entry-starts.ts';
import type { Cell } from './layout/cells.ts';
import type { Line } from './layout/lines.ts';
import { type Anchor, anchorOf, endsSentence, isBullet, isToldByLabel, type Part, partsOf, placeOf } from './parts.ts';
import type { Found } from './reading.ts';
import { isListedFor, MAX_HEAD, namesByLabel, type Told, toldIn } from './telling-lines.ts';
import { joinWrappedHeads } from './wrapped-heads.ts';

export interface Entry {
  anchor: Anchor | null;
  /** lines at its head before and with the date; the first ones may be missing where entries share them */
  head: Line[];
  /** lines that follow and may still belong to the head */
  next: Line[];
  body: Line[];
  parts: Part[];
  nextParts: Part[];
}

const namedIn = (line: Line, offset: number): Part[] => partsOf(line, offset).filter((part) => !isToldByLabel(part));

/** What is decided of the lines of a section before its entries are told apart. */
interface Section {
  lines: readonly Line[];
  told: Told;
  /** whether a line with a date may begin an entry although it has a bullet */
  mayAnchor: (line: Line) => boolean;
}

/** Of so many words at most is a line with a range that names an entry wherever the range stands. */
const MAX_DATED_WORDS = 9;
/** So many signs beside a date are its brackets and full stops. */
const MAX_MARKS = 4;

const isWholeDate = ({ cell, range }: Anchor): boolean => cell.text.length - (range.to - range.from) <= MAX_MARKS;

/** Whether a date stands in what is told: in a sentence, in a bullet, in a list of clients. */
function isDateOfTold({ lines, told, mayAnchor }: Section, index: number, anchor: Anchor): boolean {
  const line = lines[index]!;
  if (isListedFor(lines, index)) return true;
  const isWhole = isWholeDate(anchor);
  if (isBullet(line)) return !(isWhole || mayAnchor(line));
  const isContinuing = told.isContinuedAt(index);
  const { isRange, from } = anchor.range;
  const isShort = isRange && line.text.split(/\s+/).length <= MAX_DATED_WORDS && !isContinuing;
  const isFirst = isRange && from === 0 && anchor.cell === line.cells[0];
  return told.tells[index]! && !isWhole && !isShort && (!isFirst || isContinuing);
}

/** A second date in the head of the same entry, not a row of a table of dates. */
function isSecondDate(lines: readonly Line[], last: Anchored, { index, anchor }: Anchored): boolean {
  const line = lines[index]!;
  const isRow = (row: Line, cell: Cell) => row.cells.length > 1 && cell === row.cells[0];
  const areRows = isRow(line, anchor.cell) && isRow(lines[last.index]!, last.anchor.cell);
  const isBelow = index === last.index + 1 && !anchor.range.isRange && last.anchor.range.isRange;
  return isBelow && isWholeDate(anchor) && !areRows && line.cells.length === 1;
}

function anchorsOf(section: Section): Anchored[] {
  const anchors: Anchored[] = [];
  section.lines.forEach((line, index) => {
    const anchor = anchorOf(line);
    if (!anchor || isDateOfTold(section, index, anchor)) return;
    const last = anchors.at(-1);
    if (!last || !isSecondDate(section.lines, last, { index, anchor })) anchors.push({ index, anchor });
  });
  return anchors;
}

/** @param mayAnchor whether a line with a date may begin an entry although it has a bullet */
export function entriesOf(
  all: readonly Line[],
  mayAnchor: (line: Line) => boolean,
): { entries: Entry[]; before: Line[] } {
  const lines = joinWrappedHeads(withHeadDates(withoutEntryMarks(withWholeDates(all))));
  const section: Section = { lines, told: toldIn(lines), mayAnchor };
  const anchors = anchorsOf(section);
  if (anchors.length === 0) return { entries: [], before: [...lines] };
  const starts = startsOf({ lines, tells: section.told.tells, anchors });
  const entries = anchors.map((anchored, n) =>
    entryOf(section, anchored, { start: starts[n]!, stop: starts[n + 1] ?? lines.length }),
  );
  return { entries, before: lines.slice(0, starts[0]) };
}

/** An entry from its first line to that of the next one. */
function entryOf(
  { lines, told, mayAnchor }: Section,
  { index, anchor }: Anchored,
  { start, stop }: { start: number; stop: number },
): Entry {
  const head = lines.slice(start, index + 1);
  const rest = lines.slice(index + 1, stop);
  const telling = rest.findIndex((_, i) => told.tells[index + 1 + i]);
  const near = Math.min(telling < 0 ? rest.length : telling, MAX_HEAD);
  // a date that stands alone is followed by what it belongs to, be it a sentence
  const isBare = head.every((line) => line.cells.every((cell) => isDateOnly(cell.text)));
  const parts = head.flatMap((line, i) => namedIn(line, i - head.length + 1));
  // an employer alone, and what one was there set in below it
  const isSecond = (line: Line, i: number) => i === 0 && parts.length === 1 && !isBullet(line) && mayAnchor(line);
  // "Pipe Welder. TIG root, stick cap." below an employer alone
  const opensTold = (line: Line, i: number) => isSecond(line, i) && telling === 0 && /^[^.]{3,40}\.\s/.test(line.text);
  const isNear = (line: Line, i: number) =>
    i < near && !(parts.length >= 2 && endsSentence(line.text) && !namesByLabel(line));
  const isNext = (line: Line, i: number) =>
    isNear(line, i)
      ? !isInset(line, head) || isSecond(line, i)
      : namesByLabel(line) || opensTold(line, i) || (i === 0 && isBare && !isBullet(line));
  const next = rest.filter(isNext);
  return {
    anchor,
    head: [...head],
    next,
    body: rest.filter((line) => !next.includes(line)),
    parts,
    nextParts: next.flatMap((line, i) => namedIn(line, i + 1)),
  };
}

export const startOf = ({ anchor }: Entry): Found | undefined =>
  anchor?.range.start
    ? { value: anchor.range.start, place: placeOf(anchor.cell, anchor.range.from, anchor.range.to) }
    : undefined;

export const endOf = ({ anchor }: Entry): Found | undefined =>
  anchor?.range.end
    ? { value: anchor.range.end, place: placeOf(anchor.cell, anchor.range.from, anchor.range.to) }
    : undefined;
