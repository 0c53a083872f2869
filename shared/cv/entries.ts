/** Entries of a section: each has a date as its anchor, a few lines at its head, and what is told of it. */
import type { DateRange } from './date-ranges.ts';
import { datesIn, isDateOnly } from './dates.ts';
import { isDuration } from './durations.ts';
import { withHeadDates, withWholeDates } from './entry-dates.ts';
import { withoutBullet } from './layout/bullets.ts';
import type { Cell } from './layout/cells.ts';
import { hasWrapped, type Line, PARAGRAPH_GAP } from './layout/lines.ts';
import { degreePattern } from './lexicon/degrees.data.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { mayBePlace } from './lexicon/places.ts';
import { plain } from './lexicon/plain.ts';
import {
  anchorOf,
  endsSentence,
  isBullet,
  isToldByLabel,
  MAX_BRACKETED_WORDS,
  type Part,
  partsOf,
  placeOf,
  severalEmployers,
} from './parts.ts';
import type { Found } from './reading.ts';
import { joinWrappedHeads } from './wrapped-heads.ts';

export interface Entry {
  anchor: { range: DateRange; cell: Cell } | null;
  /** lines at its head before and with the date; the first ones may be missing where entries share them */
  head: Line[];
  /** lines that follow and may still belong to the head */
  next: Line[];
  body: Line[];
  parts: Part[];
  nextParts: Part[];
}

const MAX_HEAD = 3;

const namedIn = (line: Line, offset: number): Part[] => partsOf(line, offset).filter((part) => !isToldByLabel(part));

/** Whether a label says that a line names something, in a cell of its own or before a colon: "stanowisko: spawacz". */
const isNamed = ({ cells, text }: Line): boolean =>
  cells.some(({ label }) => label !== undefined && label !== 'told') ||
  ['title', 'organisation'].includes(leadingLabel(text)?.kind ?? '');

/** "mar 2016: Cook, The Inn", "Cook, The Inn, mar 2016.", "Cook, The Inn. 2016" without the date at its edge. */
function withoutOuterDates(text: string): string {
  const dates = datesIn(text);
  const [first, last] = [dates[0], dates.at(-1)];
  if (last && /^[).;,\s]*$/.test(text.slice(last.to))) return text.slice(0, last.from).trim().replace(/\.$/, '');
  return first && first.from <= 1 ? text.slice(first.to).replace(/^[\s:,.)–—-]+/, '') : text;
}

const opensList =
  /^(?:\S+\s){0,3}(?:clients?|customers?|projects?|kunden?|projekte?|clientes|proyectos|clienti|progetti|klanten|opdrachten|klienci|projets)\s*:$/iu;

/** "Selected clients:" and what is set in below it: all of it is told of one job, whatever dates it has. */
function isListedFor(lines: readonly Line[], index: number): boolean {
  const opening = lines.slice(0, index).findLast((line) => opensList.test(line.text.trim()));
  if (!opening) return false;
  const below = lines.slice(lines.indexOf(opening) + 1, index + 1);
  return below.every((line) => line.page === opening.page && line.x > opening.x + 6);
}

/** How many words a text has, but for its dates and the marks between pieces. */
const wordsIn = (text: string): number =>
  datesIn(text)
    .reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const isDone =
  /^(?!(?:Certified|Licensed|Registered|Embedded|Qualified|Skilled|Trained|Retired|Experienced|Chartered|Advanced|Applied|Employed|Worked|United|Associated|Approved|Authori[sz]ed|Accredited|Commissioned|Enlisted|Ordained|Seconded|Unskilled|Salaried|Dedicated)\b)\p{Lu}\p{Ll}{2,}ed (?!(?:at|for|by|as) )\p{Ll}/u;

/** A line of more words tells. */
const MAX_NAMED_WORDS = 16;

/** So many words in small letters above all else of a paragraph name: "kitchen porter". */
const MAX_SMALL_HEAD = 4;
const opensParagraph = ({ gap, page }: Line, after: Line | undefined): boolean =>
  gap > PARAGRAPH_GAP && after !== undefined && after.page === page && after.gap < gap - 0.5;

