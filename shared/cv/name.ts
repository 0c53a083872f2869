/** Whose CV it is: large, at the top, in capitalized words, and often in the email address. */
import { bareName, turned } from './bare-name.ts';
import { nameInMail } from './contact.ts';
import type { Line } from './layout/lines.ts';
import { labelKind, leadingLabel } from './lexicon/labels.ts';
import { isLikelyPlace, mayBePlace } from './lexicon/places.ts';
import { formTurned, isSurnameFirst, nameInForm, union } from './name-form.ts';
import { looksLikeName } from './name-likeness.ts';
import { placeOf } from './parts.ts';
import type { Found, Place } from './reading.ts';
import { beforeSeparator, largeText, type NamePage, partedByMail, stackedFrom } from './stacked-names.ts';

/** A text that may be or contain the name. */
interface Raw {
  text: string;
  place: (from: number, length: number) => Place;
  lines: readonly Line[];
  size: number;
  y: number;
  /** whether a form asks for the name here */
  isLabelled: boolean;
}

interface Candidate {
  value: string;
  place: Place;
  lines: readonly Line[];
  score: number;
}

/** Evidence for a name; the sum is multiplied by how much the text looks like one. */
const weight = {
  /** for every text */
  any: 0.3,
  /** for each line it takes up */
  line: 0.1,
  /** its size relative to the body text, from 0 to 2 */
  size: 1.2,
  /** its height on the page, from 1 at the top to 0 */
  height: 1.2,
  /** before any heading */
  inHead: 0.8,
  /** for each of its words in the email address, at most two */
  inMail: 0.9,
  /** a label that asks for the name */
  label: 2,
  labelWithin: 1,
};
/** Added to the size factor of the largest letters on the page. */
const LARGEST = 0.7;
/** The distance from the top, in points, at which height no longer counts. */
const HEAD_HEIGHT = 220;
/** A candidate needs a higher score than this. */
const MIN_SCORE = 0.5;

/** A large name is this many points above the body size, and with one word in the address this multiple of it. */
const LARGER = 3;
const FAR_LARGER = 1.8;
const SAME_SIZE = 0.5;
/** Added for a name that is broken over lines. */
const BROKEN = 0.6;

const namesOfLabel = /^(?:name|nom|nombre|nome|naam|imię|имя|фио)\b/iu;

export function readName(page: NamePage): { name: Found; lines: readonly Line[] } | null {
  const inForm = nameInForm(page.lines);
  if (inForm) return inForm;
  const scores = scoring(page);
  const [best] = page.lines
    .flatMap((line, i) => [...rawsIn(line), ...rawsFrom(i, page)])
    .flatMap((raw) => scores(raw) ?? [])
    .sort((a, b) => b.score - a.score);
  return best && best.score > MIN_SCORE ? { name: { value: best.value, place: best.place }, lines: best.lines } : null;
}

function scoring({ lines, headLines, body, mail, lexicon }: NamePage): (raw: Raw) => Candidate | null {
  const top = Math.min(...lines.map(({ y }) => y));
  const largest = Math.max(...lines.map(({ fontSize }) => fontSize));
  const inMail = (name: string) => (mail === undefined ? 0 : nameInMail(name, mail.replace('@', '')));
  /** Whether its size or position marks it as the name even in lowercase. */
  const isSet = (name: string, { text, size, y, lines: own }: Raw): boolean => {
    const [count, isLargest] = [inMail(name), size >= largest - SAME_SIZE];
    const isLarge = size > body + LARGER && (count >= 2 || (count >= 1 && size >= FAR_LARGER * body && isLargest));
    return isLarge || (y === top && count >= 1 && own.every((line) => line.text === text));
  };
  return (raw) => {
    const { text, size, y, lines: own } = raw;
    const label = leadingLabel(text);
    const isNamed = label?.kind === 'name';
    const { value, from } = bareName(isNamed ? text.slice(label.from) : text);
    if (mayBePlace(value)) return null;
    const name = turned(partedByMail(value, mail));
    const looks = looksLikeName(name, lexicon, isSet(name, raw));
    if (looks === 0) return null;
    const isLargest = size >= largest - SAME_SIZE && size > body + 1;
    const large = Math.min(2, Math.max(0, size / body - 1) * 2) + (isLargest ? LARGEST : 0);
    const labelled = raw.isLabelled || isNamed ? weight.label : namesOfLabel.test(text) ? weight.labelWithin : 0;
    const signs =
      weight.any +
      weight.line * own.length +
      weight.size * large +
      weight.height * Math.max(0, 1 - (y - top) / HEAD_HEIGHT) +
      (own.every((line) => headLines.has(line)) ? weight.inHead : 0) +
      (mail ? Math.min(2, nameInMail(name, mail)) * weight.inMail : 0) +
      labelled;
    return { value: name, place: raw.place(from, value.length), lines: own, score: looks * signs };
  };
}

