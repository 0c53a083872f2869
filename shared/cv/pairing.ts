/** Which of the pieces at the head of an entry is the title and which the employer: told by words, place, look and the other entries. */

import type { Scored } from './head-pieces.ts';
import { isPlacePart, type Part, placeOf } from './parts.ts';
import type { Found } from './reading.ts';
import { TITLE } from './titles.ts';

interface Pair {
  title: Scored | null;
  employer: Scored | null;
  score: number;
}

/** what the same way in all other entries is worth */
const AGREED = 2;
/** what a town on its line says for an employer */
const BESIDE_TOWN = 1.5;

export type Leanings = ReadonlyMap<string, number>;

/** What the pieces in the same place of all entries are, on the whole: above 0 titles. */
export function leaningsOf(candidates: readonly (readonly Scored[])[]): Leanings {
  const bySlot = Map.groupBy(candidates.flat(), ({ slot }) => slot);
  return new Map(
    [...bySlot].map(([slot, parts]) => {
      const each = parts.map(({ title, organisation }) => Math.max(-2, Math.min(2, title - organisation)));
      const mean = each.reduce((sum, one) => sum + one, 0) / parts.length;
      return [slot, mean * Math.min(1, (parts.length - 1) / 2)];
    }),
  );
}

/** Which pieces of an entry are the title and the employer, told by their place from the date, by their number and by their look. */
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

/** The ways of entries in which the words leave no doubt. */
export function clearWays(candidates: readonly (readonly Scored[])[]): Map<readonly Scored[], Ways> {
  const clear = new Map<readonly Scored[], Ways>();
  for (const parts of candidates) {
    const { title, employer } = bestPair(parts, new Map());
    if (!title || !employer) continue;
    const surer = title.title - title.organisation - (employer.title - employer.organisation);
    if (title.title >= TITLE && surer >= 2) clear.set(parts, waysOf(parts, title, employer));
  }
  return clear;
}

/** How far a pair is that of the other entries: a document tells all of its jobs in one way. */
const agreement = (ways: Ways, others: readonly Ways[]): number => {
  const shares = ways.map((way, n) => others.filter((other) => other[n] === way).length / Math.max(1, others.length));
  return (shares.reduce((sum, share) => sum + share, 0) / ways.length) * Math.min(1, others.length / 2);
};

export function bestPair(parts: readonly Scored[], leanings: Leanings, others: readonly Ways[] = []): Pair {
  let best: Pair = { title: null, employer: null, score: Number.NEGATIVE_INFINITY };
  const prior = (part: Scored) => 0.5 * (leanings.get(part.slot) ?? 0);
  const asTitle = (part: Scored) => part.title - 0.7 * part.organisation + prior(part) - lateness(part);
  const asEmployer = (part: Scored) =>
    0.8 * part.organisation -
    0.75 * part.title -
    prior(part) -
    lateness(part) +
    (part.besideTown ? BESIDE_TOWN : 0) -
    (/^\p{Ll}/u.test(part.text) ? 0.7 : 0) -
    // beside the employer stands its town
    (parts.some((other) => other.offset === part.offset && other.cell.x < part.cell.x) ? 0.3 : 0) -
    (part.text.split(' ').length > 8 ? 1 : 0);
  parts.forEach((title, i) => {
    parts.forEach((employer, j) => {
      if (i === j) return;
      const sameCell = title.cell === employer.cell ? 0.15 : 0;
      const together =
        title.slot.slice(0, -1) === employer.slot.slice(0, -1) &&
        /[ab]$/.test(title.slot) &&
        /[ab]$/.test(employer.slot)
          ? 0.7
          : 0;
      const score =
        asTitle(title) +
        asEmployer(employer) +
        AGREED * agreement(waysOf(parts, title, employer), others) -
        0.25 * (Math.abs(i - j) - 1) +
        together -
        sameCell -
        (i > j ? 0.05 : 0);
      if (score > best.score) best = { title, employer, score };
    });
  });
  return best;
}

/** What stands further below the date is less likely to be its head. */
const lateness = (part: Part): number => (part.offset <= 0 ? 0 : 0.35 * part.offset);

/** The title with what a dash has parted from it, or a comma where the employer stands elsewhere, or a title before a stroke. */
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
  if (next.organisation >= 2 && !isUnit) return { value: title.text, place: title.place };
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