/** What tells rather than names. */
function isTelling(line: Line, before: Line | undefined, after: Line | undefined): boolean {
  if (isBullet(line) || line.cells[0]!.label === 'told') return true;
  // "Hours per week: 40", "Supervisor: Marcus Hill"
  if (line.cells.length === 1 && ['told', 'count'].includes(leadingLabel(line.text)?.kind ?? '')) return true;
  if (isNamed(line)) return false;
  // for whom an employer's people work
  if (/^(?:clients?|customers?|projects?|kunden?|projekte?)\s*:\s*(?:\S+\s+){4}/iu.test(line.text)) return true;
  const whole = line.cells.map((cell) => cell.text).join(' ');
  // "(with distinction)" behind a date
  const text = withoutOuterDates(whole.replace(/(?<=\S)\s*\([^()]*\)\s*$/, ''));
  const words = wordsIn(text);
  const isBracketed = datesIn(whole).some(
    ({ isRange, from, to }) => isRange && /\($/.test(whole.slice(0, from)) && /^\)\.?$/.test(whole.slice(to)),
  );
  if (words > (isBracketed ? MAX_BRACKETED_WORDS : MAX_NAMED_WORDS)) return true;
  // "Loaded trucks", and no "Licensed vocational nurse"
  if (isDone.test(text)) return true;
  const isSmallName = /^(?:freelance|e-?\p{L}|\p{Ll}\d?\p{Lu}|de |von |van |[\p{L}\d-]+\.\p{L}{2,4}(?![\p{L}.]))/u;
  const isDegree = degreePattern.exec(plain(text))?.index === 0;
  const isSmall = /^\p{Ll}/u.test(text) && !isSmallName.test(text) && !severalEmployers.test(text) && !isDegree;
  if (isSmall && !(words <= MAX_SMALL_HEAD && before && opensParagraph(line, after))) return true;
  if (words > 5 && (endsSentence(text) || /[;:]$/.test(text))) return true;
  // "Covers parish courts."
  if (endsSentence(text) && !line.bold && (text.match(/(?<= )\p{Ll}{3,}/gu) ?? []).length >= 2) return true;
  // "Group of 18 children." below a bold name
  if (before?.bold && !line.bold && words > 2 && endsSentence(text) && /\s\p{Ll}+\.$/u.test(text)) return true;
  return (
    /^(?:responsib|duties|tasks|aufgaben|tätigkeiten|key achievements?|achievements?|technologies|tech stack|environment|stack|tools|missions?|funciones|attività|obowiązki|taken|highlights|skills|description)\b.*:?/iu.test(
      text,
    ) &&
    (words <= 3 || /^\S+(?:\s\S+)?\s?:/.test(text))
  );
}

/** Whether no bullet of a section goes on below its mark: what stands there begins anew. */
const bulletsHang = (lines: readonly Line[]): boolean =>
  !lines.some((line, i) => i > 0 && isBelowMark(lines[i - 1]!, line) && /^\p{Ll}/u.test(line.text));

const isBelowMark = (before: Line, line: Line): boolean =>
  isBullet(before) && !isBullet(line) && Math.abs(line.x - before.x) <= 3;

/** "Cook, The Inn, 2018 – 2021" */
function isDatedHead({ text }: Line): boolean {
  const range = datesIn(text).find(({ isRange }) => isRange);
  if (!range || /^\p{Ll}/u.test(text) || text.split(/\s+/).length > 9) return false;
  return range.from === 0 || /^[)\].\s]*$/.test(text.slice(range.to));
}

/** Whether a line goes on with the sentence of the one before, that has run to the edge. */
function isContinued(before: Line, line: Line, allHang: boolean): boolean {
  if (line.page !== before.page || line.bold !== before.bold || Math.abs(line.fontSize - before.fontSize) > 0.6)
    return line.page !== before.page && /^\p{Ll}/u.test(line.text);
  // a sentence has ended, and an entry begins
  if (endsSentence(before.text) && anchorOf(line) !== null) return false;
  if (isDatedHead(line)) return false;
  if (allHang && isBelowMark(before, line)) return false;
  const hangs = isBullet(before) && line.x > before.x + 3 && line.gap < 0.9;
  return (hasWrapped(before, line) || hangs) && line.gap < 0.9 && line.cells.length === 1 && line.x >= before.x - 2;
}

