/**
 * Which occupations a question is about. Two ways at once: a run of its words that is a name (titles, plain and everyday
 * names, what people in it and O*NET call it), and BM25 over the words in which we describe an occupation, for whoever
 * describes work without its name.
 */
import { everydayNames } from '#shared/occupations/everyday-names.ts';
import type { Facts, OccupationDetails } from '#shared/occupations/facts.ts';
import { plainNames } from '#shared/occupations/names.ts';
import type { StateFigure } from '#shared/occupations/states.ts';
import type { FieldTexts } from '#shared/occupations/texts.ts';
import { oneEditApart } from '#shared/occupations/words.ts';
import { descriptions } from './descriptions.data.ts';
import { isNameMeant } from './name-senses.ts';
import { ordinaryWords } from './ordinary-words.data.ts';
import { type Tools, toolIndex } from './tools.ts';
import { isAsking, isJudging, nameTokens, plainText, stem, tokensOf } from './words.ts';

export interface Found {
  /** facts index */
  index: number;
  score: number;
  /** the run of the question's words that is a name of it, and how many they are */
  run: string | null;
  words: number;
  /** what the name counts: the more, the more it is called so; 0 where it is not named */
  weight: number;
  /** of the question's words, how many it is known by */
  met: number;
  /** whether the word before the name is none by which it is known: "unicorn groomer", "fortune teller" */
  isStrange: boolean;
}

interface Named {
  index: number;
  weight: number;
}

export interface OccupationIndex {
  facts: Facts;
  states: (index: number) => StateFigure[];
  details: (index: number) => OccupationDetails;
  names: Map<string, Named[]>;
  /** by the stem of a name of one word: "plumbing" is what a plumber does */
  trades: Map<string, Named[]>;
  /** stem -> the occupations with a name that has it */
  called: Map<string, Set<number>>;
  /** stem -> occupation and how often its description says it */
  postings: Map<string, [index: number, count: number][]>;
  lengths: Float64Array;
  averageLength: number;
  tools: Tools;
  /** every word of a name */
  vocabulary: Set<string>;
  /** the same by their first letter, for words that are misspelt */
  spellings: Map<string, string[]>;
}

/**
 * What texts of a kind count: as a name, and each of their words as a description. The names of O*NET describe nothing:
 * there are dozens for one occupation, and "ocean" is in more of those of a freight forwarder than of anybody at sea.
 */
const kinds = {
  everyday: { weight: 1.1, words: 3 },
  plain: { weight: 1.2, words: 4 },
  title: { weight: 1, words: 0 },
  reported: { weight: 0.9, words: 0 },
  alternate: { weight: 0.75, words: 0 },
  description: { weight: 0, words: 3 },
  text: { weight: 0, words: 1 },
} as const;
type Kind = keyof typeof kinds;
/** A trade goes by names of at least this weight. */
export const TRADE = kinds.title.weight;
/** A misspelt word is taken for a name of at least this weight. */
const CALLED = kinds.reported.weight;

interface Names {
  /** `titles.json`, by facts index */
  reported: readonly (readonly string[])[];
  /** of `vacancy-words.json.gz` */
  alternate: readonly (readonly [title: string, occupations: number[]])[];
  /** of an occupation by its facts index */
  states: (index: number) => StateFigure[];
  details: (index: number) => OccupationDetails;
  /** what we say of them all */
  texts: FieldTexts;
}

/** In any order: "teacher of mathematics", "mathematics teacher". */
const keyOf = (tokens: readonly string[]): string => [...tokens].sort().join(' ');

