/** Entries of a section: each has a date as its anchor, a few head lines, and a description. */
import { datesIn, isDateOnly } from './dates.ts';
import { withHeadDates, withWholeDates } from './entry-dates.ts';
import { withoutEntryMarks } from './entry-marks.ts';
import { type Anchored, isInset, isUnderName, startsOf } from './entry-starts.ts';
import type { Cell } from './layout/cells.ts';
import type { Line } from './layout/lines.ts';
import { type Anchor, anchorOf, endsSentence, isBullet, isToldByLabel, type Part, partsOf, placeOf } from './parts.ts';
import type { Found } from './reading.ts';
import { isListedFor, MAX_HEAD, namesByLabel, type Told, tellsByLabel, toldIn } from './telling-lines.ts';
import { joinWrappedHeads } from './wrapped-heads.ts';

export interface Entry {
  anchor: Anchor | null;
  /** head lines up to the date's; the first ones may be missing where entries share them */
  head: Line[];
  /** following lines that may still belong to the head */
  next: Line[];
  body: Line[];
  parts: Part[];
  nextParts: Part[];
}

const namedIn = (line: Line, offset: number): Part[] => partsOf(line, offset).filter((part) => !isToldByLabel(part));

/** What is determined about a section's lines before they are split into entries. */
interface Section {
  lines: readonly Line[];
  told: Told;
  /** whether a dated line with a bullet may begin an entry */
  mayAnchor: (line: Line) => boolean;
}

/** A line with a range and at most this many words names an entry, wherever the range is in it. */
const MAX_DATED_WORDS = 9;
/** At most this many characters beside a date are its brackets and full stops. */
const MAX_MARKS = 4;

const isWholeDate = ({ cell, range }: Anchor): boolean => cell.text.length - (range.to - range.from) <= MAX_MARKS;

/** Whether a date belongs to a description: in a sentence, a bullet, a list of clients. */
function isDateOfTold(section: Section, index: number, anchor: Anchor, last: Anchored | undefined): boolean {
  const { lines, told, mayAnchor } = section;
  const line = lines[index]!;
  if (isListedFor(lines, index)) return true;
  const isWhole = isWholeDate(anchor);
  // bullets drawn as shapes are not in the text; the indentation shows them
  const isSetIn = last !== undefined && isToldInset(line, lines[last.index]!);
  if ((isSetIn && isOfSentence(line)) || (isBullet(line) && endsSecondSentence(line))) return true;
  if (isBullet(line) || isSetIn) return !isWhole && !mayAnchor(line);
  const isContinuing = told.isContinuedAt(index);
  const { isRange, from } = anchor.range;
  const isShort = isRange && line.text.split(/\s+/).length <= MAX_DATED_WORDS && !isContinuing;
  const isFirst = isRange && from === 0 && anchor.cell === line.cells[0];
  return told.tells[index]! && !isWhole && !isShort && (!isFirst || isContinuing);
}

/** Whether a line is indented from the last dated one, and its date is within text rather than set off by a mark. */
function isToldInset(line: Line, head: Line): boolean {
  const [range] = datesIn(line.text);
  if (!range || line.page !== head.page || !isInset(line, [head])) return false;
  const [before, behind] = [line.text.slice(0, range.from), line.text.slice(range.to)];
  if (before === '') return /^\s*:/.test(behind);
  return /[\p{L}\p{N}%]\s*$/u.test(before) || /[\p{L}\p{N}]/u.test(behind);
}

/**
 * "Beaufort Dam (2015 – 2017), value 240 million", "Promoted to Senior Engineer in 2016": the date is inside or at the
 * end of a sentence.
 */
const isOfSentence = ({ text }: Line): boolean =>
  datesIn(text).some(({ to, from, isRange }) =>
    isRange
      ? from > 0 && /^[)\]]?,\s\p{Ll}{4,}\s/u.test(text.slice(to))
      : /\p{Ll}.*\s(?:in|im|en|nel|em)\s$/u.test(text.slice(0, from)),
  );

/** "• Crew of seven. No recordable injury since 2017." */
const endsSecondSentence = ({ text }: Line): boolean =>
  datesIn(text).some(
    ({ from, to }) => text.slice(to) === '.' && /\.\s+\p{Lu}\p{Ll}*(?:\s\p{Ll}{4,}){2,}\s$/u.test(text.slice(0, from)),
  );

/** A second date in the head of the same entry, as opposed to a row in a table of dates. */
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
    const last = anchors.at(-1);
    if (!anchor || isDateOfTold(section, index, anchor, last)) return;
    if (!last || !isSecondDate(section.lines, last, { index, anchor })) anchors.push({ index, anchor });
  });
  return anchors;
}

/** @param mayAnchor whether a dated line with a bullet may begin an entry */
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

/** An entry, from its first line to the next entry's. */
function entryOf(
  { lines, told, mayAnchor }: Section,
  { index, anchor }: Anchored,
  { start, stop }: { start: number; stop: number },
): Entry {
  const head = lines.slice(start, index + 1);
  const rest = lines.slice(index + 1, stop);
  const telling = rest.findIndex((_, i) => told.tells[index + 1 + i]);
  const near = Math.min(telling < 0 ? rest.length : telling, MAX_HEAD);
  // a date alone is followed by its subject, even if that is a sentence
  const isBare = head.every((line) => line.cells.every((cell) => isDateOnly(cell.text)));
  const parts = head.flatMap((line, i) => namedIn(line, i - head.length + 1));
  // an employer alone, with the title indented below it
  const isSecond = (line: Line, i: number) => i === 0 && parts.length === 1 && !isBullet(line) && mayAnchor(line);
  // "Pipe Welder. TIG root, stick cap." below an employer alone
  const opensTold = (line: Line, i: number) => isSecond(line, i) && telling === 0 && /^[^.]{3,40}\.\s/.test(line.text);
  // "Hours per week: 40" and "Series: 0525" between the date of a federal post and its title
  const labelled = rest.findIndex((line) => !tellsByLabel(line));
  const isBelowLabels = (line: Line, i: number) =>
    i > 0 && i === labelled && !isBullet(line) && mayAnchor(line) && !head.some(mayAnchor);
  const isNear = (line: Line, i: number) =>
    i < near && !(parts.length >= 2 && endsSentence(line.text) && !namesByLabel(line));
  const isNext = (line: Line, i: number) =>
    isNear(line, i)
      ? !isInset(line, head) || isUnderName(line, head) || isSecond(line, i)
      : namesByLabel(line) || opensTold(line, i) || isBelowLabels(line, i) || (i === 0 && isBare && !isBullet(line));
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