/** "Crew Member", "McDonald's", "2016 – 2018" below a sentence that has ended: an entry begins, however far that ran. */
function opensNext(lines: readonly Line[], index: number): boolean {
  const [line, ...below] = lines.slice(index, index + MAX_HEAD);
  const isDate = (one: Line) =>
    isDatedHead(one) ||
    (one.cells.every((cell) => isDateOnly(cell.text)) && datesIn(one.text).some(({ isRange }) => isRange));
  const isName = ({ text }: Line) => text.split(/\s+/).length <= 8 && /^\p{Lu}/u.test(text) && !endsSentence(text);
  const date = below.findIndex(isDate);
  return date >= 0 && endsSentence(lines[index - 1]!.text) && [line!, ...below.slice(0, date)].every(isName);
}

/** Which lines of a section tell, and which of them go on with what tells before them. */
export function toldIn(lines: readonly Line[]): { tells: boolean[]; isContinuedAt: (index: number) => boolean } {
  const allHang = bulletsHang(lines);
  const tells: boolean[] = [];
  const isContinuedAt = (index: number): boolean =>
    tells[index - 1] === true && !opensNext(lines, index) && isContinued(lines[index - 1]!, lines[index]!, allHang);
  for (const [i, line] of lines.entries())
    tells.push(
      isTelling(line, lines[i - 1], lines[i + 1]) ||
        opensList.test(line.text.trim()) ||
        (!isNamed(line) && isContinuedAt(i)),
    );
  return { tells, isContinuedAt };
}

/** "2011 – 2016", "2011 – 2016 London": nothing beside a date but where. */
export function isDateAndPlace(text: string): boolean {
  if (isDateOnly(text)) return true;
  const range = datesIn(text).find(({ isRange }) => isRange);
  if (!range) return false;
  const rest = `${text.slice(0, range.from)} ${text.slice(range.to)}`.replace(/^[\s,|·()–—-]+|[\s,|·()–—-]+$/g, '');
  return mayBePlace(rest);
}

/** Set in from the head of its entry, as what is told of it is where bullets are no letters. */
function isInset(line: Line, head: readonly Line[]): boolean {
  const starts = head
    .flatMap(({ cells }) => cells.filter(({ text }) => /\p{L}/u.test(text) && !isDateAndPlace(text)).slice(0, 1))
    .map(({ x }) => x);
  const [first] = line.cells;
  const isPlain = !line.bold && line.cells.length === 1 && first!.label === undefined;
  return isPlain && starts.length > 0 && Math.min(...starts.map((x) => first!.x - x)) > 6;
}

/** Where the paragraph of a date begins, where white space parts it from what stands above and nothing of it tells. */
function paragraphStart(
  lines: readonly Line[],
  tells: readonly boolean[],
  index: number,
  after: number,
): number | null {
  for (let at = index; at > after && index - at <= MAX_HEAD && !tells[at]; at--) {
    const { gap, page } = lines[at]!;
    if (page !== lines[index]!.page) return null;
    if (at < index && gap > PARAGRAPH_GAP && lines.slice(at + 1, index + 1).every((line) => line.gap < gap - 0.5))
      return at;
  }
  return null;
}

interface Anchored {
  index: number;
  anchor: { range: DateRange; cell: Cell };
}

const looksLike = (line: Line, model: Line): boolean =>
  line.bold === model.bold &&
  Math.abs(line.fontSize - model.fontSize) <= 0.6 &&
  line.isCaps === model.isCaps &&
  // each within its column, which on another page may have nothing beside it
  (Math.abs(line.x - line.left - model.x + model.left) <= 12 ||
    Math.abs(line.x - model.x) <= 3 ||
    Math.abs(middleOf(line) - middleOf(model)) <= 3);

const middleOf = ({ x, width, left }: Line): number => x + width / 2 - left;

