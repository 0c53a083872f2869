/** The built-in letter writer: the chosen facts in their original words. */
import type { Fact } from '../facts.ts';
import type { Written } from '../written.ts';
import { toLetterSentence } from './letter-sentence.ts';

export const composeLetter = (facts: readonly Fact[]): Written => ({
  entries: [...Map.groupBy(facts, ({ entry }) => entry)].map(([entry, said]) => ({
    entry,
    sentences: said.map((fact) => ({ text: toLetterSentence(fact), rests_on: [fact.id] })),
    left_out: [],
  })),
  first: null,
  not_followed: [],
});
