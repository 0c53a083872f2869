/** Several jobs below one employer's line: "Acme, Leeds  2010 – 2020" above titles dated within those years. */
import { isDuration } from './durations.ts';
import type { Entry } from './entries.ts';
import type { Scored } from './head-pieces.ts';
import type { Line } from './layout/lines.ts';
import { companyNouns } from './lexicon/company-nouns.data.ts';
import { mayBePlace } from './lexicon/places.ts';
import { plainWords, wordSet } from './lexicon/plain.ts';
import { foundLine, isAside, isBullet } from './parts.ts';
import type { Found } from './reading.ts';
import { LEGAL, TITLE } from './titles.ts';

/** An entry with the pieces at its head, and those of the lines below that may belong to it. */
export interface Candidate {
  entry: Entry;
  own: Scored[];
  all: Scored[];
}

export interface Group {
  entry: Entry;
  name: Found;
}

/** Whether an entry's dates are within another's. */
export function isWithinDates({ anchor: inner }: Entry, { anchor: outer }: Entry): boolean {
  if (!inner?.range.start || !outer?.range.start || !outer.range.isRange) return false;
  const [from, to] = [outer.range.start.slice(0, 4), outer.range.end?.slice(0, 4) ?? '9999'];
  const end = inner.range.end ?? (inner.range.current ? '9999' : inner.range.start);
  return inner.range.start.slice(0, 4) >= from && end.slice(0, 4) <= to;
}

const nouns = wordSet(Object.values(companyNouns).join(' '));

/** "$8.1B global consumer goods company (NASDAQ: NWL)", "Leading retailer of shoes": describes an employer. */
export function describesCompany(text: string): boolean {
  const words = plainWords(text);
  const hasSmallWord = /(?<=\s)\p{Ll}{4,}/u.test(text);
  return words.length >= 3 && hasSmallWord && (/^[$€£]\s?\d/.test(text) || words.some((word) => nouns.has(word)));
}

const isTitle = (part: Scored): boolean => part.title >= TITLE && part.title > part.organisation;

/** "(2019 – Present)" */
const isInBrackets = ({ anchor }: Entry): boolean =>
  anchor !== null && /[([]\s*$/.test(anchor.cell.text.slice(0, anchor.range.from));

/**
 * A single job within a line's years may be a second job at the time; two, or one with bracketed dates, belong to its
 * employer.
 */
const MIN_MEMBERS = 2;

/** The employer named on a line above the titles held there; the line itself is not a job. */
export function employerOfGroup(candidates: readonly Candidate[], n: number): Found | undefined {
  const { entry, own, all } = candidates[n]!;
  const [first] = own;
  if (!first || own.length > 2 || entry.anchor?.range.isRange !== true || own.some(({ title }) => title >= TITLE))
    return undefined;
  const others = candidates.slice(n + 1);
  const end = others.findIndex((other) => !isMember(other, entry));
  const members = end < 0 ? others : others.slice(0, end);
  const hasTitleBelow = all.some((part) => part.offset > 0 && isTitle(part) && !describesCompany(part.cell.text));
  if (hasTitleBelow || members.length === 0) return undefined;
  if (members.length < MIN_MEMBERS && !isInBrackets(members[0]!.entry)) return undefined;
  const employer = own.reduce((best, part) => (part.organisation > best.organisation ? part : best));
  return { value: employer.text, place: employer.place };
}

const isMember = ({ entry, own }: Candidate, over: Entry): boolean =>
  isWithinDates(entry, over) && own.some(isTitle) && own.every(({ organisation }) => organisation < LEGAL);

/** Without a kind of contract, the line is only a duration: "5 yrs 3 mos", "Full-time · 5 yrs 3 mos". */
const tellsHowLong = ({ text }: Line): boolean => {
  const pieces = text.split(/\s*[·•|]\s*/);
  return isDuration(pieces.at(-1)!) && pieces.slice(0, -1).every(isAside);
};

const MAX_NAME_WORDS = 8;
const SAME_EDGE = 4;
const keyOf = ({ page, y }: Pick<Line, 'page' | 'y'>): string => `${page}|${Math.round(y)}`;

/**
 * "Flipkart" above "5 yrs 3 mos": LinkedIn's layout of an employer above the titles held there.
 *
 * @returns the remaining lines, and the employer by the line that follows it
 */
export function employersByDuration(lines: readonly Line[]): {
  others: Line[];
  employerAbove: (line: Line) => Found | undefined;
} {
  const heads = new Map<Line, Found>();
  const dropped = new Set<Line>();
  lines.forEach((line, i) => {
    const duration = lines[i + 1];
    const isName = line.cells.length === 1 && !isBullet(line) && line.text.split(/\s+/).length <= MAX_NAME_WORDS;
    // a duration below dates at the edge says nothing about the text beside it
    const isBelow = duration?.cells.length === 1 && Math.abs(duration.x - line.x) <= SAME_EDGE;
    if (!isName || !isBelow || !tellsHowLong(duration) || tellsHowLong(line)) return;
    dropped.add(line).add(duration);
    const below = lines.slice(i + 2);
    // the employer's place, which LinkedIn puts below
    if (below[0] && mayBePlace(below[0].text)) dropped.add(below.shift()!);
    if (below[0]) heads.set(below[0], foundLine(line));
  });
  const byKey = new Map([...heads].map(([line, found]) => [keyOf(line), found]));
  return {
    others: lines.filter((line) => !dropped.has(line)),
    employerAbove: (line) => byKey.get(keyOf(line)),
  };
}