const markOf = (line: Line): string => `${Math.round(line.x / 3)}|${line.cells[0]!.text.trim()[0]!.replace(/\d/, '#')}`;

/** "• 2014 – 2016, The Inn" */
const opensWithRange = (line: Line): boolean =>
  isBullet(line) && datesIn(withoutBullet(line.text)).some(({ from, isRange }) => isRange && from === 0);

/**
 * "1. Engineer", "❖ The Inn": where a section begins with a mark, or one stands before a range, and each of its kind has a date
 * of its own, they mark entries.
 */
function withoutEntryMarks(lines: readonly Line[]): Line[] {
  const first = lines[0] && isBullet(lines[0]) ? lines[0] : lines.find(opensWithRange);
  if (!first) return [...lines];
  const marks = lines.flatMap((line, i) => (isBullet(line) && markOf(line) === markOf(first) ? [i] : []));
  const hasOwnDate = (from: number, n: number) =>
    lines
      .slice(from, Math.min(marks[n + 1] ?? lines.length, from + 4))
      .some((line) => anchorOf(unmarked(line)) !== null);
  if (marks.length < 2 || !marks.every(hasOwnDate)) return [...lines];
  return lines.map((line, i) => (marks.includes(i) ? unmarked(line) : line));
}

/** A line without the bullet or number before it. */
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

