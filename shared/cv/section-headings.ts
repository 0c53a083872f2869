/** Which lines are headings of a part, by their words and by their style compared with other headings. */
import { datesIn } from './dates.ts';
import {
  ambiguous,
  isLabel,
  isPlainAmongOwn,
  isProminent,
  type Styles,
  stripBullet,
  styleOf,
} from './heading-styles.ts';
import { headingKind, likelyKind, misspeltKind } from './headings.ts';
import { hasWrapped, type Line, PARAGRAPH_GAP } from './layout/lines.ts';
import type { SectionKind } from './lexicon/headings.data.ts';
import { labelKind } from './lexicon/labels.ts';
import { isSpokenLanguage } from './lexicon/spoken-languages.ts';
import type { Section } from './section.ts';

/** A line that may open a part, with its surroundings. */
interface Opening {
  line: Line;
  styles: Styles;
  before: Line | undefined;
  after: Line | undefined;
  /** the text of the line, and of its first cell, without marks */
  whole: string;
  own: string;
  /** whether the whole line is the heading, not just its first cell */
  isOne: boolean;
  isProminent: boolean;
  /** whether a heading with known words has this style */
  likeOthers: boolean;
}

export interface Opened {
  kind: Section['kind'];
  /** how many of its cells form the heading */
  cells: number;
}

function openingOf(line: Line, styles: Styles, before: Line | undefined, after: Line | undefined): Opening {
  const whole = stripBullet(line.cells.map((cell) => cell.text).join(' '));
  return {
    line,
    styles,
    before,
    after,
    whole,
    own: stripBullet(line.cells[0]!.text),
    isOne: line.cells.length === 1 || headingKind(whole) !== null,
    isProminent: isProminent(line, styles),
    likeOthers: (styles.known.get(styleOf(line)) ?? 0) >= 1,
  };
}

/** "Period | Education" above a table. */
function tableHeading({ line, isProminent: isSetApart }: Opening): Opened | null {
  const [first, second] = line.cells;
  if (!second || line.cells.length !== 2 || labelKind(first!.text) !== 'date') return null;
  const kind = headingKind(second.text);
  return kind && isSetApart ? { kind, cells: 2 } : null;
}

