/** Which lines of a section describe an entry, rather than name its title, employer or school. */
import { datesIn, isDateOnly } from './dates.ts';
import { hasWrapped, type Line, PARAGRAPH_GAP } from './layout/lines.ts';
import { degreePattern } from './lexicon/degrees.data.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { plain } from './lexicon/plain.ts';
import { anchorOf, endsSentence, isBullet, MAX_BRACKETED_WORDS, severalEmployers } from './parts.ts';

/** The most head lines above an entry's date, and the most below it. */
export const MAX_HEAD = 3;

/** Whether a label marks a line as a name, in a cell of its own or before a colon: "stanowisko: spawacz". */
export const namesByLabel = ({ cells, text }: Line): boolean =>
  cells.some(({ label }) => label !== undefined && label !== 'told') ||
  ['title', 'organisation'].includes(leadingLabel(text)?.kind ?? '');

/** "mar 2016: Cook, The Inn", "Cook, The Inn, mar 2016.", "Cook, The Inn. 2016": without the date at its edge. */
function withoutOuterDates(text: string): string {
  const dates = datesIn(text);
  const [first, last] = [dates[0], dates.at(-1)];
  if (last && /^[).;,\s]*$/.test(text.slice(last.to))) return text.slice(0, last.from).trim().replace(/\.$/, '');
  return first && first.from <= 1 ? text.slice(first.to).replace(/^[\s:,.)–—-]+/, '') : text;
}

const opensList =
  /^(?:\S+\s){0,3}(?:clients?|customers?|projects?|kunden?|projekte?|clientes|proyectos|clienti|progetti|klanten|opdrachten|klienci|projets)\s*:$/iu;

/** "Selected clients:" and the indented lines below it describe one job, whatever dates they have. */
export function isListedFor(lines: readonly Line[], index: number): boolean {
  const opening = lines.slice(0, index).findLast((line) => opensList.test(line.text.trim()));
  if (!opening) return false;
  const below = lines.slice(lines.indexOf(opening) + 1, index + 1);
  return below.every((line) => line.page === opening.page && line.x > opening.x + 6);
}

/** The number of words, without dates and separators. */
const wordsIn = (text: string): number =>
  datesIn(text)
    .reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const isDone =
  /^(?!(?:Certified|Licensed|Registered|Embedded|Qualified|Skilled|Trained|Retired|Experienced|Chartered|Advanced|Applied|Employed|Worked|United|Associated|Approved|Authori[sz]ed|Accredited|Commissioned|Enlisted|Ordained|Seconded|Unskilled|Salaried|Dedicated)\b)\p{Lu}\p{Ll}{2,}ed (?!(?:at|for|by|as) )\p{Ll}/u;

/** A line of more words is a description. */
const MAX_NAMED_WORDS = 16;

/** Up to this many lowercase words at the start of a paragraph are a name: "kitchen porter". */
const MAX_SMALL_HEAD = 4;
const opensParagraph = ({ gap, page }: Line, after: Line | undefined): boolean =>
  gap > PARAGRAPH_GAP && after !== undefined && after.page === page && after.gap < gap - 0.5;

/** A line without its outer dates, with its surroundings. */
interface Telling {
  line: Line;
  before: Line | undefined;
  after: Line | undefined;
  text: string;
  words: number;
  /** whether its range is in brackets at its end */
  isBracketed: boolean;
}

/** A shorter line that ends like a sentence may be a name. */
const MIN_SENTENCE_WORDS = 6;

const isLong = ({ words, isBracketed }: Telling): boolean =>
  words > (isBracketed ? MAX_BRACKETED_WORDS : MAX_NAMED_WORDS);

/** Names that begin with a lowercase letter: "iOS developer", "de Vries B.V.", "brightpost.com". */
const isSmallName = /^(?:freelance|e-?\p{L}|\p{Ll}\d?\p{Lu}|de |von |van |[\p{L}\d-]+\.\p{L}{2,4}(?![\p{L}.]))/u;

/** "and kept the books": lowercase, and not a name. */
function isSmall({ line, before, after, text, words }: Telling): boolean {
  const isDegree = degreePattern.exec(plain(text))?.index === 0;
  const mayName = isSmallName.test(text) || severalEmployers.test(text) || isDegree;
  if (!/^\p{Ll}/u.test(text) || mayName) return false;
  return !(words <= MAX_SMALL_HEAD && before && opensParagraph(line, after));
}

/** A sentence, even a short one: "Covers parish courts.", or "Group of 18 children." below a bold name. */
function isSentence({ line, before, text, words }: Telling): boolean {
  if (words >= MIN_SENTENCE_WORDS && /[;:]$/.test(text)) return true;
  if (!endsSentence(text)) return false;
  if (words >= MIN_SENTENCE_WORDS) return true;
  const smallWords = text.match(/(?<= )\p{Ll}{3,}/gu) ?? [];
  const isBelowName = before?.bold === true && words > 2 && /\s\p{Ll}+\.$/u.test(text);
  return !line.bold && (smallWords.length >= 2 || isBelowName);
}

