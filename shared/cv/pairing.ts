/** Which head piece of an entry is the title and which the employer, by words, position, style and other entries. */
import type { Scored } from './head-pieces.ts';
import { isPlacePart, type Part, placeOf } from './parts.ts';
import type { Found } from './reading.ts';
import { SURE_ORGANISATION, TITLE } from './titles.ts';

interface Pair {
  title: Scored | null;
  employer: Scored | null;
  score: number;
}

/** If title and organization scores differ by this much, the kind is clear. */
const CLEAR = 2;
/** added if all other entries are arranged in the same way */
const AGREED = 2;
/** added to an employer with a town on its line */
const BESIDE_TOWN = 1.5;

export type Leanings = ReadonlyMap<string, number>;

/** The average kind of the pieces in the same place across entries: above 0 titles, below 0 employers. */
export function leaningsOf(candidates: readonly (readonly Scored[])[]): Leanings {
  const bySlot = Map.groupBy(candidates.flat(), ({ slot }) => slot);
  return new Map(
    [...bySlot].map(([slot, parts]) => {
      const each = parts.map(({ title, organisation }) => Math.max(-CLEAR, Math.min(CLEAR, title - organisation)));
      const mean = each.reduce((sum, one) => sum + one, 0) / parts.length;
      return [slot, mean * Math.min(1, (parts.length - 1) / 2)];
    }),
  );
}

/** How title and employer are arranged in an entry: by place relative to the date, by index, and by style. */
export type Ways = readonly string[];

const waysOf = (parts: readonly Scored[], title: Scored, employer: Scored): Ways => [
  `${title.slot} ${employer.slot}`,
  `${parts.indexOf(title)} ${parts.indexOf(employer)} of ${parts.length}`,
  `${lookOf(title)} ${lookOf(employer)}`,
];

export function lookOf({ cell, from, text }: Part): string {
  const isTurned = cell.turns.filter((at) => at <= from + 1).length % 2 === 1;
  return `${cell.bold !== isTurned}|${Math.round(cell.fontSize)}|${text === text.toUpperCase()}`;
}

/** The arrangements of entries whose words leave no doubt. */
export function clearWays(candidates: readonly (readonly Scored[])[]): Map<readonly Scored[], Ways> {
  const clear = new Map<readonly Scored[], Ways>();
  for (const parts of candidates) {
    const { title, employer } = bestPair(parts, new Map());
    if (!title || !employer) continue;
    const surer = title.title - title.organisation - (employer.title - employer.organisation);
    if (title.title >= TITLE && surer >= CLEAR) clear.set(parts, waysOf(parts, title, employer));
  }
  return clear;
}

/** How far a pair agrees with the other entries: a document arranges all of its jobs in one way. */
const agreement = (ways: Ways, others: readonly Ways[]): number => {
  const shares = ways.map((way, n) => others.filter((other) => other[n] === way).length / Math.max(1, others.length));
  return (shares.reduce((sum, share) => sum + share, 0) / ways.length) * Math.min(1, others.length / 2);
};

/** Evidence for one piece as the title and another as the employer, besides their own words. */
const sign = {
  /** the share of a place's leaning that counts */
  place: 0.5,
  /** how far a word of the other kind speaks against each */
  againstTitle: 0.7,
  againstEmployer: 0.75,
  organisation: 0.8,
  smallLetter: -0.7,
  /** another cell precedes the employer on its line */
  besideOther: -0.3,
  manyWords: -1,
  /** both were split from one piece */
  together: 0.7,
  sameCell: -0.15,
  /** for each piece between them */
  between: -0.25,
  employerFirst: -0.05,
};
/** A longer name is unlikely to be an employer. */
const MAX_EMPLOYER_WORDS = 8;

function asTitle(part: Scored, leanings: Leanings): number {
  const place = sign.place * (leanings.get(part.slot) ?? 0);
  return part.title - sign.againstTitle * part.organisation + place - lateness(part);
}

function asEmployer(part: Scored, parts: readonly Scored[], leanings: Leanings): number {
  const isBesideOther = parts.some((other) => other.offset === part.offset && other.cell.x < part.cell.x);
  return (
    sign.organisation * part.organisation -
    sign.againstEmployer * part.title -
    sign.place * (leanings.get(part.slot) ?? 0) -
    lateness(part) +
    (part.besideTown ? BESIDE_TOWN : 0) +
    (/^\p{Ll}/u.test(part.text) ? sign.smallLetter : 0) +
    (isBesideOther ? sign.besideOther : 0) +
    (part.text.split(' ').length > MAX_EMPLOYER_WORDS ? sign.manyWords : 0)
  );
}

const isOfParted = ({ slot }: Scored): boolean => /[ab]$/.test(slot);
const areTogether = (title: Scored, employer: Scored): boolean =>
  isOfParted(title) && isOfParted(employer) && title.slot.slice(0, -1) === employer.slot.slice(0, -1);

export function bestPair(parts: readonly Scored[], leanings: Leanings, others: readonly Ways[] = []): Pair {
  let best: Pair = { title: null, employer: null, score: Number.NEGATIVE_INFINITY };
  parts.forEach((title, i) => {
    parts.forEach((employer, j) => {
      if (i === j) return;
      const score =
        asTitle(title, leanings) +
        asEmployer(employer, parts, leanings) +
        AGREED * agreement(waysOf(parts, title, employer), others) +
        sign.between * (Math.abs(i - j) - 1) +
        (areTogether(title, employer) ? sign.together : 0) +
        (title.cell === employer.cell ? sign.sameCell : 0) +
        (i > j ? sign.employerFirst : 0);
      if (score > best.score) best = { title, employer, score };
    });
  });
  return best;
}

/** For each line below the date. */
const LATE = 0.35;

/** A piece further below the date is less likely to belong to the head. */
const lateness = (part: Part): number => (part.offset <= 0 ? 0 : LATE * part.offset);

/** The title with what follows a dash or slash, or a comma if the employer is elsewhere, or precedes a slash. */
export function wholeTitle(named: Scored, employer: Scored | null, parts: readonly Scored[]): Found {
  const beside = parts.filter((part) => part.cell === named.cell && part !== employer && !isPlacePart(part));
  const first = beside.find(
    (part) =>
      part.title >= TITLE && part.to < named.from && /^\s*\/\s*$/.test(named.cell.text.slice(part.to, named.from)),
  );
  const title = first ? joined(first, named) : named;
  const next = beside.find(
    (part) =>
      part.from > title.to &&
      part.from - title.to <= 4 &&
      /^\s*[-–—/,]\s*$/.test(title.cell.text.slice(title.to, part.from)),
  );
  if (!next || employer === null) return { value: title.text, place: title.place };
  const isUnit = title.cell.text.slice(title.to, next.from).trim() === ',' && employer.cell !== title.cell;
  if (next.organisation >= SURE_ORGANISATION && !isUnit) return { value: title.text, place: title.place };
  return { value: title.cell.text.slice(title.from, next.to), place: placeOf(title.cell, title.from, next.to) };
}

const joined = (first: Scored, last: Scored): Scored => ({
  ...last,
  text: last.cell.text.slice(first.from, last.to),
  from: first.from,
  place: placeOf(last.cell, first.from, last.to),
});

export const waysBeside = (clear: ReadonlyMap<readonly Scored[], Ways>, parts: readonly Scored[]): Ways[] =>
  [...clear].flatMap(([own, ways]) => (own === parts ? [] : [ways]));
