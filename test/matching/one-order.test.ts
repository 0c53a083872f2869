import { describe, expect, it } from 'vitest';
import { defaultVariant, loadQuestionnaire } from '#shared/assessment/variants.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { explain } from '#shared/matching/explain/receipts.ts';
import { beyond } from '#shared/matching/feasibility.ts';
import { profileOf } from '#shared/matching/profile.ts';
import { placeOf, rank, withChanges } from '#shared/matching/rank.ts';
import { betterThan } from '#shared/matching/result.ts';
import { scoresOf } from '#shared/matching/scores.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';

const facts = embeddedFacts();
const { bank } = await loadQuestionnaire(defaultVariant);
const answers = withChanges(sincereAnswers('29-1141.00', 3), {
  constraints: { study_hours: '11-15', upskilling_budget: '0' },
});
answers.deepDive.background = { education: 'high_school', country: 'US' };

describe('the place of an occupation', () => {
  const ranking = rank(facts, bank, answers);
  const { breaks } = scoresOf(columnsOf(facts, bank), profileOf(bank, answers));
  const dear = breaks.indexOf(beyond.budget);
  const explained = explain(facts, ranking, dear);

  it('is by its score, also out of the frame the person named, which is said beside it', () => {
    const { placed } = explained;
    expect(explained.beyond).toEqual(['budget']);
    expect(placed.rank).toBe(placeOf(ranking.finals, dear));
    const { count, of } = betterThan(ranking.finals, placed.final);
    expect(placed.rank).toBe(of - count);
  });

  it('does not jump by a larger budget: that brings the occupation within it, and is said so', () => {
    expect(explained.barriers.at(-1)).toMatch(
      /^Spending \$51 to \$150 a month on learning would bring it within your budget, at place \d+ by score\.$/,
    );
  });

  it('of each of the ten is by score, too, so that one word means one order', () => {
    for (const { index } of ranking.top)
      expect(explain(facts, ranking, index).placed.rank).toBe(placeOf(ranking.finals, index));
  });
});
