/** Where the entries of a section begin: the number of lines above its date that belong to each. */
import { datesIn, isDateOnly } from './dates.ts';
import { isDuration } from './durations.ts';
import { type Line, PARAGRAPH_GAP } from './layout/lines.ts';
import { mayBePlace } from './lexicon/places.ts';
import { type Anchor, placeOf } from './parts.ts';
import { MAX_HEAD } from './telling-lines.ts';

/** "2011 – 2016", "2011 – 2016 London": only a date, or a date and a place. */
export function isDateAndPlace(text: string): boolean {
  if (isDateOnly(text)) return true;
  const range = datesIn(text).find(({ isRange }) => isRange);
  if (!range) return false;
  const rest = `${text.slice(0, range.from)} ${text.slice(range.to)}`.replace(/^[\s,|·()–—-]+|[\s,|·()–—-]+$/g, '');
  return mayBePlace(rest);
}

/** Whether a line is indented from the head of its entry, as descriptions are where bullets are not in the text. */
export function isInset(line: Line, head: readonly Line[]): boolean {
  const starts = head
    .flatMap(({ cells }) => cells.filter(({ text }) => /\p{L}/u.test(text) && !isDateAndPlace(text)).slice(0, 1))
    .map(({ x }) => x);
  const [first] = line.cells;
  const isPlain = !line.bold && line.cells.length === 1 && first!.label === undefined;
  return isPlain && starts.length > 0 && Math.min(...starts.map((x) => first!.x - x)) > 6;
}

/** In points; where a name begins behind its date in one cell is only estimated. */
const NEAR_NAME = 12;

/** Whether a line begins where the name does in "March 2021 – April 2024 Harbour Ltd", whose date nearly touches it. */
export function isUnderName(line: Line, head: readonly Line[]): boolean {
  const [cell] = head.at(-1)!.cells;
  const [range] = datesIn(cell!.text);
  if (!range?.isRange || range.from > 0) return false;
  const name = range.to + cell!.text.slice(range.to).search(/\S|$/);
  return name < cell!.text.length && Math.abs(placeOf(cell!, name).box.x - line.x) < NEAR_NAME;
}

/** A dated line, and the index of the dated line before it. */
interface BetweenDates {
  lines: readonly Line[];
  tells: readonly boolean[];
  index: number;
  after: number;
}

/** The start of the date's paragraph, if white space separates it from what is above and none of it is description. */
function paragraphStart({ lines, tells, index, after }: BetweenDates): number | null {
  for (let at = index; at > after && index - at <= MAX_HEAD && !tells[at]; at--) {
    const { gap, page } = lines[at]!;
    if (page !== lines[index]!.page) return null;
    if (at < index && gap > PARAGRAPH_GAP && lines.slice(at + 1, index + 1).every((line) => line.gap < gap - 0.5))
      return at;
  }
  return null;
}

/** The date that anchors an entry, and the index of its line. */
export interface Anchored {
  index: number;
  anchor: Anchor;
}

const looksLike = (line: Line, model: Line): boolean =>
  line.bold === model.bold &&
  Math.abs(line.fontSize - model.fontSize) <= 0.6 &&
  line.isCaps === model.isCaps &&
  // compared within the column, as on another page that column may be alone
  (Math.abs(line.x - line.left - model.x + model.left) <= 12 ||
    Math.abs(line.x - model.x) <= 3 ||
    Math.abs(middleOf(line) - middleOf(model)) <= 3);

const middleOf = ({ x, width, left }: Line): number => x + width / 2 - left;

/** The material from which all entries' starts are found. */
interface Dated {
  lines: readonly Line[];
  tells: readonly boolean[];
  anchors: readonly Anchored[];
}

/** How many lines above a date may belong to its head: no description, and nothing indented from the date's line. */
function freeAbove({ lines, tells }: Dated, from: number, after: number): number {
  let count = 0;
  while (from - count - 1 > after && count < MAX_HEAD && !tells[from - count - 1]) count++;
  while (count > 0 && isInset(lines[from - count]!, lines.slice(from, from + 1))) count--;
  return count;
}

const isDateAlone = (line: Line): boolean => line.cells.every(({ text }) => isDateOnly(text));
const isDateWithPlace = (line: Line): boolean => line.cells.every(({ text }) => isDateAndPlace(text));

/** "Professional Diploma, ALMA – La Scuola …" is so long that its date, unlike others, had to move to the next line. */
function leftNoRoom({ lines, anchors }: Dated, index: number): boolean {
  const edges = anchors.flatMap(({ index: at, anchor }) =>
    lines[at]!.cells[0] === anchor.cell ? [] : [anchor.cell.x],
  );
  const [line, above] = [lines[index]!, lines[index - 1]!];
  return isDateAlone(line) && above.x + above.width > Math.min(...edges) - line.fontSize;
}

/** A bold line that opens a paragraph, or is larger than its date's line, belongs to what is below it. */
function opensBelow(above: Line, line: Line): boolean {
  const isApart = above.gap > line.gap + 0.2 || above.fontSize > line.fontSize + 0.7;
  const isWhollyBold = line.bold && line.cells.every(({ turns }) => turns.length === 0);
  return above.bold && !isWhollyBold && isApart;
}

/** The first line of each entry, in the order of the anchors. */
export function startsOf(dated: Dated): number[] {
  const { lines, tells, anchors } = dated;
  const firstIndex = anchors[0]!.index;
  const firstCount = freeAbove(dated, firstIndex, -1);
  const first = lines[firstIndex]!;
  // "10/2013 – 06/2015 Łódź, Poland" above each name: if the first date is so, no name is above its date
  const areDatesAbove = firstCount === 0 && isDateWithPlace(first);
  // a duration below an employer's name: no other entry's head looks like it
  const models = lines.slice(firstIndex - firstCount, firstIndex).filter(({ text }) => !isDuration(text));
  return anchors.map(({ index }, n) => {
    if (n === 0) return index - firstCount;
    const [line, above, after] = [lines[index]!, lines[index - 1]!, anchors[n - 1]!.index];
    const free = freeAbove(dated, index, after);
    let taken = Math.min(free, firstCount);
    // fewer lines than the first entry: those nearest to the date
    while (taken > 0 && !models.some((model) => looksLike(lines[index - taken]!, model))) taken--;
    // a paragraph that begins between two dates belongs to the second, unless it begins earlier
    const own = paragraphStart({ lines, tells, index, after });
    if (firstCount > 0 && own !== null) return Math.min(own, index - taken);
    if (areDatesAbove && isDateWithPlace(line)) return index;
    // after a school with its date beside the name, a date on its own line belongs to the line above
    const isOther = isDateAlone(line) && !isDateAlone(first);
    const isNamedAbove = taken === 0 && free > 0 && (opensBelow(above, line) || isOther || leftNoRoom(dated, index));
    return index - (isNamedAbove ? 1 : taken);
  });
}
