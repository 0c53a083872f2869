/** Names that a narrow column, or a designer, has broken over several lines. */
import { nameInMail } from './contact.ts';
import { isDocumentTitle } from './document-title.ts';
import { headingKind } from './headings.ts';
import type { Line } from './layout/lines.ts';
import { mayBePlace } from './lexicon/places.ts';
import { plain } from './lexicon/plain.ts';
import { SURE_TITLE, TITLE, type TitleLexicon, titleScore } from './titles.ts';

/** The first page, and the other context for recognizing a name. */
export interface NamePage {
  /** in reading order */
  lines: readonly Line[];
  /** those before any heading, and the contact lines */
  headLines: ReadonlySet<Line>;
  /** the size of its running text */
  body: number;
  /** the email address of the CV */
  mail: string | undefined;
  lexicon: TitleLexicon;
}

/** If only one side is in the address, it must match this many letters to split a name. */
const MIN_PARTED = 4;

/** "JOHNSMITH" and "john.smith@…": the address shows where to split the name. */
export function partedByMail(name: string, mail: string | undefined): string {
  if (/[\s-]/.test(name) || !mail || name.length < 7) return name;
  const local = plain(mail.split('@')[0]!)
    .split(/[._\-\d]+/)
    .filter((word) => word.length > 2);
  const joined = plain(name);
  const starts = local.find((word) => joined.startsWith(word) && joined.length - word.length >= 3)?.length ?? 0;
  const rest = joined.slice(starts);
  const ends = local.find((word) => rest.endsWith(word) && rest.length - word.length >= 3)?.length ?? 0;
  // "Patricia" stays one word despite "pat@…"
  if (Math.max(starts, ends) < MIN_PARTED && !(starts && ends)) return name;
  const at = [0, starts, name.length - ends, name.length];
  if (at.slice(0, 3).some((from) => /^\p{Ll}/u.test(name.slice(from)))) return name;
  return at
    .slice(1)
    .map((to, i) => name.slice(at[i], to))
    .filter(Boolean)
    .join(' ');
}

/** The text before a separator, an address or a number. */
export const beforeSeparator = (text: string): string =>
  text.split(/\s*[|•·–—]\s*|\s+-\s+|,\s+|\s+(?=\S+@\S)|\s+(?=[+(]?\d[\d ()-]{6,})/)[0]!;

/** Cells below this share of the line's largest font size are beside the name, not part of it. */
const BESIDE_SHARE = 0.7;

/** The cells of a line without smaller text beside them. */
const largeCells = ({ cells, fontSize }: Line) => cells.filter((cell) => cell.fontSize > BESIDE_SHARE * fontSize);
export const largeText = (line: Line): string =>
  largeCells(line)
    .map(({ text }) => text)
    .join(' ');

/** "Andrea F." above "Uriarte V." and "andrea.uriarte@…": the first two lines, whatever their size. */
function areOneInMail([first, second]: readonly Line[], mail: string | undefined): boolean {
  if (!first || !second || !mail) return false;
  const isShort = ({ cells, text }: Line) => cells.length === 1 && text.split(' ').length <= 3 && !/[\d@,|]/.test(text);
  const inMail = [first, second].map(({ text }) => nameInMail(text, mail));
  const both = nameInMail(`${first.text} ${second.text}`, mail);
  return isShort(first) && isShort(second) && inMail.every((found) => found === 1) && both === 2;
}

/** The least by which a name is larger than the body text, in points. */
const LARGER = 2;
/** Lines of one size differ by less, in points. */
const SAME_SIZE = 1;
/** A first name and a surname of different sizes: the smaller is more than this share of the larger. */
const MIN_SHARE = 0.5;
/** The largest gap between lines of a name, in font sizes. */
const MAX_STEP = 1.2;
/** The most lines of a broken name, and how many lines from its start are examined. */
const MAX_STACK = 4;
const LOOKED_AT = 6;
const MAX_LINE_WORDS = 4;

/** Lines from the given one that may form one name. */
export function stackedFrom(from: number, page: NamePage): Line[] {
  const { lines, body, mail } = page;
  const first = lines[from]!;
  if (first.fontSize <= body + LARGER) return from === 0 && areOneInMail(lines, mail) ? lines.slice(0, 2) : [];
  if (!isPart(first)) return [];
  // contact details may be beside both lines of the name
  const [cell] = largeCells(first);
  const isBeside = (line: Line) => line.fontSize < BESIDE_SHARE * first.fontSize && line.x > cell!.x + cell!.width;
  const rest = lines.slice(from + 1, from + LOOKED_AT).filter((line) => !isBeside(line));
  const isBelow = (line: Line, i: number) => {
    const above = rest[i - 1] ?? first;
    return line.page === first.page && line.y - above.y - above.height < MAX_STEP * line.fontSize;
  };
  const end = rest.findIndex((line, i) => !isBelow(line, i) || !isAlike(line, first, page) || !isPart(line));
  return [first, ...(end < 0 ? rest : rest.slice(0, end)).slice(0, MAX_STACK - 1)];
}

/** A line of one large cell with few words that is not a heading. */
const isPart = (line: Line): boolean =>
  largeCells(line).length === 1 && largeText(line).split(' ').length <= MAX_LINE_WORDS && !headingKind(largeText(line));

/** Whether a line has the size of the first; it may differ below a single word: a first name above a surname. */
function isAlike(line: Line, first: Line, { body, lexicon }: NamePage): boolean {
  const [own, text] = [largeText(first), largeText(line)];
  const title = titleScore(text, lexicon);
  if (mayBePlace(text) || (own.includes(' ') && title >= SURE_TITLE)) return false;
  if (Math.abs(line.fontSize - first.fontSize) < SAME_SIZE) return true;
  const isOneWord = !own.includes(' ') && !/^\p{Lu}{1,2}$/u.test(own) && !isDocumentTitle(own);
  const [small, large] = [line.fontSize, first.fontSize].sort((a, b) => a - b) as [number, number];
  return isOneWord && line.fontSize > body + LARGER && small > MIN_SHARE * large && title < TITLE;
}