/** "Languages" above "English (native)" */
const isOfSpoken = (kind: SectionKind, after: Line | undefined): boolean =>
  kind === 'languages' && after !== undefined && isSpokenLanguage(stripBullet(after.text).split(/[,(:–—-]/)[0]!);

type Refusal = (opening: Opening, name: string, kind: SectionKind) => boolean;

/** Words with other uses open a part only if they are large or look like the other headings. */
const isAmbiguous: Refusal = ({ line, styles, after, isProminent: isSetApart, likeOthers }, name, kind) => {
  if (!ambiguous.test(name) || isOfSpoken(kind, after)) return false;
  const isLarge = line.fontSize > styles.body + 0.7 && line.gap > 0.5 && (line.bold || line.isCaps);
  return !isLarge && !(likeOthers && (isSetApart || line.gap > 0.6));
};

/** "School | Hull Grammar" above "Year | 2003" */
const isFormLabel: Refusal = ({ before, after, isOne, own, isProminent: isSetApart }) =>
  !isOne &&
  !isSetApart &&
  labelKind(own) !== null &&
  [before, after].some((other) => other?.cells.length === 2 && labelKind(other.cells[0]!.text) !== null);

/** "Cefn Hengoed Community" above "School" */
const isEndOfName: Refusal = ({ line, styles, before }) =>
  before !== undefined && line.gap < 0.5 && isPlainAmongOwn(line, styles) && hasWrapped(before, line);

/** The end of a sentence that has wrapped. */
const isEndOfSentence: Refusal = ({ line, before, isProminent: isSetApart, likeOthers }) =>
  !isSetApart && !likeOthers && before !== undefined && line.gap < 0.5 && before.width > 0.8 * (line.right - line.left);

/** The first line of a flow has a gap of at least this. */
const FIRST_GAP = 50;

/** If one of them holds, a line with the words of a heading is not one. */
const refusals: readonly Refusal[] = [
  // in lowercase body style only a single word in a paragraph of its own, such as "experience", is a heading
  ({ line, after, isProminent: isSetApart }, name) =>
    /^\p{Ll}/u.test(name) &&
    !isSetApart &&
    !(
      line.gap > PARAGRAPH_GAP &&
      line.gap < FIRST_GAP &&
      after !== undefined &&
      after.gap < line.gap &&
      !/\s/.test(name)
    ),
  ({ line, isProminent: isSetApart }) => /[.,;]$/.test(line.text.trim()) && !isSetApart,
  ({ line, styles }) => isLabel(line, styles),
  isAmbiguous,
  ({ isOne, isProminent: isSetApart, likeOthers }) => !isOne && !isSetApart && !likeOthers,
  isFormLabel,
  isEndOfName,
  isEndOfSentence,
];

/** A line with the words of a heading, or one edit from them if it is set like one. */
function knownHeading(opening: Opening): { isRefused: boolean; opened: Opened } | null {
  const { line, whole, own, isOne } = opening;
  const name = isOne ? whole : own;
  const kind = headingKind(name) ?? misspeltHeading(opening);
  if (!kind) return null;
  const isRefused = refusals.some((refuses) => refuses(opening, name, kind));
  return { isRefused, opened: { kind, cells: isOne ? line.cells.length : 1 } };
}

/** "EDUCATON" */
const misspeltHeading = ({ line, whole, isOne, isProminent: isSetApart, likeOthers }: Opening): SectionKind | null =>
  isOne && line.gap > 0.6 && (isSetApart || likeOthers || line.gap > PARAGRAPH_GAP) ? misspeltKind(whole) : null;

/** A line in the style of the known headings, or whose words say what follows. */
function unknownHeading({ line, styles, whole, isProminent: isSetApart }: Opening): Opened | null {
  const count = styles.known.get(styleOf(line)) ?? 0;
  const others = (styles.all.get(styleOf(line)) ?? 0) - count;
  // larger than the body text, it opens a part even if only one heading is known
  const isLarge = count >= 1 && others <= 6 && line.cells[0]!.fontSize > styles.body + 1.5 && line.gap > 0.9;
  const isCapital = count >= 1 && others <= 2 && line.isCaps && line.bold && line.gap > PARAGRAPH_GAP;
  const likely = likelyKind(whole);
  const isSpoken = count >= 1 && likely !== null && line.gap > PARAGRAPH_GAP && line.text.split(' ').length <= 5;
  // "Jobs I have had:" in a text of uniform style
  const isIntroduced =
    (likely === 'work' || likely === 'education') &&
    line.gap > PARAGRAPH_GAP &&
    /:$/.test(line.text.trim()) &&
    !isPlainAmongOwn(line, styles);
  // without any known heading, three lines of one larger style are headings anyway
  const isOfOwnType =
    styles.named.size === 0 &&
    count === 0 &&
    others >= 3 &&
    line.cells[0]!.fontSize > 1.3 * styles.body &&
    line.gap > PARAGRAPH_GAP;
  const isUnknownHeading =
    (isIntroduced ||
      isOfOwnType ||
      ((isLarge || isCapital || isSpoken || (count >= 2 && others <= count)) && isSetApart)) &&
    line.cells.length === 1 &&
    whole.split(' ').length <= 5 &&
    !/\d|[@:,|·•]|\s[–—-]\s/.test(whole.replace(/\s?:$/, '')) &&
    line.gap >= 0.7 * (styles.gaps.get(styleOf(line)) ?? 0) &&
    datesIn(whole).length === 0;
  return isUnknownHeading ? { kind: likely ?? 'unknown', cells: 1 } : null;
}

/** The part that a line opens. */
export function openedBy(line: Line, styles: Styles, before: Line | undefined, after: Line | undefined): Opened | null {
  const opening = openingOf(line, styles, before, after);
  const table = tableHeading(opening);
  if (table) return table;
  const known = knownHeading(opening);
  if (known) return known.isRefused ? null : known.opened;
  return unknownHeading(opening);
}
