import { describe, expect, it } from 'vitest';
import { defaultVariant, loadQuestionnaire } from '#shared/assessment/variants.ts';
import { placeOf, rank, withChanges } from '#shared/matching/rank.ts';
import { explain } from '#shared/matching/receipts.ts';
import { betterThan } from '#shared/matching/result.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';

const facts = embeddedFacts();
const { bank } = await loadQuestionnaire(defaultVariant);
const nurse = facts.codes.indexOf('29-1141.00');
const little = withChanges(sincereAnswers('29-1141.00', 3), {
  constraints: { study_hours: '16+', upskilling_budget: '0' },
});
little.deepDive.background = { education: 'high_school', country: 'US' };

describe('the place of an occupation', () => {
  const ranking = rank(facts, bank, little);
  const { placed, beyond, barriers } = explain(facts, ranking, nurse);

  it('is by its score, also out of the frame the person named, which is said beside it', () => {
    expect(beyond).toEqual(['budget']);
    expect(placed.rank).toBe(placeOf(ranking.finals, nurse));
    const { count, of } = betterThan(ranking.finals, placed.final);
    expect(placed.rank).toBe(of - count);
  });

  it('jumps by no change of the budget alone: that brings it within the budget, and says so', () => {
    expect(barriers.at(-1)).toMatch(
      /^More than \$300 a month for learning would bring it within your budget, at place \d+ by score\.$/,
    );
  });

  it('of each of the ten is by score, too, so that one word means one order', () => {
    for (const { index } of ranking.top)
      expect(explain(facts, ranking, index).placed.rank).toBe(placeOf(ranking.finals, index));
  });
});
