import { describe, expect, it } from 'vitest';
import { AIMED_GRADE, gradeOf } from '#test/support/facts/occupation-texts.ts';
import { textsOfResult } from '#test/support/facts/result-texts.ts';

/** `npm run check:texts` prints them. */
describe('the sentences of a result', () => {
  it.each(['directions', 'shortlist'] as const)('of the %s read at grade 9 or easier', (layer) => {
    const texts = textsOfResult()[layer];
    expect(texts.length).toBeGreaterThan(8);
    expect(gradeOf(texts)).toBeLessThanOrEqual(AIMED_GRADE);
  });
});
