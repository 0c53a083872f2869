/** Entries of a section: each has a date as its anchor, a few lines at its head, and what is told of it. */
import type { DateRange } from './dates.ts';
import type { Cell } from './layout/cells.ts';
import { hasWrapped, type Line } from './layout/lines.ts';
import { anchorOf, endsSentence, isBullet, type Part, partsOf, placeOf, withoutBullet } from './parts.ts';
import type { Found } from './reading.ts';

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

/** What tells rather than names. */
export function isTelling(line: Line, before: Line | undefined, beforeTells: boolean): boolean {
  if (isBullet(line)) return true;
  const text = line.cells.map((cell) => cell.text).join(' ');
  const words = text.split(/\s+/).length;
  if (words > 16) return true;
  if (/^\p{Ll}/u.test(text) && !/^(?:freelance|e-?\p{L}|i[A-Z]|de |von |van )/u.test(text)) return true;
  if (words > 5 && (endsSentence(text) || /[;:]$/.test(text))) return true;
  if (
    /^(?:responsib|duties|tasks|aufgaben|tätigkeiten|key achievements?|achievements?|technologies|tech stack|environment|stack|tools|missions?|funciones|attività|obowiązki|taken|highlights|skills|description)\b.*:?/iu.test(
      text,
    ) &&
    (words <= 3 || /^\S+(?:\s\S+)?\s?:/.test(text))
  )
    return true;
  return Boolean(before && beforeTells && isContinued(before, line));
}

/** Whether a line goes on with the sentence of the one before, that has run to the edge. */
function isContinued(before: Line, line: Line): boolean {
  if (line.page !== before.page || line.bold !== before.bold || Math.abs(line.fontSize - before.fontSize) > 0.6)
    return line.page !== before.page && /^\p{Ll}/u.test(line.text);
  const hangs = isBullet(before) && line.x > before.x + 3 && line.gap < 0.9;
  return (hasWrapped(before, line) || hangs) && line.gap < 0.9 && line.cells.length === 1 && line.x >= before.x - 2;
}

const isContinuedAt = (lines: readonly Line[], tells: readonly boolean[], index: number): boolean =>
  index > 0 && tells[index - 1] === true && isContinued(lines[index - 1]!, lines[index]!);

interface Anchored {
  index: number;
  anchor: { range: DateRange; cell: Cell };
}

const looksLike = (line: Line, model: Line): boolean =>
  line.bold === model.bold &&
  Math.abs(line.fontSize - model.fontSize) <= 0.6 &&
  line.isCaps === model.isCaps &&
  Math.abs(line.x - model.x) <= 12;

/** Two halves of a range, one above the other in a rail: "01/2019 –" and "03/2021". */
export function joinStackedDates(lines: readonly Line[]): Line[] {
  const result = lines.map((line) => ({ ...line, cells: [...line.cells] }));
  for (let i = 0; i + 1 < result.length; i++) {
    const cell = result[i]!.cells[0]!;
    const below = result[i + 1]!.cells.findIndex((other) => Math.abs(other.x - cell.x) < 6);
    const other = result[i + 1]!.cells[below];
    if (!other || result[i + 1]!.page !== result[i]!.page) continue;
    const dash =
      /[-–—]\s*$|\b(?:bis|to|au|a|al|do|tot)\s*$/i.test(cell.text) || /^\s*(?:[-–—]|bis|to|au)\s/i.test(other.text);
    if (!dash || cell.text.length > 24 || other.text.length > 24) continue;
    const joined = { ...cell, text: `${cell.text} ${other.text}`, height: other.y + other.height - cell.y };
    const anchor = anchorOf({ ...result[i]!, cells: [joined] });
    if (!anchor || joined.text.length - (anchor.range.to - anchor.range.from) > 6) continue;
    result[i]!.cells[0] = joined;
    result[i + 1]!.cells.splice(below, 1);
    if (result[i + 1]!.cells.length === 0) result.splice(i + 1, 1);
  }
  return result;
}

