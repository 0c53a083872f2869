/** Splits a text into positioned words, and finds phrases among them in one pass. */

export interface Token {
  /** lower case, without accents */
  word: string;
  start: number;
  end: number;
  capital: boolean;
}

const pattern = /\.net\b|\p{L}[\p{L}\p{N}\p{M}]*[+#]{0,2}|\p{N}[\p{L}\p{N}]*/giu;

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(pattern), ({ 0: raw, index }) => ({
    word: plainWord(raw),
    start: index,
    end: index + raw.length,
    capital: raw[0] !== raw[0]!.toLowerCase(),
  }));
}

const ascii = /^[a-z0-9.+#]*$/;

function plainWord(raw: string): string {
  const lower = raw.toLowerCase();
  return ascii.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** The words of a phrase, as a key of {@link Phrases}. */
export const phraseKey = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ word }) => word)
    .join(' ');

export interface Found<T> {
  value: T;
  start: number;
  end: number;
  /** its first and last token */
  first: number;
  last: number;
}

const MAX_WORDS = 7;
/** allowed between words of a phrase: Node.js, front-end, bachelor's degree */
const joins = /^(?:[ \t]{1,3}|[-./&'’]|[ ]?[-/&][ ]?|'[ ]|\.[ ]?|\([ ]?|\)?[ ])$/;

const starting = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>();

/** The first words of the phrases, to skip most words of a text quickly. */
function startsOf(phrases: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  let starts = starting.get(phrases);
  if (!starts) {
    starts = new Set(Array.from(phrases.keys(), (key) => key.split(' ', 1)[0]!));
    starting.set(phrases, starts);
  }
  return starts;
}

/** Official titles are long lists: "Property, Real Estate, and Community Association Managers". */
const MAX_TITLE_WORDS = 16;
const titleJoins = /^(?:, |--)$/;

/** Every phrase found among the tokens, the longest at each position; a word belongs to one phrase. */
export function findPhrases<T>(
  text: string,
  tokens: readonly Token[],
  phrases: ReadonlyMap<string, T>,
  { areTitles = false } = {},
): Found<T>[] {
  const isJoin = (gap: string) => joins.test(gap) || (areTitles && titleJoins.test(gap));
  const maxWords = areTitles ? MAX_TITLE_WORDS : MAX_WORDS;
  const found: Found<T>[] = [];
  const starts = startsOf(phrases);
  for (let at = 0; at < tokens.length; at++) {
    if (!starts.has(tokens[at]!.word)) continue;
    let key = '';
    let best: Found<T> | undefined;
    for (let last = at; last < Math.min(tokens.length, at + maxWords); last++) {
      const token = tokens[last]!;
      if (last > at && !isJoin(text.slice(tokens[last - 1]!.end, token.start).slice(0, 4))) break;
      key = last === at ? token.word : `${key} ${token.word}`;
      const value = phrases.get(key);
      if (value !== undefined) best = { value, start: tokens[at]!.start, end: token.end, first: at, last };
    }
    if (!best) continue;
    found.push(best);
    at = best.last;
  }
  return found;
}
