/** Finds occupations by words: titles, known role names, everyday names, and, once loaded, titles that people reported. */
import { everydayNames } from './everyday-names.data.ts';
import { type Facts, knownRoles } from './facts.ts';
import { indexOfCode } from './lookup.ts';
import { singular, wordMatch, wordsOf } from './words.ts';

export interface Hit {
  /** facts index */
  index: number;
  code: string;
  title: string;
  /** the other name by which it was found, where it was not the title */
  matched: string | null;
  /** 0-1, higher is nearer */
  score: number;
}

interface Entry {
  index: number;
  name: string;
  words: string[];
  /** what a name of this kind counts: a title more than a name that only some people use */
  weight: number;
}

export type TitleIndex = readonly Entry[];

const entry = (index: number, name: string, weight: number): Entry => ({ index, name, words: wordsOf(name), weight });

/**
 * Prepares the search.
 * @param reportedTitles content of `titles.json`, by facts index; without it the titles and role names are searched
 */
export function titleIndex(facts: Facts, reportedTitles: readonly (readonly string[])[] = []): TitleIndex {
  const roles = Object.entries(knownRoles).flatMap(([roleId, code]) => {
    const index = indexOfCode(facts, code);
    return index === null ? [] : [entry(index, roleId.replaceAll('_', ' '), 0.95)];
  });
  const everyday = Object.entries(everydayNames).flatMap(([code, names]) => {
    const index = indexOfCode(facts, code);
    return index === null ? [] : names.map((name) => entry(index, name, 0.95));
  });
  return [
    ...facts.titles.map((title, index) => entry(index, title, 1)),
    ...roles,
    ...everyday,
    ...reportedTitles.flatMap((titles, index) => titles.flatMap(namesIn).map((title) => entry(index, title, 0.9))),
  ];
}

/** "CEO (Chief Executive Officer)" are two names. */
const namesIn = (title: string): string[] => /^(.+?) \((.+)\)$/.exec(title)?.slice(1) ?? [title];

/** How well one typed word meets a word of a name, each pair computed once. */
type Matcher = (word: string) => number;

function matcher(typed: string): Matcher {
  const known = new Map<string, number>();
  return (word) => {
    const score = known.get(word) ?? wordMatch(typed, word);
    known.set(word, score);
    return score;
  };
}

/**
 * How well a name answers, 0-1; words of the name that were not typed lower it.
 * @param misses how many of the typed words the name may lack
 */
function scoreOf(typed: readonly Matcher[], { words, weight }: Entry, misses: number): number {
  let sum = 0;
  let missed = 0;
  for (const match of typed) {
    const best = Math.max(0, ...words.map(match));
    if (best === 0 && ++missed > misses) return 0;
    sum += best;
  }
  const covered = Math.min(1, typed.length / words.length);
  return weight * (sum / typed.length) * (0.7 + 0.3 * covered);
}

/**
 * Occupations for what was typed, best first, the larger occupation where two are as good. Case, accents and plurals do
 * not count, words may be unfinished, a word of four letters or more may have one wrong, missing, doubled or swapped letter. An O*NET-SOC code finds itself.
 */
export function searchTitles(facts: Facts, index: TitleIndex, query: string, limit = 20): Hit[] {
  const code = query.trim();
  const exact = facts.codes.indexOf(/^\d{2}-\d{4}$/.test(code) ? `${code}.00` : code);
  if (exact >= 0) return [hit(facts, exact, null, 1)];
  const typed = wordsOf(query).map(singular).map(matcher);
  const whole = bestHits(facts, index, typed, 0, limit);
  // "amazon warehouse" is answered by what says half of it, where nothing says all
  if (whole.length > 0) return whole;
  return bestHits(facts, index, typed, Math.floor(typed.length / 2), limit).filter(({ score }) => score >= NEAR_ENOUGH);
}

/** Less than half of a name, or a word mistaken for another, is no answer. */
const NEAR_ENOUGH = 0.4;

function bestHits(facts: Facts, index: TitleIndex, typed: readonly Matcher[], misses: number, limit: number): Hit[] {
  if (typed.length === 0) return [];
  const size = ({ index: i }: Hit) => facts.employment[i] || 0;
  const best = new Map<number, Hit>();
  for (const candidate of index) {
    const score = scoreOf(typed, candidate, misses);
    const known = best.get(candidate.index);
    if (score === 0 || (known && known.score >= score)) continue;
    const other = candidate.name === facts.titles[candidate.index] ? null : candidate.name;
    best.set(candidate.index, hit(facts, candidate.index, other, score));
  }
  return [...best.values()].sort((a, b) => b.score - a.score || size(b) - size(a) || a.index - b.index).slice(0, limit);
}

const hit = (facts: Facts, index: number, matched: string | null, score: number): Hit => ({
  index,
  code: facts.codes[index]!,
  title: facts.titles[index]!,
  matched,
  score,
});
