/** The own words of a message, besides what it asks and where. */
import { withoutPlaces } from './aspects.ts';
import { isAsking, isJudging, tokensOf } from './words.ts';

const empty = new Set(
  'info information detail pls plz ugh hmm wow man abt n r yr hr gonna kinda tho nvm nevermind mind back go'.split(' '),
);

/** Words that say neither what is asked nor where. */
export const ownWordsOf = (message: string): string[] =>
  tokensOf(withoutPlaces(message)).filter(
    (token) => !isAsking(token) && !isJudging(token) && !empty.has(token) && !/^\d/.test(token),
  );

export const wordsOf = (plain: string): string[] => plain.split(/[^a-z0-9]+/).filter(Boolean);

/** Whether a message asks for something the records lack: it has words of its own. */
export const asksSomething = (message: string, plain: string): boolean =>
  ownWordsOf(message).length > 0 ||
  tokensOf(plain).some(isJudging) ||
  /\b(hard|difficult|easy|hire|take|best|better|worth|men|women|man|woman|safe|safer|safest|dangerous)\b/.test(plain);

/** Whether a message mentions jobs or work at all. */
export const asksForJobs = (plain: string): boolean =>
  /\b(something|anything|jobs?|careers?|occupations?|professions?|work)\b/.test(plain);
