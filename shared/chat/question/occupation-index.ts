/** The names and words of occupations: titles, plain and everyday names, names used by workers and by O*NET. */
import { everydayNames } from '#shared/occupations/everyday-names.ts';
import type { Facts, OccupationDetails } from '#shared/occupations/facts.ts';
import { plainNames } from '#shared/occupations/names.ts';
import type { StateFigure } from '#shared/occupations/states.ts';
import type { FieldTexts } from '#shared/occupations/texts.ts';
import type { OccupationFigures } from '../figures/occupation-figures.ts';
import { descriptions } from './descriptions.data.ts';
import { type Tools, toolIndex } from './tools.ts';
import { isAsking, nameTokens, stem } from './words.ts';

export interface Named {
  index: number;
  weight: number;
}

export interface OccupationIndex extends OccupationFigures {
  names: Map<string, Named[]>;
  /** one-word names by their stem: "plumbing" is what a plumber does */
  trades: Map<string, Named[]>;
  /** stem -> the occupations with that stem in a name */
  called: Map<string, Set<number>>;
  /** stem -> occupation and weighted count in its texts */
  postings: Map<string, [index: number, count: number][]>;
  lengths: Float64Array;
  averageLength: number;
  tools: Tools;
  /** every word of the names and texts, except words that only ask */
  vocabulary: Set<string>;
  /** the same by first letter, for misspelled words */
  spellings: Map<string, string[]>;
}

/**
 * The weight of each kind of text as a name, and of its words as a description. O*NET's names do not describe: there
 * are dozens for one occupation, and "ocean" is in more names of freight forwarders than of anybody at sea.
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
/** The minimum weight of a name of a trade. */
export const TRADE = kinds.title.weight;
/** The weight of titles of only some people in an occupation. */
export const TITLE_OF_SOME = kinds.alternate.weight;
/** The minimum weight of a name that a misspelled word is corrected to. */
export const CALLED = kinds.reported.weight;

interface Names {
  /** `titles.json`, by facts index */
  reported: readonly (readonly string[])[];
  /** from `vacancy-words.json.gz` */
  alternate: readonly (readonly [title: string, occupations: number[]])[];
  /** the state figures of an occupation, by its facts index */
  states: (index: number) => StateFigure[];
  details: (index: number) => OccupationDetails;
  /** our own texts about all occupations */
  texts: FieldTexts;
}

/** The same for any order: "teacher of mathematics", "mathematics teacher". */
export const keyOf = (tokens: readonly string[]): string => [...tokens].sort().join(' ');

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

/** The highest weight of these words as a name, written as one word or several; 0 if they are no name. */
export const nameWeight = ({ names }: OccupationIndex, tokens: readonly string[]): number => {
  const named = names.get(keyOf(tokens)) ?? (tokens.length === 2 ? names.get(tokens.join('')) : undefined) ?? [];
  return Math.max(0, ...named.map(({ weight }) => weight));
};
