/** People at home in an occupation who rate everything 1 or 2, as low or tired people do: no surer than they are right. */
import { expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { meanOf } from '#shared/lib/numbers.ts';
import { rank } from '#shared/matching/rank.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { answersOf, personOf, populationOf, randomOf } from '#test/support/population/population.ts';
import { readingA } from '#test/support/population/readings.ts';

const facts = embeddedFacts();
const PEOPLE = 300;

const each = (ratings: Record<string, number>, change: (rating: number) => number) =>
  Object.fromEntries(Object.entries(ratings).map(([id, rating]) => [id, change(rating)]));
/** The five points of a scale pressed into two of them. */
const pressed = (answers: Answers, lowest: number): Answers => {
  const change = (rating: number) => lowest + Number(rating >= 3);
  return {
    ...answers,
    core: { ...answers.core, interests: each(answers.core.interests, change) },
    deepDive: { ...answers.deepDive, skills: each(answers.deepDive.skills, change) },
  };
};

function measured(lowest: number) {
  const random = randomOf(9);
  const population = populationOf(facts, 'realistic');
  const people = Array.from({ length: PEOPLE }, () => {
    const member = Math.floor(random.uniform() * population.members.length);
    const home = facts.codes[population.members[member]!]!.slice(0, 2);
    const answers = pressed(answersOf(personOf(population, member, random), random, readingA), lowest);
    const { scores, fields } = rank(facts, bank, answers);
    return { stated: scores.confidence, met: fields.slice(0, 3).some(({ code }) => code === home) ? 100 : 0 };
  });
  return { stated: meanOf(people.map(({ stated }) => stated)), met: meanOf(people.map(({ met }) => met)) };
}

it('who rates everything 1 or 2 is not told more of their field than is true', () => {
  const { stated, met } = measured(1);
  expect(stated).toBeLessThanOrEqual(met + 8);
});

it('who rates everything 4 or 5 keeps the confidence that is theirs', () => {
  const { stated, met } = measured(4);
  expect(Math.abs(stated - met)).toBeLessThanOrEqual(12);
});
