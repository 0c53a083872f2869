/**
 * Finds the occupations a question is about, in two ways at once: runs of its words that are names (titles, plain and
 * everyday names, names used by workers and by O*NET), and BM25 over our descriptions of occupations, for people who
 * describe work without its name.
 */
import { isNameMeant } from './name-senses.ts';
import { keyOf, type Named, type OccupationIndex } from './occupation-index.ts';
import { speltIn } from './spelling.ts';
import { isAsking, isJudging, plainText, stem, tokensOf } from './words.ts';

export interface Found {
  /** facts index */
  index: number;
  score: number;
  /** the run of words in the question that names it, and their number */
  run: string | null;
  words: number;
  /** the weight of the name, higher the more common it is for it; 0 if not named */
  weight: number;
  /** how many of the question's words its description contains */
  met: number;
  /** whether the word before the name is unknown for it: "unicorn groomer", "fortune teller" */
  isStrange: boolean;
}

const K1 = 1.4;
const B = 0.4;
const LONGEST_NAME = 6;
/** bonus per word of a name, on top of the score of its words */
const NAME = 9;
/** factor for a single word after a word of another kind of work */
const OF_ANOTHER_KIND = 0.5;
/** weight of size, which decides between two that fit equally */
const SIZE = 0.35;

/**
 * Best first, at most `limit`. Scores are comparable within one question only.
 * @param byName whether runs of words may be names; otherwise all words only describe
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

/** The longest runs of words that are names; runs within a longer one do not count. */
function namesIn(index: OccupationIndex, tokens: readonly string[], plain: string) {
  const found: { at: number; weight: number; share: number; words: number; run: string; isStrange: boolean }[] = [];
  const taken = tokens.map(() => false);
  // next to other words, "building" is more likely a thing than a trade
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
        // a name shared by many says less about each, and "fortune teller" hardly anything about tellers
        const share = (known.length > 3 ? 0.8 : 1) * (isStrange && size === 1 ? OF_ANOTHER_KIND : 1);
        found.push({ at, weight, share, words: size, run: run.join(' '), isStrange });
      }
    }
  return found;
}

/** Whether a run with a single telling word is meant as a name: "tech" is not in "is tech hiring". */
function isMeant(plain: string, run: readonly string[]): boolean {
  const [only, second] = run.filter((token) => !isAsking(token));
  return only === undefined || second !== undefined || isNameMeant(plain, only);
}

const tradeOf = (index: OccupationIndex, token: string): Named[] | undefined =>
  /(ing|ry|or|er|ist)$/.test(token) ? index.trades.get(stem(token)) : undefined;
