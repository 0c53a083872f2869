/**
 * Finds occupations by words: titles, our plain names, known role names, and, once loaded, everyday names, titles that people
 * reported and the publisher's alternate titles.
 */
import { type Facts, knownRoles } from './facts.ts';
import { indexOfCode } from './lookup.ts';
import { plainNames } from './names.ts';
import { topics } from './topics.data.ts';
import { singular, wordMatch, wordsOf } from './words.ts';

export interface Hit {
  /** facts index */
  index: number;
  code: string;
  title: string;
  /** the other name by which it was found, where it was not the title */
  matched: string | null;
  /** 0-1, higher is nearer; how many do the work counts a little */
  score: number;
}

interface Entry {
  index: number;
  name: string;
  words: string[];
  /** what a name of this kind counts: a title more than a name that only some people use */
  weight: number;
}

export interface TitleIndex {
  entries: readonly Entry[];
  /** word → entries that hold it, by their place */
  byWord: ReadonlyMap<string, readonly number[]>;
}

/** A name, and the facts indexes of the occupations that go by it. */
type AlternateTitle = readonly [name: string, occupations: readonly number[]];

const entry = (index: number, name: string, weight: number): Entry => ({ index, name, words: wordsOf(name), weight });

/** What is searched beside titles, plain names and role names. */
interface OtherNames {
  /** content of `everyday-names.json` */
  everyday?: Readonly<Record<string, string>>;
  /** content of `titles.json`, by facts index */
  reported?: readonly (readonly string[])[];
  /** those of `vacancy-words.json.gz` */
  alternate?: readonly AlternateTitle[];
}

/** Prepares the search. */
export function titleIndex(
  facts: Pick<Facts, 'codes' | 'titles'>,
  { everyday = {}, reported = [], alternate = [] }: OtherNames = {},
): TitleIndex {
  const roles = Object.entries(knownRoles).flatMap(([roleId, code]) => {
    const index = indexOfCode(facts, code);
    return index === null ? [] : [entry(index, roleId.replaceAll('_', ' '), 0.95)];
  });
  const entries = [
    ...facts.titles.map((title, index) => entry(index, title, 1)),
    ...facts.codes.flatMap((code, index) => (plainNames[code] ? [entry(index, plainNames[code], 1)] : [])),
    ...roles,
    ...facts.codes.flatMap((code, index) => (everyday[code]?.split(',') ?? []).map((name) => entry(index, name, 0.95))),
    ...reported.flatMap((titles, index) => titles.flatMap(namesIn).map((title) => entry(index, title, 0.9))),
    ...alternate.flatMap(([name, occupations]) => occupations.map((index) => entry(index, name, 0.85))),
  ];
  const byWord = new Map<string, number[]>();
  entries.forEach(({ words }, at) => {
    for (const word of new Set(words)) {
      const known = byWord.get(word);
      if (known) known.push(at);
      else byWord.set(word, [at]);
    }
  });
  return { entries, byWord };
}

/** What work has to do with, as names of the occupations it leads to; only where a search says so of what it found. */
export const topicNames = (facts: Pick<Facts, 'codes'>): AlternateTitle[] =>
  Object.entries(topics).map(([topic, codes]) => [topic, codes.flatMap((code) => indexOfCode(facts, code) ?? [])]);

export const isTopic = (name: string): boolean => Object.hasOwn(topics, name);

/** "CEO (Chief Executive Officer)" are two names. */
const namesIn = (title: string): string[] => /^(.+?) \((.+)\)$/.exec(title)?.slice(1) ?? [title];

/** How well one typed word meets the words of the index; those that it does not meet are left out. */
type Matches = ReadonlyMap<string, number>;

const matchesOf = ({ byWord }: TitleIndex, typed: string): Matches =>
  new Map(
    [...byWord.keys()].flatMap((word): [string, number][] => {
      const match = wordMatch(typed, word);
      return match > 0 ? [[word, match]] : [];
    }),
  );

/**
 * How well a name answers, 0-1; words of the name that were not typed lower it.
 * @param misses how many of the typed words the name may lack
 */
function scoreOf(typed: readonly Matches[], { words, weight }: Entry, misses: number): number {
  let sum = 0;
  let missed = 0;
  for (const matches of typed) {
    let best = 0;
    for (const word of words) best = Math.max(best, matches.get(word) ?? 0);
    if (best === 0 && ++missed > misses) return 0;
    sum += best;
  }
  const covered = Math.min(1, typed.length / words.length);
  return weight * (sum / typed.length) * (0.7 + 0.3 * covered);
}

/** What people put around the word that counts: "works with animals", "a job in sales". */
const fillers = new Set(['work', 'working', 'job', 'career', 'someone', 'who', 'that', 'like']);

function typedWords(query: string): string[] {
  const words = wordsOf(query).map(singular);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Occupations for what was typed, best first, the larger occupation where two are as good. Case, accents and plurals do
 * not count, words may be unfinished, a word of four letters or more may have one wrong, missing, doubled or swapped letter. An O*NET-SOC code finds itself.
 */
export function searchTitles(facts: SearchedFacts, index: TitleIndex, query: string, limit = 20): Hit[] {
  const code = query.trim();
  const exact = facts.codes.indexOf(/^\d{2}-\d{4}$/.test(code) ? `${code}.00` : code);
  if (exact >= 0) return [hit(facts, exact, null, 1)];
  const typed = typedWords(query).map((word) => matchesOf(index, word));
  const whole = hitsOf(facts, index, typed, 0);
  if (whole.length > 0) return whole.slice(0, limit);
  // "amazon warehouse" is answered by what says half of it, where nothing says all
  const partial = hitsOf(facts, index, typed, Math.floor(typed.length / 2));
  return partial.filter(({ score }) => score >= NEAR_ENOUGH).slice(0, limit);
}

/** Less than half of a name, or a word mistaken for another, is no answer. */
const NEAR_ENOUGH = 0.4;

type SearchedFacts = Pick<Facts, 'codes' | 'titles' | 'employment'>;

/** How much of a score is how many people do the work: enough to order what is about as near. */
const SIZE_SHARE = 0.03;
/** Powers of ten of the largest employment. */
const LARGEST = 7;

const sizeOf = (facts: SearchedFacts, index: number): number =>
  Math.min(1, Math.log10(1 + (facts.employment[index] || 0)) / LARGEST);

/** @param misses how many of the typed words may be missing */
function hitsOf(facts: SearchedFacts, index: TitleIndex, typed: Matches[], misses: number): Hit[] {
  if (typed.length === 0) return [];
  const candidates = new Set(
    typed.flatMap((matches) => [...matches.keys()].flatMap((word) => index.byWord.get(word) ?? [])),
  );
  const best = new Map<number, Hit>();
  for (const at of candidates) {
    const candidate = index.entries[at]!;
    const closeness = scoreOf(typed, candidate, misses);
    if (closeness === 0) continue;
    const score = closeness * (1 - SIZE_SHARE) + SIZE_SHARE * sizeOf(facts, candidate.index);
    const known = best.get(candidate.index);
    if (known && known.score >= score) continue;
    const other = candidate.name === facts.titles[candidate.index] ? null : candidate.name;
    best.set(candidate.index, hit(facts, candidate.index, other, score));
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.index - b.index);
}

const hit = (facts: SearchedFacts, index: number, matched: string | null, score: number): Hit => ({
  index,
  code: facts.codes[index]!,
  title: facts.titles[index]!,
  matched,
  score,
});