const unfinished = /(?:[,&/–—-]|\b(?:and|of|for|the|und|für|der|et|de|du|des|la|le|y|e|di|i|en|och|van|von))$/iu;
const legalOnly =
  /^(?:gmbh|ltd|inc|llc|ag|s\.?a|s\.?p\.?a|s\.?r\.?l|sp|b\.?v|co|kg|ab|group|university|professor|manager|engineer|&|\()/iu;

/** A title or a name that had no room on its line is one again. */
export function joinWrappedHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    const text = line.cells[0]!.text;
    const isAlike =
      before &&
      before.cells.length === 1 &&
      line.cells.length === 1 &&
      before.page === line.page &&
      before.bold === line.bold &&
      Math.abs(before.fontSize - line.fontSize) < 0.4 &&
      Math.abs(before.x - line.x) < 3 &&
      line.gap < 0.7;
    const goesOn =
      isAlike &&
      !isBullet(before) &&
      !isBullet(line) &&
      before.text.split(/\s+/).length < 12 &&
      text.split(/\s+/).length <= 4 &&
      hasWrapped(before, line) &&
      anchorOf(before) === null &&
      anchorOf(line) === null;
    if (
      goesOn &&
      (unfinished.test(before.text) || legalOnly.test(text) || (line.bold && text.split(/\s+/).length === 1))
    ) {
      const cell = { ...before.cells[0]!, text: `${before.text} ${text}`, height: line.y + line.height - before.y };
      result[result.length - 1] = { ...before, cells: [cell], text: cell.text, height: cell.height };
    } else result.push(line);
  }
  return result;
}

/** @param mayAnchor whether a line with a date may begin an entry although it has a bullet */
export function entriesOf(
  all: readonly Line[],
  mayAnchor: (line: Line) => boolean,
): { entries: Entry[]; before: Line[] } {
  const lines = joinWrappedHeads(joinStackedDates(all));
  const tells: boolean[] = [];
  lines.forEach((line, i) => {
    tells.push(isTelling(line, lines[i - 1], tells[i - 1] ?? false));
  });
  const anchors: Anchored[] = [];
  lines.forEach((line, index) => {
    const anchor = anchorOf(line);
    if (!anchor) return;
    const isWhole = anchor.cell.text.length - (anchor.range.to - anchor.range.from) <= 4;
    const isShort = anchor.range.isRange && line.text.split(/\s+/).length <= 9 && !isContinuedAt(lines, tells, index);
    const inSentence = tells[index] && !isBullet(line) && !isWhole && !isShort;
    if (inSentence || (isBullet(line) && !(isWhole || mayAnchor(line)))) return;
    const last = anchors.at(-1);
    // a second date in the head of the same entry
    if (last && index === last.index + 1 && !anchor.range.isRange && last.anchor.range.isRange && isWhole) return;
    anchors.push({ index, anchor });
  });
  if (anchors.length === 0) return { entries: [], before: [...lines] };

  const free = (from: number, after: number): number => {
    let count = 0;
    while (from - count - 1 > after && count < MAX_HEAD && !tells[from - count - 1]) count++;
    return count;
  };
  const firstIndex = anchors[0]!.index;
  const firstCount = free(firstIndex, -1);
  const models = lines.slice(firstIndex - firstCount, firstIndex);
  const starts = anchors.map(({ index }, n) => {
    if (n === 0) return index - firstCount;
    const count = Math.min(free(index, anchors[n - 1]!.index), firstCount);
    let taken = count;
    // fewer lines than the first entry has: those nearest to the date
    while (taken > 0 && !models.some((model) => looksLike(lines[index - taken]!, model))) taken--;
    return index - taken;
  });
  const entries = anchors.map(({ index, anchor }, n): Entry => {
    const stop = starts[n + 1] ?? lines.length;
    const rest = lines.slice(index + 1, stop);
    const telling = rest.findIndex((_, i) => tells[index + 1 + i]);
    const next = rest.slice(0, Math.min(telling < 0 ? rest.length : telling, MAX_HEAD));
    const head = lines.slice(starts[n]!, index + 1);
    return {
      anchor,
      head,
      next,
      body: rest.slice(next.length),
      parts: head.flatMap((line, i) => partsOf(line, i - head.length + 1)),
      nextParts: next.flatMap((line, i) => partsOf(line, i + 1)),
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

/** Bullets with the lines that go on with them. */
export function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const before = paragraphs.at(-1);
    const isNew = !before || isBullet(line) || line.gap > 0.9 || line.page !== before.at(-1)!.page;
    if (isNew) paragraphs.push([line]);
    else before.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.some((line) => /\p{L}/u.test(withoutBullet(line.text))));
}
