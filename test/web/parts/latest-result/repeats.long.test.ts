import { expect, it } from 'vitest';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { rank } from '#shared/matching/rank.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { answersOf, personOf, populationOf, randomOf } from '#test/support/population/population.ts';
import { withCircumstances } from '#test/support/population/random-people.ts';
import { REPEAT_POINTS } from '#web/parts/latest-result/score-moves.ts';

it('about nine of ten repeats stay within the points that the screen names', () => {
  const facts = embeddedFacts();
  const population = populationOf(facts);
  const random = randomOf(20_251_115);
  const moves = Array.from({ length: 600 }, () => {
    const person = personOf(population, Math.floor(random.uniform() * population.members.length), random);
    const first = withCircumstances(answersOf(person, random), random);
    const again = answersOf(person, random);
    const { preferences, constraints } = first.deepDive;
    const second = { ...first, core: again.core, deepDive: { ...again.deepDive, preferences, constraints } };
    return Math.abs(rank(facts, bank, first).scores.final - rank(facts, bank, second).scores.final);
  });
  const within = moves.filter((move) => move <= REPEAT_POINTS).length / moves.length;
  expect(within).toBeGreaterThanOrEqual(0.87);
  expect(within).toBeLessThanOrEqual(0.93);
});
