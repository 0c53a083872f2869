/** The telephone number: a labeled one, or else the first that no other label claims. */
import type { DateRange } from './date-ranges.ts';
import { datesIn } from './dates.ts';
import type { Cell } from './layout/cells.ts';
import type { Line } from './layout/lines.ts';
import { mobileLabels, otherNumberLabels, phoneLabels } from './lexicon/number-labels.data.ts';
import { placeOf } from './parts.ts';
import type { Found } from './reading.ts';

export interface PhoneFound {
  found: Found;
  line: Line;
  isLabelled: boolean;
  isMobile: boolean;
}

const phonePattern = /(?:\+|00)?\(?\+?\d[\d\s().\-–/‑]{6,20}\d/g;
/** "01632 960 771 / 07700 900 118": two numbers, of which the first is taken; "0821/555 7214" is one. */
const nextNumber = /\s*\/\s*|\s{2,}/g;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
/** Without a label or a "+". */
const MIN_BARE_DIGITS = 9;

/** "0000 000000" is a placeholder. */
const isFiller = /^\D*(\d)(?:\D*\1)*\D*$/;

/** "412 55 016", "12 34 56 78": short, as in small countries, and in groups that are not years. */
const isGrouped = /^(?!(?:19|20)\d\d\b)\d{2,3}(?: \d{2,3}){2,3}$/;
const MIN_GROUPED_DIGITS = 8;
/** Whether a number is all there is between two separators of a line that also has an email address. */
const isBesideMail = (line: Line, before: string, after: string): boolean =>
  line.text.includes('@') && /(?:^|[|·•,;–—]\s*)$/.test(before) && /^\s*(?:$|[|·•,;–—])/.test(after);

const digitsOf = (text: string): number => text.replace(/\D/g, '').length;

function firstNumber(text: string): string {
  const next = [...text.matchAll(nextNumber)].find(({ index }) => digitsOf(text.slice(0, index)) >= MIN_BARE_DIGITS);
  return next ? text.slice(0, next.index) : text;
}

const isDateLike =
  /^(?:\d{1,2}[./-]){1,2}\d{4}\s*[-–]|^(?:19|20)\d{2}\s*[-–/.]\s*(?:(?:19|20)?\d{2})$|^(?:19|20)\d\d[-./]\d\d[-./]\d\d$|^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d$|^(?:0?\d|1[0-2])[/.](?:19|20)\d\d/;
const partOfAddress = /(?:linkedin|github|gitlab|orcid|\.com\/|http|\bid\W|\bnr\W|zip)\S*\s*$/i;

/** The label of a number is near it; a line may hold thousands of numbers. */
const MAX_BEFORE = 200;
/** "(Mobile)" */
const bracketBehind = /^\s*\(([^()\d]{1,20})\)/;
const textBefore = (cell: Cell, from: number): string => cell.text.slice(Math.max(0, from - MAX_BEFORE), from);

/** The text before a number in its cell, or else the cell before it. */
function labelOf(line: Line, cell: Cell, from: number): string {
  const own = textBefore(cell, from);
  if (/[\p{L}\p{N}]/u.test(own)) return own;
  return line.cells[line.cells.indexOf(cell) - 1]?.text ?? '';
}

/** Where in a cell a number is: with its opening marks, from its first digit, and to its end. */
interface Stretch {
  from: number;
  start: number;
  end: number;
}

/** A cell with numbers, and the ranges of dates in it. */
interface NumberCell {
  cell: Cell;
  ranges: readonly DateRange[];
}

/** Whether a number is one or both ends of a range: "(08/2013 – 02/2019)", "Local 29 2019 - 2021". */
const isInRange = ({ cell, ranges }: NumberCell, { from, start, end }: Stretch, isLabelled: boolean): boolean =>
  ranges.some((range) => {
    if (range.from >= end || range.to <= from) return false;
    return range.from <= start || (!isLabelled && /\d{4}\s*[-–—]\s*\d{4}/.test(cell.text.slice(range.from, range.to)));
  });

function phoneAt(line: Line, numberCell: NumberCell, match: RegExpExecArray): PhoneFound | null {
  const { cell } = numberCell;
  const number = firstNumber(match[0]);
  const before = textBefore(cell, match.index);
  const label = labelOf(line, cell, match.index);
  const after = cell.text.slice(match.index + number.length);
  const isMobile = mobileLabels.test(label) || mobileLabels.test(`${bracketBehind.exec(after)?.[1]}:`);
  const isLabelled = isMobile || phoneLabels.test(label);
  const digits = digitsOf(number);
  const isShort = digits >= MIN_GROUPED_DIGITS && isGrouped.test(number.trim());
  const isSure = isLabelled || /^\s*(?:\+|00)/.test(number) || (isShort && isBesideMail(line, before, after));
  const start = match.index + number.search(/[\d+]/);
  const end = match.index + number.length;
  const isPartOfWord = /[\p{L}_]$/u.test(before) && !isLabelled && !number.startsWith('+');
  const isOther =
    digits < MIN_DIGITS ||
    digits > MAX_DIGITS ||
    isFiller.test(number) ||
    isPartOfWord ||
    (!isLabelled && otherNumberLabels.test(label)) ||
    isInRange(numberCell, { from: match.index, start, end }, isSure) ||
    isDateLike.test(cell.text.slice(start, end).trim()) ||
    partOfAddress.test(before) ||
    (!isSure && digits < MIN_BARE_DIGITS);
  if (isOther) return null;
  const open = number.includes('(') && !number.includes(')');
  const value = number.replace(/^[\s.\-–]+|[\s.\-–/(]+$/g, '');
  const found = { value: open ? value.replace('(', '') : value, place: placeOf(cell, match.index, end) };
  return { found, line, isLabelled, isMobile };
}

const phonesIn = (line: Line): PhoneFound[] =>
  line.cells.flatMap((cell) => {
    const numbers = [...cell.text.matchAll(phonePattern)];
    const ranges = numbers.length > 0 ? datesIn(cell.text).filter(({ isRange }) => isRange) : [];
    return numbers.flatMap((match) => phoneAt(line, { cell, ranges }, match) ?? []);
  });

/** The number at the head of a CV, preferably that of a mobile phone or another labeled one; else one further below. */
export function readPhone(lines: readonly Line[], headLines: ReadonlySet<Line>): PhoneFound | null {
  const [atHead, below] = [lines.filter((line) => headLines.has(line)), lines.filter((line) => !headLines.has(line))];
  return preferred(atHead.flatMap(phonesIn)) ?? below.map((line) => preferred(phonesIn(line))).find(Boolean) ?? null;
}

const preferred = (phones: readonly PhoneFound[]): PhoneFound | undefined =>
  phones.find(({ isMobile }) => isMobile) ?? phones.find(({ isLabelled }) => isLabelled) ?? phones[0];
