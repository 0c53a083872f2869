import { expect, it } from 'vitest';
import { columnsOf } from '#shared/matching/columns.ts';
import { reasonsOf } from '#shared/matching/explain/reasons.ts';
import { storedRoleOf } from '#shared/matching/stored-role.ts';
import { outlookWord } from '#shared/occupations/page-words.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { receipt } from '#test/support/people/receipt.ts';

const facts = embeddedFacts();
const { growth: percentile } = columnsOf(facts).market;
const published = Array.from(facts.codes.keys()).filter((index) => !Number.isNaN(facts.growth[index]));

it('no outlook contradicts the reason beside it, of any occupation', () => {
  const [slower] = reasonsOf([receipt('growth', -1)]).speakAgainst;
  const [faster] = reasonsOf([receipt('growth', 1)]).speakFor;
  expect([faster!.text, slower!.text]).toEqual([
    'Its jobs grow faster than in most work',
    'Its jobs grow more slowly than in most work, or shrink',
  ]);
  const isFast = (index: number) => /^Growing(?: fast)?$/.test(outlookWord(facts.growth[index]!));
  expect(published.filter((index) => isFast(index) !== percentile[index]! > 50)).toEqual([]);
});

it('every screen names the outlook in the same words', () => {
  for (const index of published)
    expect(storedRoleOf(facts, index, 50).growth_outlook).toMatch(
      new RegExp(`^${outlookWord(facts.growth[index]!)} \\(.+ over ten years\\)$`),
    );
});

it.each([
  [7, 'Growing fast'],
  [3, 'Growing'],
  [1.1, 'Growing slowly'],
  [0, 'Holding steady'],
  [-0.9, 'Holding steady'],
  [-1, 'Shrinking'],
])('of %f percent is %s', (percent, word) => {
  expect(outlookWord(percent)).toBe(word);
});
