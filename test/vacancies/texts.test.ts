import { describe, expect, it } from 'vitest';
import { blind } from './blind.data.ts';
import { heldBack } from './held-back.data.ts';
import { moreTexts } from './more-texts.data.ts';
import { expected, readAs } from './read.ts';
import { texts } from './texts.data.ts';
import type { VacancyText } from './vacancy-text.ts';

describe('a vacancy', () => {
  it.each([...texts, ...moreTexts].map((text) => [text.name, text] as const))(
    'is read with what it asks for: %s (D-95)',
    (_, text) => {
      expect(readAs(text)).toEqual(expected(text));
    },
  );
});

/** How many of the requirements are found, and how many of those found are asked for. */
function share(all: readonly VacancyText[]): { found: number; right: number; whole: number } {
  let [asked, found, read, whole] = [0, 0, 0, 0];
  for (const text of all) {
    const seen = readAs(text);
    if (seen.refusal !== undefined) throw new Error(`${text.name}: ${seen.refusal}`);
    asked += text.asks.length;
    found += text.asks.length - seen.missed.length;
    read += seen.asks.length;
    if (JSON.stringify(seen) === JSON.stringify(expected(text))) whole++;
  }
  return { found: found / asked, right: found / read, whole };
}

describe('vacancies that the rules were not written with', () => {
  it.each([
    ['held back from the first rules', heldBack, 9],
    ['held back from the mended ones', blind, 6],
  ] as const)(
    'are read nearly as well, most of what they ask for is found, and little else: %s',
    (_, all, wholeAtLeast) => {
      const { found, right, whole } = share(all);
      expect(found).toBeGreaterThan(0.8);
      expect(right).toBeGreaterThan(0.8);
      expect(whole).toBeGreaterThanOrEqual(wholeAtLeast);
    },
  );
});
