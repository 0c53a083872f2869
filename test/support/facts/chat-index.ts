import { stateFigures } from '#functions/outside/facts.ts';
import { type OccupationIndex, occupationIndex } from '#shared/chat/question/occupation-index.ts';
import { textsOf } from '#shared/occupations/text-files.ts';
import { dataFile, embeddedDetails, embeddedFacts, embeddedWords } from './embedded-facts.ts';

const texts = await textsOf(embeddedFacts().codes);

/** The search of the chat over the table that ships with the product. */
export function embeddedChatIndex(): OccupationIndex {
  return occupationIndex(embeddedFacts(), {
    reported: JSON.parse(dataFile('titles.json').toString()),
    alternate: embeddedWords().titles,
    states: stateFigures(),
    details: embeddedDetails(),
    texts,
  });
}
