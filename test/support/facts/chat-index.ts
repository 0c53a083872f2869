import { readFileSync } from 'node:fs';
import { type OccupationIndex, occupationIndex } from '#shared/chat/find-occupations.ts';
import { embeddedFacts, embeddedWords } from './embedded-facts.ts';

/** The search of the chat over the table that ships with the product. */
export const embeddedChatIndex = (): OccupationIndex =>
  occupationIndex(embeddedFacts(), {
    reported: JSON.parse(
      readFileSync(new URL('../../../shared/occupations/data/titles.json', import.meta.url), 'utf8'),
    ),
    alternate: embeddedWords().titles,
  });
