import { gzipSync } from 'node:zlib';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';
import type { Sources } from './read.ts';

/** Longer titles never appear verbatim in a vacancy; a title shared by more occupations identifies none of them. */
const MAX_TITLE_WORDS = 4;
const MAX_OCCUPATIONS = 8;

/**
 * `vacancy-words.json.gz`: the names that vacancies use for the occupations of the table, and the technologies that at
 * least two of them use or that O*NET flags. Names and flags only.
 */
export function encodeVacancyWords(
  { alternateTitles, tools }: Pick<Sources, 'alternateTitles' | 'tools'>,
  codes: readonly string[],
): Uint8Array {
  const indexes = (of: Set<string>) =>
    [...of]
      .map((code) => codes.indexOf(code))
      .filter((index) => index >= 0)
      .sort((a, b) => a - b);
  const byName = ([a]: [string, ...unknown[]], [b]: [string, ...unknown[]]) => (a < b ? -1 : 1);
  const words: VacancyWords = {
    titles: [...alternateTitles]
      .map(([title, of]): [string, number[]] => [title, indexes(of)])
      .filter(
        ([title, of]) => of.length > 0 && of.length <= MAX_OCCUPATIONS && title.split(' ').length <= MAX_TITLE_WORDS,
      )
      .sort(byName),
    tools: [...tools]
      .filter(([, { hot, inDemand, codes: of }]) => hot || inDemand || of.size > 1)
      .map(([name, { hot, inDemand, codes: of }]): VacancyWords['tools'][number] => [
        name,
        Number(hot) + 2 * Number(inDemand),
        indexes(of),
      ])
      .sort(byName),
  };
  const bytes = gzipSync(JSON.stringify(words), { level: 9 });
  // the operating system field of RFC 1952: unknown, so that the same words give the same bytes everywhere
  bytes[9] = 255;
  return bytes;
}
