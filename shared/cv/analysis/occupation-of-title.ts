/** The occupation that a CV's job title names; rank and hours do not matter. */
import type { Facts } from '#shared/occupations/facts.ts';
import { singular } from '#shared/occupations/words.ts';
import { type Lexicon, titleKey } from '#shared/vacancies/reading/lexicon.ts';
import { findPhrases, tokensOf } from '#shared/vacancies/reading/tokens.ts';

const aside =
  /\b(?:senior|junior|sr|jr|staff|lead|principal|entry[- ]level|i{1,3}|iv|interim|acting|deputy|associate|seasonal|temporary|intern|internship|trainee|apprentice|part[- ]time|full[- ]time|remote|freelance|self[- ]employed|contract)\b\.?/gi;

/** A title without words for rank, hours and kind of contract. */
export const withoutRank = (title: string): string => title.replace(aside, ' ').replace(/\s+/g, ' ').trim();

type Title = Lexicon['titles'] extends ReadonlyMap<string, infer T> ? T : never;

/**
 * @param tools how often each occupation's own tools are named in the CV, by facts index
 * @returns the facts index; null for an unlisted title
 */
export function occupationOfTitle(
  written: string,
  { titles }: Lexicon,
  facts: Facts,
  tools: ReadonlyMap<number, number>,
): number | null {
  const title = written.slice(0, 120);
  const plain = withoutRank(title);
  const found = titles.get(titleKey(title)) ?? titles.get(titleKey(plain)) ?? longestIn(plain, titles);
  if (!found) return null;
  const size = (index: number) => Math.log10(Math.max(10, facts.employment[index] || 10));
  const worth = (index: number) => size(index) + Math.min(3, tools.get(index) ?? 0);
  return [...found.occupations].sort((a, b) => worth(b) - worth(a) || a - b)[0] ?? null;
}

/** "Accountant for the harbour": the longest title in it, the first of equals. */
function longestIn(text: string, titles: ReadonlyMap<string, Title>): Title | undefined {
  const tokens = tokensOf(text).map((token) => ({ ...token, word: singular(token.word) }));
  const hits = findPhrases(text, tokens, titles);
  return hits.sort((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first)[0]?.value;
}
