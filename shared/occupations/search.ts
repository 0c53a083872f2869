/**
 * Finds occupations by words in titles, our plain names and known role names and, once loaded, in everyday names,
 * reported titles and the publisher's alternate titles.
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
  /** the other name that matched, if it was not the title */
  matched: string | null;
  /** 0-1, higher is closer; the number of people employed counts slightly */
  score: number;
}

interface Entry {
  index: number;
  name: string;
  words: string[];
  /** weight of this kind of name: a title counts more than a name only some people use */
  weight: number;
}

export interface TitleIndex {
  entries: readonly Entry[];
  /** word → indexes of the entries that contain it */
  byWord: ReadonlyMap<string, readonly number[]>;
}

/** A name, and the facts indexes of the occupations it stands for. */
type AlternateTitle = readonly [name: string, occupations: readonly number[]];

const entry = (index: number, name: string, weight: number): Entry => ({ index, name, words: wordsOf(name), weight });

/** Names searched in addition to titles, plain names and role names. */
interface OtherNames {
  /** content of `everyday-names.json` */
  everyday?: Readonly<Record<string, string>>;
  /** content of `titles.json`, by facts index */
  reported?: readonly (readonly string[])[];
  /** content of `vacancy-words.json.gz` */
  alternate?: readonly AlternateTitle[];
}

/** Builds the search index. */
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

/** Topics of work as names of the occupations they lead to; used only by searches that label them as such. */
export const topicNames = (facts: Pick<Facts, 'codes'>): AlternateTitle[] =>
  Object.entries(topics).map(([topic, codes]) => [topic, codes.flatMap((code) => indexOfCode(facts, code) ?? [])]);

export const isTopic = (name: string): boolean => Object.hasOwn(topics, name);

/** "CEO (Chief Executive Officer)" holds two names. */
const namesIn = (title: string): string[] => /^(.+?) \((.+)\)$/.exec(title)?.slice(1) ?? [title];

/** How well one typed word matches the words of the index; words without a match are absent. */
type Matches = ReadonlyMap<string, number>;

const matchesOf = ({ byWord }: TitleIndex, typed: string): Matches =>
  new Map(
    [...byWord.keys()].flatMap((word): [string, number][] => {
      const match = wordMatch(typed, word);
      return match > 0 ? [[word, match]] : [];
    }),
  );

/**
 * How well a name matches, 0-1; words of the name that were not typed lower the score.
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

/** Words people put around the one that counts: "works with animals", "a job in sales". */
const fillers = new Set(['work', 'working', 'job', 'career', 'someone', 'who', 'that', 'like']);

function typedWords(query: string): string[] {
  const words = wordsOf(query).map(singular);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Occupations for a typed query, best first; ties go to the larger occupation. Ignores case, accents and plurals,
 * accepts unfinished words, and tolerates one wrong, missing, doubled or swapped letter in words of four letters or
 * more. An O*NET-SOC code finds itself.
 */
export function searchTitles(facts: SearchedFacts, index: TitleIndex, query: string, limit = 20): Hit[] {
  const code = query.trim();
  const exact = facts.codes.indexOf(/^\d{2}-\d{4}$/.test(code) ? `${code}.00` : code);
  if (exact >= 0) return [hit(facts, exact, null, 1)];
  const typed = typedWords(query).map((word) => matchesOf(index, word));
  const whole = hitsOf(facts, index, typed, 0);
  if (whole.length > 0) return whole.slice(0, limit);
  // if nothing matches "amazon warehouse" whole, half of its words are enough
  const partial = hitsOf(facts, index, typed, Math.floor(typed.length / 2));
  return partial.filter(({ score }) => score >= NEAR_ENOUGH).slice(0, limit);
}

/** A match with less than half of a name, or with a misread word, is rejected. */
const NEAR_ENOUGH = 0.4;

type SearchedFacts = Pick<Facts, 'codes' | 'titles' | 'employment'>;

/** Weight of the number of people employed: enough to order near-ties. */
const SIZE_SHARE = 0.03;
/** Power of ten of the largest employment. */
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