/** @param mayAnchor whether a line with a date may begin an entry although it has a bullet */
export function entriesOf(
  all: readonly Line[],
  mayAnchor: (line: Line) => boolean,
): { entries: Entry[]; before: Line[] } {
  const lines = joinWrappedHeads(withHeadDates(withoutEntryMarks(withWholeDates(all))));
  const { tells, isContinuedAt } = toldIn(lines);
  const anchors: Anchored[] = [];
  lines.forEach((line, index) => {
    const anchor = anchorOf(line);
    if (!anchor) return;
    const isWhole = anchor.cell.text.length - (anchor.range.to - anchor.range.from) <= 4;
    const isContinuing = isContinuedAt(index);
    const isShort = anchor.range.isRange && line.text.split(/\s+/).length <= 9 && !isContinuing;
    const isFirst = anchor.range.isRange && anchor.range.from === 0 && anchor.cell === line.cells[0];
    const inSentence = tells[index] && !isBullet(line) && !isWhole && !isShort && (!isFirst || isContinuing);
    if (isListedFor(lines, index)) return;
    if (inSentence || (isBullet(line) && !(isWhole || mayAnchor(line)))) return;
    const last = anchors.at(-1);
    // a second date in the head of the same entry, not a row of a table of dates
    const isRow = (row: Line, cell: Cell) => row.cells.length > 1 && cell === row.cells[0];
    const areRows = last && isRow(line, anchor.cell) && isRow(lines[last.index]!, last.anchor.cell);
    const isSecond = last && index === last.index + 1 && !anchor.range.isRange && last.anchor.range.isRange && isWhole;
    if (isSecond && !areRows && line.cells.length === 1) return;
    anchors.push({ index, anchor });
  });
  if (anchors.length === 0) return { entries: [], before: [...lines] };

  const free = (from: number, after: number): number => {
    let count = 0;
    while (from - count - 1 > after && count < MAX_HEAD && !tells[from - count - 1]) count++;
    while (count > 0 && isInset(lines[from - count]!, lines.slice(from, from + 1))) count--;
    return count;
  };
  const edges = anchors.flatMap(({ index, anchor }) => (lines[index]!.cells[0] === anchor.cell ? [] : [anchor.cell.x]));
  // "Professional Diploma, ALMA – La Scuola …" reaches to where the dates of others stand beside their names
  const leftNoRoom = (index: number) =>
    lines[index]!.cells.every(({ text }) => isDateOnly(text)) &&
    lines[index - 1]!.x + lines[index - 1]!.width > Math.min(...edges) - lines[index]!.fontSize;
  const firstIndex = anchors[0]!.index;
  const firstCount = free(firstIndex, -1);
  // "10/2013 – 06/2015 Łódź, Poland" above each name: where the first date stands so, no name stands above its date
  const areDatesAbove = firstCount === 0 && lines[firstIndex]!.cells.every(({ text }) => isDateAndPlace(text));
  // for how long, below an employer's name: the head of no other entry looks like it
  const models = lines.slice(firstIndex - firstCount, firstIndex).filter(({ text }) => !isDuration(text));
  const starts = anchors.map(({ index }, n) => {
    if (n === 0) return index - firstCount;
    const count = Math.min(free(index, anchors[n - 1]!.index), firstCount);
    let taken = count;
    // fewer lines than the first entry has: those nearest to the date
    while (taken > 0 && !models.some((model) => looksLike(lines[index - taken]!, model))) taken--;
    // a paragraph that begins between two dates belongs to the second, where no more of it stands before
    const own = paragraphStart(lines, tells, index, anchors[n - 1]!.index);
    if (firstCount > 0 && own !== null) return Math.min(own, index - taken);
    if (areDatesAbove && lines[index]!.cells.every(({ text }) => isDateAndPlace(text))) return index;
    const above = lines[index - 1]!;
    // a bold line that opens a paragraph, or is larger than its date, belongs to what stands below it
    const isApart = above.gap > lines[index]!.gap + 0.2 || above.fontSize > lines[index]!.fontSize + 0.7;
    const isWhollyBold = lines[index]!.bold && lines[index]!.cells.every(({ turns }) => turns.length === 0);
    const opens = above.bold && !isWhollyBold && isApart;
    // below a school whose date stands beside its name, a date of its own line belongs to what stands above it
    const isBare = (line: Line) => line.cells.every(({ text }) => isDateOnly(text));
    const isOther = isBare(lines[index]!) && !isBare(lines[firstIndex]!);
    return (
      index -
      (taken === 0 && (opens || isOther || leftNoRoom(index)) && free(index, anchors[n - 1]!.index) > 0 ? 1 : taken)
    );
  });
  const entries = anchors.map(({ index, anchor }, n): Entry => {
    const stop = starts[n + 1] ?? lines.length;
    const rest = lines.slice(index + 1, stop);
    const telling = rest.findIndex((_, i) => tells[index + 1 + i]);
    const head = lines.slice(starts[n]!, index + 1);
    const near = Math.min(telling < 0 ? rest.length : telling, MAX_HEAD);
    // a date that stands alone is followed by what it belongs to, be it a sentence
    const isBare = head.every((line) => line.cells.every((cell) => isDateOnly(cell.text)));
    const parts = head.flatMap((line, i) => namedIn(line, i - head.length + 1));
    // an employer alone, and what one was there set in below it
    const isSecond = (line: Line, i: number) => i === 0 && parts.length === 1 && !isBullet(line) && mayAnchor(line);
    // "Pipe Welder. TIG root, stick cap." below an employer alone
    const opensTold = (line: Line, i: number) =>
      isSecond(line, i) && telling === 0 && /^[^.]{3,40}\.\s/.test(line.text);
    const isNext = (line: Line, i: number) =>
      i < near && !(parts.length >= 2 && endsSentence(line.text) && !isNamed(line))
        ? !isInset(line, head) || isSecond(line, i)
        : isNamed(line) || opensTold(line, i) || (i === 0 && isBare && !isBullet(line));
    const next = rest.filter(isNext);
    return {
      anchor,
      head,
      next,
      body: rest.filter((line) => !next.includes(line)),
      parts,
      nextParts: next.flatMap((line, i) => namedIn(line, i + 1)),
    };
  });
  return { entries, before: lines.slice(0, starts[0]) };
}

export const startOf = ({ anchor }: Entry): Found | undefined =>
  anchor?.range.start
    ? { value: anchor.range.start, place: placeOf(anchor.cell, anchor.range.from, anchor.range.to) }
    : undefined;

export const endOf = ({ anchor }: Entry): Found | undefined =>
  anchor?.range.end
    ? { value: anchor.range.end, place: placeOf(anchor.cell, anchor.range.from, anchor.range.to) }
    : undefined;