export function occupationIndex(facts: Facts, { reported, alternate, states, details, texts }: Names): OccupationIndex {
  const names: OccupationIndex['names'] = new Map();
  const trades: OccupationIndex['trades'] = new Map();
  const called: OccupationIndex['called'] = new Map();
  const counts = facts.titles.map(() => new Map<string, number>());
  const roots = new Map<string, string | null>();
  const rootOf = (token: string): string | null => {
    let root = roots.get(token);
    if (root === undefined) {
      root = isAsking(token) ? null : stem(token);
      roots.set(token, root);
    }
    return root;
  };
  const add = (index: number, name: string, kind: Kind): void => {
    const tokens = nameTokens(name);
    const { weight, words } = kinds[kind];
    for (const token of tokens) {
      const root = rootOf(token);
      if (root === null) continue;
      const own = counts[index]!;
      if (words > 0) own.set(root, (own.get(root) ?? 0) + words);
      if (weight > 0) called.set(root, (called.get(root) ?? new Set()).add(index));
    }
    if (weight === 0 || tokens.length === 0) return;
    enter(names, keyOf(tokens), { index, weight });
    const [only, second] = tokens;
    if (second === undefined && weight >= TRADE) enter(trades, stem(only!), { index, weight });
  };

  const indexOf = new Map(facts.codes.map((code, index) => [code, index]));
  const each = (table: Readonly<Record<string, string>>, work: (index: number, text: string) => void) => {
    for (const [code, text] of Object.entries(table)) {
      const index = indexOf.get(code);
      if (index !== undefined) work(index, text);
    }
  };
  for (const [index, title] of facts.titles.entries()) add(index, title, 'title');
  each(plainNames, (index, name) => add(index, name, 'plain'));
  each(everydayNames, (index, list) => {
    for (const name of list.split(',')) add(index, name, 'everyday');
  });
  each(descriptions, (index, text) => add(index, text, 'description'));
  for (const [code, { summary, day }] of Object.entries(texts)) {
    const index = indexOf.get(code);
    if (index !== undefined) for (const text of [summary, ...day]) add(index, text, 'text');
  }
  for (const [index, titles] of reported.entries()) for (const title of titles) add(index, title, 'reported');
  for (const [title, occupations] of alternate) for (const index of occupations) add(index, title, 'alternate');

  const postings: OccupationIndex['postings'] = new Map();
  const lengths = new Float64Array(facts.count);
  for (const [index, own] of counts.entries())
    for (const [word, count] of own) {
      const saturated = Math.min(count, 12);
      lengths[index]! += saturated;
      const list = postings.get(word) ?? [];
      list.push([index, saturated]);
      postings.set(word, list);
    }
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / facts.count;
  const vocabulary = new Set([...roots].flatMap(([token, root]) => (root === null ? [] : [token])));
  const spellings = Map.groupBy(vocabulary, (word) => word[0]!);
  const tools = toolIndex(facts.count, (index) => details(index).technologies);
  return {
    facts,
    states,
    details,
    names,
    trades,
    tools,
    called,
    postings,
    lengths,
    averageLength,
    vocabulary,
    spellings,
  };
}

function enter(names: Map<string, Named[]>, key: string, named: Named): void {
  const known = names.get(key) ?? [];
  const same = known.find(({ index }) => index === named.index);
  if (same) same.weight = Math.max(same.weight, named.weight);
  else known.push(named);
  names.set(key, known);
}

const K1 = 1.4;
const B = 0.4;
const LONGEST_NAME = 6;
/** for each word of a name, beside what its words count by themselves */
const NAME = 9;
/** of it what is left to a word that stands behind one of another kind of work */
const OF_ANOTHER_KIND = 0.5;
/** of the larger of two that fit alike */
const SIZE = 0.35;

/**
 * The best first, at most `limit`. Scores are comparable within one question only.
 * @param byName whether a run of its words may name one; else all of them describe
 */