/** The texts of a line: its cells, the parts around a separator in a cell, and two cells of one size joined. */
function rawsIn(line: Line): Raw[] {
  const [first, second] = line.cells;
  const areOne = first && second && line.cells.length === 2 && Math.abs(first.fontSize - second.fontSize) < 1;
  const both: Raw | null = areOne
    ? {
        text: `${first.text} ${second.text}`,
        place: () => union([placeOf(first), placeOf(second)]),
        lines: [line],
        size: first.fontSize,
        y: line.y,
        isLabelled: false,
      }
    : null;
  return [...line.cells.flatMap((cell) => rawsOfCell(cell, line)), ...(both ? [both] : [])];
}

function rawsOfCell(cell: Line['cells'][number], line: Line): Raw[] {
  // "Apellido(s) / Nombre(s) | Zubizarreta Ochoa, Iker"
  const isLabelled = line.cells.length === 2 && cell === line.cells[1] && labelKind(line.cells[0]!.text) === 'name';
  const text = isLabelled && isSurnameFirst(line.cells[0]!.text) ? formTurned(cell.text) : cell.text;
  const at = (from: number, length: number) =>
    text === cell.text ? placeOf(cell, from, from + length) : placeOf(cell);
  const own = { lines: [line], size: cell.fontSize, y: cell.y };
  const raws: Raw[] = [{ ...own, text, place: at, isLabelled }];
  // "Ada Brook | Engineer", "Ada Brook, PhD – Curriculum vitae"
  const last = /\s[|•·]\s+([^|•·]+)$/.exec(cell.text)?.[1];
  const behind = cell.text.length - (last?.length ?? 0);
  if (last) raws.push({ ...own, text: last, place: (from, length) => at(behind + from, length), isLabelled: false });
  const first = beforeSeparator(cell.text);
  // "Charleston, WV" is a place; "Grace Okafor, MD" has a name before its comma
  const isTown = !first.includes(' ') && isLikelyPlace(cell.text);
  const place = (from: number, length: number) => placeOf(cell, from, from + length);
  if (first !== cell.text && !isTown) raws.push({ ...own, text: first, place, isLabelled: false });
  return raws;
}

/** A name broken over lines of a narrow column: the first two lines, the first three, … */
function rawsFrom(from: number, page: NamePage): Raw[] {
  const stack = stackedFrom(from, page);
  return stack.slice(1).map((_, n): Raw => {
    const own = stack.slice(0, n + 2);
    const texts = own.map(largeText).map((text, i) => (i === own.length - 1 ? beforeSeparator(text) : text));
    return {
      text: texts
        .map((text) => partedByMail(text, page.mail))
        .join(' ')
        .replace(/- /g, '-'),
      place: () => union(own.map(({ cells }) => placeOf(cells[0]!))),
      lines: own,
      size: Math.max(...own.map(({ fontSize }) => fontSize)) + BROKEN,
      y: own[0]!.y,
      isLabelled: false,
    };
  });
}
