import { describe, expect, it } from 'vitest';
import { evidenceOf } from '#shared/cv/analysis/evidence.ts';
import { readingOfInfo } from '#shared/cv/analysis/reading-of-info.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import { embeddedFacts, embeddedWords } from '#test/support/facts/embedded-facts.ts';
import { draftOfReading, infoOf } from '#web/parts/cv/draft/draft.ts';
import { cvs } from './corpus/cvs.ts';
import { onPages } from './corpus/paper.ts';
import { titles } from './read-text.ts';

const reference = { facts: embeddedFacts(), words: embeddedWords() };
function evidence(reading: CvReading) {
  const { tools, ...others } = evidenceOf(reading, { targetRole: '', now: Date.UTC(2026, 10, 15) }, reference);
  return { ...others, tools: tools.toSorted() };
}

/** Lines of a CV that were read without a place. */
const unplaced = ['PhD in Physics, Oxford University, 2009', 'Chief Accountant, Acme, 2001 - 2015', 'SAP'];

describe('one CV has one score', () => {
  it('what is confirmed says the same of a person as what was read, and what has no place says nothing', () => {
    let compared = 0;
    for (const { file, layout, person } of cvs) {
      if (!layout) continue;
      const reading = readCv(
        onPages((paper) => layout(paper, person)),
        titles,
      );
      const draft = draftOfReading({ ...reading, notPlaced: unplaced.map((value) => ({ value })) });
      expect(draft.notPlaced, file).toHaveLength(unplaced.length);
      expect(evidence(readingOfInfo(infoOf(draft))), file).toEqual(evidence(reading));
      compared += 1;
    }
    expect(compared).toBeGreaterThanOrEqual(40);
  });
});