const openings =
  /^(?:responsib|duties|tasks|aufgaben|tätigkeiten|key achievements?|achievements?|technologies|tech stack|environment|stack|tools|missions?|funciones|attività|obowiązki|taken|highlights|skills|description)\b.*:?/iu;

/** "Duties:", "Tech stack: Java, SQL" */
const opensWithLabel = ({ text, words }: Telling): boolean =>
  openings.test(text) && (words <= 3 || /^\S+(?:\s\S+)?\s?:/.test(text));

/** If one of them holds, a line describes rather than names. */
const signs: readonly ((telling: Telling) => boolean)[] = [
  isLong,
  // "Loaded trucks", but not "Licensed vocational nurse"
  ({ text }) => isDone.test(text),
  isSmall,
  isSentence,
  opensWithLabel,
];

/** "Clients: Acme, Bolt, Crane and Dyer": clients of the employer. */
const clients = /^(?:clients?|customers?|projects?|kunden?|projekte?)\s*:\s*(?:\S+\s+){4}/iu;

/** "Hours per week: 40", "Supervisor: Marcus Hill" */
export const tellsByLabel = (line: Line): boolean =>
  line.cells.length === 1 && ['told', 'count'].includes(leadingLabel(line.text)?.kind ?? '');

function isTelling(line: Line, before: Line | undefined, after: Line | undefined): boolean {
  if (isBullet(line) || line.cells[0]!.label === 'told') return true;
  if (tellsByLabel(line)) return true;
  if (namesByLabel(line)) return false;
  if (clients.test(line.text)) return true;
  const whole = line.cells.map((cell) => cell.text).join(' ');
  // without "(with distinction)" after a date
  const text = withoutOuterDates(whole.replace(/(?<=\S)\s*\([^()]*\)\s*$/, ''));
  const isBracketed = datesIn(whole).some(
    ({ isRange, from, to }) => isRange && /\($/.test(whole.slice(0, from)) && /^\)\.?$/.test(whole.slice(to)),
  );
  const telling = { line, before, after, text, words: wordsIn(text), isBracketed };
  return signs.some((tells) => tells(telling));
}

/** Whether no bullet continues directly below its mark, so that a line there begins something new. */
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

/** Whether a line continues the sentence of the one before, which reached the edge. */
function isContinued(before: Line, line: Line, allHang: boolean): boolean {
  if (line.page !== before.page || line.bold !== before.bold || Math.abs(line.fontSize - before.fontSize) > 0.6)
    return line.page !== before.page && /^\p{Ll}/u.test(line.text);
  // a sentence has ended and an entry begins
  if (endsSentence(before.text) && anchorOf(line) !== null) return false;
  if (isDatedHead(line)) return false;
  if (allHang && isBelowMark(before, line)) return false;
  const hangs = isBullet(before) && line.x > before.x + 3 && line.gap < 0.9;
  return (hasWrapped(before, line) || hangs) && line.gap < 0.9 && line.cells.length === 1 && line.x >= before.x - 2;
}

/** "Crew Member", "McDonald's", "2016 – 2018" below a finished sentence, however long: an entry begins. */
function opensNext(lines: readonly Line[], index: number): boolean {
  const [line, ...below] = lines.slice(index, index + MAX_HEAD);
  const isDate = (one: Line) =>
    isDatedHead(one) ||
    (one.cells.every((cell) => isDateOnly(cell.text)) && datesIn(one.text).some(({ isRange }) => isRange));
  const isName = ({ text }: Line) => text.split(/\s+/).length <= 8 && /^\p{Lu}/u.test(text) && !endsSentence(text);
  const date = below.findIndex(isDate);
  return date >= 0 && endsSentence(lines[index - 1]!.text) && [line!, ...below.slice(0, date)].every(isName);
}

/** Which lines of a section are descriptions, and which of them continue the line before. */
export interface Told {
  tells: boolean[];
  isContinuedAt: (index: number) => boolean;
}

export function toldIn(lines: readonly Line[]): Told {
  const allHang = bulletsHang(lines);
  const tells: boolean[] = [];
  const isContinuedAt = (index: number): boolean =>
    tells[index - 1] === true && !opensNext(lines, index) && isContinued(lines[index - 1]!, lines[index]!, allHang);
  for (const [i, line] of lines.entries())
    tells.push(
      isTelling(line, lines[i - 1], lines[i + 1]) ||
        opensList.test(line.text.trim()) ||
        (!namesByLabel(line) && isContinuedAt(i)),
    );
  return { tells, isContinuedAt };
}
