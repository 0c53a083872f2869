import { readFileSync } from 'node:fs';
import { type OccupationIndex, occupationIndex } from '#shared/chat/find-occupations.ts';
import { textsOf } from '#shared/occupations/text-files.ts';
import { embeddedDetails, embeddedFacts, embeddedWords } from './embedded-facts.ts';

const texts = await textsOf(embeddedFacts().codes);

/** The search of the chat over the table that ships with the product. */
export function embeddedChatIndex(): OccupationIndex {
  const details = embeddedDetails();
  return occupationIndex(embeddedFacts(), {
    reported: JSON.parse(
      readFileSync(new URL('../../../shared/occupations/data/titles.json', import.meta.url), 'utf8'),
    ),
    alternate: embeddedWords().titles,
    technologies: (index) => details(index).technologies,
    texts,
  });
}
