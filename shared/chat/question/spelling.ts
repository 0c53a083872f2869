/** Corrects misspelled words to similar names: "civl engineer", "flebotomist". */
import { oneEditApart } from '#shared/occupations/words.ts';
import { CALLED, keyOf, type OccupationIndex } from './occupation-index.ts';
import { ordinaryWords } from './ordinary-words.data.ts';
import { isAsking, isJudging, stem } from './words.ts';

const isKnown = (index: OccupationIndex, token: string): boolean =>
  index.vocabulary.has(token) || index.called.has(stem(token)) || index.postings.has(stem(token));

/** Replaces an unknown word by a similar one that is a name, by itself or with a neighboring word: "civl engineer". */
export function speltIn(index: OccupationIndex, tokens: readonly string[]): string[] {
  const read = tokens.map((token) => spellingsOf(index, token));
  return read.map((spellings, at) => {
    const isCalled = (words: string[]): boolean =>
      (index.names.get(keyOf(words)) ?? []).some(({ weight }) => weight >= CALLED);
    const beside = (spelling: string): boolean =>
      [read[at - 1]?.[0], read[at + 1]?.[0]].some((other) => other && isCalled([spelling, other]));
    return (
      spellings.find(beside) ??
      agentsLike(index, tokens[at]!).find(beside) ??
      spellings.find((spelling) => isCalled([spelling])) ??
      tokens[at]!
    );
  });
}

const agent = /(?:er|or|ist|ian)$/;
/** Workers whose name is one letter away, for a name of two words: "school techer", which is known by "tech" alone. */
const agentsLike = (index: OccupationIndex, token: string): string[] =>
  token.length >= MIN_AGENT && agent.test(token) && !index.vocabulary.has(token)
    ? (index.spellings.get(token[0]!) ?? []).filter((word) => agent.test(word) && oneEditApart(token, word))
    : [];
const MIN_AGENT = 6;

/** @param ordinary words that are never corrected */
export const spelt = (index: OccupationIndex, token: string, ordinary = ordinaryWords): string =>
  spellingsOf(index, token, ordinary)[0]!;

/** From this length on, a word with a known stem may still have a misspelled ending. */
const LONG = 8;
/** The same for a letter that is doubled or not: "enginer". */
const MIN_UNDOUBLED = 6;
const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1');

function spellingsOf(index: OccupationIndex, token: string, ordinary = ordinaryWords): string[] {
  if (token.length < 4 || isAsking(token) || isJudging(token) || index.vocabulary.has(token)) return [token];
  if (ordinary.has(token)) return [token];
  if (isKnown(index, token)) {
    const root = stem(token);
    const meant = (index.spellings.get(token[0]!) ?? []).filter(
      (word) =>
        undoubled(token) === undoubled(word) ||
        (token.length >= LONG && stem(word) === root && oneEditApart(token, word)),
    );
    return token.length >= MIN_UNDOUBLED && meant.length > 0 ? meant : [token];
  }
  // "flebotomist"
  const heard = token.startsWith('f') ? [token, `ph${token.slice(1)}`] : [token];
  let best = [token];
  let fewest = 2;
  for (const typed of heard)
    for (const word of index.spellings.get(typed[0]!) ?? []) {
      // a word of four letters can only lack one
      if (Math.abs(word.length - typed.length) > 2 || word.length < 5) continue;
      const edits = typed === word ? 0 : oneEditApart(typed, word) ? 1 : twoEditsIn(typed, word) ? 2 : 9;
      if (edits < fewest || (edits === fewest && best[0] === token)) [best, fewest] = [[word], edits];
      else if (edits === fewest) best.push(word);
    }
  // prefers words that are names by themselves
  return best.toSorted((a, b) => Number(index.names.has(b)) - Number(index.names.has(a)));
}

const twoEditsIn = (typed: string, word: string): boolean => typed.length >= 8 && twoEditsApart(typed, word);

/** One letter of `a` changed, left out or inserted, and then one more. */
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
