import type { Facts } from '#shared/occupations/facts.ts';
import { lexiconOf } from './reading/lexicon.ts';
import { readTools } from './reading/read-tools.ts';
import { findPhrases, tokensOf } from './reading/tokens.ts';
import type { Kind } from './terms.ts';
import type { VacancyWords } from './words/words.ts';

const keyOf = (kind: Kind, key: string): string => `${kind}:${key}`;

/** Skills somebody lacks or wants to learn do not count. */
const unsaid =
  /\b(?:no|not|never|without|want(?:s|ed)? to|hop(?:e|ing) to|plan(?:s|ning)? to|interested in|learning)\b/i;

/** The tools, skills, licenses and languages a CV names, by the names that vacancies use. */
export function namedIn(text: string, words: VacancyWords, facts: Facts): ReadonlySet<string> {
  const lexicon = lexiconOf(words, facts);
  const said = text
    .split(/\n|(?<=[.!?])\s/)
    .filter((statement) => !unsaid.test(statement))
    .join('\n');
  const tokens = tokensOf(said);
  return new Set([
    ...readTools(said, findPhrases(said, tokens, lexicon.tools)).map(({ value }) => keyOf('tool', value.name)),
    ...findPhrases(said, tokens, lexicon.skills).map(({ value }) => keyOf('skill', value.key)),
    ...findPhrases(said, tokens, lexicon.licences).map(({ value }) => keyOf('licence', value.key)),
    ...findPhrases(said, tokens, lexicon.languages).map(({ value }) => keyOf('language', value.key)),
  ]);
}

export const isNamed = (named: ReadonlySet<string>, kind: Kind, key: string): boolean => named.has(keyOf(kind, key));
