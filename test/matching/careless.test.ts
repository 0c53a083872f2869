import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { rank } from '#shared/matching/rank.ts';
import { hands } from '../bench/measure.ts';
import { answersOf, personOf, populationOf, randomOf } from '../bench/population.ts';
import { embeddedFacts } from '../support/embedded-facts.ts';

/** Hundreds of rankings: about a second on a quiet machine. */
const timeout = 60_000;
const facts = embeddedFacts();
const population = populationOf(facts);
const sincere = (seed: number): Answers => {
  const random = randomOf(seed);
  return answersOf(personOf(population, 10 * seed, random), random);
};
const seeds = Array.from({ length: 25 }, (_, seed) => seed);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('answers given without care', { timeout }, () => {
  it('are met with wider uncertainty: lower confidence, lower stability, and reasons in words (validity)', () => {
    const careful = seeds.map((seed) => rank(facts, bank, sincere(seed)));
    const careless = seeds.map((seed) => rank(facts, bank, hands['at random'](randomOf(seed), sincere(seed))));
    const flagged = careless.filter(({ careless: own }) => own.flagged);
    expect(flagged.length).toBeGreaterThan(20);
    for (const { careless: own } of flagged)
      expect(own.reasons.every((reason) => /^[A-Z].+\.$/.test(reason))).toBe(true);
    expect(mean(flagged.map(({ expectedOverlap }) => expectedOverlap))).toBeLessThan(
      mean(careful.map(({ expectedOverlap }) => expectedOverlap)) / 2,
    );
    expect(mean(flagged.map(({ scores }) => scores.confidence))).toBeLessThan(
      mean(careful.map(({ scores }) => scores.confidence)) - 20,
    );
  });

  it('are promised no more than a second random hand keeps (RES-04)', () => {
    const pairs = Array.from({ length: 80 }, (_, seed) => {
      const [first, second] = [1, 2].map((time) =>
        rank(facts, bank, hands['at random'](randomOf(100 * time + seed), sincere(seed))),
      );
      return { first: first!, second: second! };
    }).filter(({ first }) => first.careless.flagged);
    const kept = mean(
      pairs.map(({ first, second }) =>
        second.fields.slice(0, 3).some(({ code }) => code === first.fields[0]!.code) ? 100 : 0,
      ),
    );
    const stayed = mean(
      pairs.map(
        ({ first, second }) => first.top.filter(({ code }) => second.top.some((own) => own.code === code)).length,
      ),
    );
    expect(mean(pairs.map(({ first }) => first.scores.confidence))).toBeLessThan(kept + 12);
    expect(mean(pairs.map(({ first }) => first.expectedOverlap))).toBeLessThan(stayed + 0.5);
  });

  it('change no score: the flag widens, it does not punish (validity)', () => {
    const answers = sincere(3);
    const alike: Answers = {
      ...answers,
      core: {
        ...answers.core,
        personality: Object.fromEntries(Object.keys(answers.core.personality).map((id) => [id, 3])),
      },
    };
    const ranking = rank(facts, bank, alike);
    expect(ranking.careless).toEqual({ flagged: true, reasons: ['All statements about you got the same rating.'] });
    // an all-middle personality says nothing: what is left is the ranking without it
    const without = rank(facts, bank, { ...alike, core: { ...alike.core, personality: {} } });
    expect(without.careless.flagged).toBe(false);
    expect(ranking.expectedOverlap).toBeLessThan(without.expectedOverlap);
  });

  it('name what gives them away: opposite statements answered alike (ARA-52)', () => {
    const answers = sincere(4);
    const fives = Object.fromEntries(Object.keys(answers.core.personality).map((id) => [id, 5]));
    const { careless } = rank(facts, bank, {
      ...answers,
      core: { ...answers.core, personality: { ...fives, per_10: 4 } },
    });
    expect(careless.flagged).toBe(true);
    expect(careless.reasons).toContain('Statements that say the opposite of each other were answered alike.');
  });
});