export function findOccupations(index: OccupationIndex, question: string, limit = 8, byName = true): Found[] {
  const tokens = speltIn(index, tokensOf(question));
  const scores = new Map<number, number>();
  const met = new Map<number, number>();
  const raise = (at: number, by: number) => scores.set(at, (scores.get(at) ?? 0) + by);

  // "wind mills"
  const joined = tokens.map((token, at) => token + (tokens[at + 1] ?? '')).filter((word) => index.vocabulary.has(word));
  const telling = [...tokens, ...joined].filter((token) => !isAsking(token) && !isJudging(token));
  for (const word of new Set(telling.map(stem))) {
    const list = index.postings.get(word) ?? [];
    const rarity = Math.log(1 + (index.facts.count - list.length + 0.5) / (list.length + 0.5));
    for (const [at, count] of list) {
      const length = 1 - B + (B * index.lengths[at]!) / index.averageLength;
      raise(at, (rarity * count * (K1 + 1)) / (count + K1 * length));
      met.set(at, (met.get(at) ?? 0) + 1);
    }
  }
  const named = byName ? namesIn(index, tokens, plainText(question)) : [];
  for (const { at, weight, share, words } of named) raise(at, NAME * weight * share * words);
  const runs = new Map(named.map((each) => [each.at, each]));
  return [...scores]
    .map(([at, score]) => ({
      index: at,
      score: score + SIZE * Math.log10(1 + (index.facts.employment[at] || 0)),
      run: runs.get(at)?.run ?? null,
      words: runs.get(at)?.words ?? 0,
      weight: runs.get(at)?.weight ?? 0,
      met: met.get(at) ?? 0,
      isStrange: runs.get(at)?.isStrange ?? false,
    }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, limit);
}

/** How surely one is called by these words, written as one word or as several: 0 where none is. */
export const nameWeight = ({ names }: OccupationIndex, tokens: readonly string[]): number => {
  const named = names.get(keyOf(tokens)) ?? (tokens.length === 2 ? names.get(tokens.join('')) : undefined) ?? [];
  return Math.max(0, ...named.map(({ weight }) => weight));
};

/** The longest runs of words that are names; a run within a longer one is none. */
function namesIn(index: OccupationIndex, tokens: readonly string[], plain: string) {
  const found: { at: number; weight: number; share: number; words: number; run: string; isStrange: boolean }[] = [];
  const taken = tokens.map(() => false);
  // beside other words "building" is rather a thing than a trade
  const isOnly = tokens.filter((token) => !isAsking(token)).length === 1;
  for (let size = Math.min(LONGEST_NAME, tokens.length); size >= 1; size--)
    for (let from = 0; from + size <= tokens.length; from++) {
      const run = tokens.slice(from, from + size);
      if (run.every(isAsking) || taken.slice(from, from + size).some(Boolean)) continue;
      const known =
        index.names.get(keyOf(run)) ??
        // "bin man", "hair dresser"
        (size === 2 ? index.names.get(run.join('')) : undefined) ??
        (size === 1 && isOnly ? tradeOf(index, run[0]!) : undefined);
      if (!known || !isMeant(plain, run)) continue;
      taken.fill(true, from, from + size);
      const before = tokens[from - 1];
      const kind = before && !isAsking(before) && !isJudging(before) ? stem(before) : null;
      const ofKind = kind === null ? undefined : index.called.get(kind);
      for (const { index: at, weight } of known) {
        const isStrange = kind !== null && !ofKind?.has(at);
        // a name that many go by says less of each, and "fortune teller" hardly anything of tellers
        const share = (known.length > 3 ? 0.8 : 1) * (isStrange && size === 1 ? OF_ANOTHER_KIND : 1);
        found.push({ at, weight, share, words: size, run: run.join(' '), isStrange });
      }
    }
  return found;
}

/** By a single word of its own: "is tech" is no name in "is tech hiring". */
function isMeant(plain: string, run: readonly string[]): boolean {
  const [only, second] = run.filter((token) => !isAsking(token));
  return only === undefined || second !== undefined || isNameMeant(plain, only);
}

const tradeOf = (index: OccupationIndex, token: string): Named[] | undefined =>
  /(ing|ry|or|er|ist)$/.test(token) ? index.trades.get(stem(token)) : undefined;

const isKnown = (index: OccupationIndex, token: string): boolean =>
  index.vocabulary.has(token) || index.called.has(stem(token)) || index.postings.has(stem(token));

/** A word that nothing is called is read as one near to it that is a name, by itself or with a word beside it: "civl engineer". */
function speltIn(index: OccupationIndex, tokens: readonly string[]): string[] {
  const read = tokens.map((token) => spellingsOf(index, token));
  return read.map((spellings, at) => {
    const isCalled = (words: string[]): boolean =>
      (index.names.get(keyOf(words)) ?? []).some(({ weight }) => weight >= CALLED);
    const beside = (spelling: string): boolean =>
      [read[at - 1]?.[0], read[at + 1]?.[0]].some((other) => other && isCalled([spelling, other]));
    return spellings.find(beside) ?? spellings.find((spelling) => isCalled([spelling])) ?? tokens[at]!;
  });
}

/** @param ordinary words that nobody has misspelt */
export const spelt = (index: OccupationIndex, token: string, ordinary = ordinaryWords): string =>
  spellingsOf(index, token, ordinary)[0]!;

/** From so many letters an ending may be misspelt, and the word known by its stem all the same. */
const LONG = 8;

function spellingsOf(index: OccupationIndex, token: string, ordinary = ordinaryWords): string[] {
  if (token.length < 4 || isAsking(token) || isJudging(token) || index.vocabulary.has(token)) return [token];
  if (ordinary.has(token)) return [token];
  if (isKnown(index, token)) {
    const root = stem(token);
    const meant = (index.spellings.get(token[0]!) ?? []).filter(
      (word) => stem(word) === root && oneEditApart(token, word),
    );
    return token.length >= LONG && meant.length > 0 ? meant : [token];
  }
  // "flebotomist"
  const heard = token.startsWith('f') ? [token, `ph${token.slice(1)}`] : [token];
  let best = [token];
  let fewest = 2;
  for (const typed of heard)
    for (const word of index.spellings.get(typed[0]!) ?? []) {
      // of four letters one may have been left out, and no more
      if (Math.abs(word.length - typed.length) > 2 || word.length < 5) continue;
      const edits = typed === word ? 0 : oneEditApart(typed, word) ? 1 : twoEditsIn(typed, word) ? 2 : 9;
      if (edits < fewest || (edits === fewest && best[0] === token)) [best, fewest] = [[word], edits];
      else if (edits === fewest) best.push(word);
    }
  // what is a name by itself is rather meant
  return best.toSorted((a, b) => Number(index.names.has(b)) - Number(index.names.has(a)));
}

const twoEditsIn = (typed: string, word: string): boolean => typed.length >= 8 && twoEditsApart(typed, word);

/** One letter of `a` changed, left out or put in, and then one more. */
function twoEditsApart(a: string, b: string): boolean {
  const shared = Math.min(a.length, b.length);
  let start = 0;
  while (start < shared && a[start] === b[start]) start++;
  return [
    [a.slice(start + 1), b.slice(start + 1)],
    [a.slice(start + 1), b.slice(start)],
    [a.slice(start), b.slice(start + 1)],
  ].some(([restA, restB]) => oneEditApart(restA!, restB!));
}
